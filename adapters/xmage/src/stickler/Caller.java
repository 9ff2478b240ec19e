package stickler;

/** Where in XMage a question comes from: what it is about is told by nothing else. */
final class Caller {
    private Caller() {
    }

    static boolean is(String method) {
        return StackWalker.getInstance().walk(frames -> frames.limit(12).anyMatch(f -> f.getMethodName().equals(method)));
    }
}
