package dev.assay.interpret.memory;

/**
 * Which objects must not be used because of what functions that are being executed promise.
 *
 * @param unwritable objects must not change that came to be no later than this one
 * @param unreadable objects that change must not be read if they came to be no later
 * @param why for people
 */
public record Restraint(long unwritable, long unreadable, String why) {
  /** The birth of what must not change any more, whoever wants to. */
  static final long HELD = -1;

  /** The birth of variables that are there from the start. */
  static final long AT_START = 0;

  static final Restraint NONE = new Restraint(HELD, HELD - 1, "");

  /** The same, and what the function promises when so many objects have come to be. */
  Restraint with(FunctionPromise promise, String function, long births) {
    String told = "'" + function + "', which has the attribute ";
    return switch (promise) {
      case NONE -> this;
      case PURE -> new Restraint(births, unreadable, told + "pure");
      case CONST -> new Restraint(births, births, told + "const");
    };
  }

  boolean isAny() {
    return unwritable > HELD;
  }
}
