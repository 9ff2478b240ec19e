package stickler;

/** What the adapter refuses: kind is illegalAction, unsupported or invalid, as in protocol/errors.go. */
final class Refusal extends RuntimeException {
    final String kind;

    private Refusal(String kind, String message) {
        super(message);
        this.kind = kind;
    }

    static Refusal illegal(String message) {
        return new Refusal("illegalAction", message);
    }

    static Refusal unsupported(String message) {
        return new Refusal("unsupported", message);
    }

    static Refusal invalid(String message) {
        return new Refusal("invalid", message);
    }
}
