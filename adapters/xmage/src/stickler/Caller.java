package stickler;

/** Where in XMage a question comes from: what it is about is told by nothing else. */
final class Caller {
    private Caller() {
    }

    /** The keyword whose optional cost XMage asks about; null if it asks about none. */
    static String optionalCost() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(frames -> frames.limit(12)
                .filter(f -> f.getMethodName().equals("addOptionalAdditionalCosts")).findFirst())
                .map(f -> Keywords.of(f.getDeclaringClass())).orElse(null);
    }

    static boolean is(String method) {
        return StackWalker.getInstance().walk(frames -> frames.limit(12).anyMatch(f -> f.getMethodName().equals(method)));
    }
}
