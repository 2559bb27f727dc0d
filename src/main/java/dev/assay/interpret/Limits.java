package dev.assay.interpret;

/**
 * How much one run may use, what it is started with, and how strictly it is taken.
 *
 * <p>Fuel counts evaluated nodes; memory counts bytes of live C objects; depth counts nested C
 * calls. {@code strict} ends a run also where only the letter of the standard leaves it undefined.
 */
public record Limits(
    long fuel, long memoryBytes, int callDepth, int outputBytes, Start start, boolean strict) {
  public static final Limits DEFAULT =
      new Limits(2_000_000_000L, 1L << 30, 20_000, 16 << 20, Start.PLAIN);

  public Limits(long fuel, long memoryBytes, int callDepth, int outputBytes, Start start) {
    this(fuel, memoryBytes, callDepth, outputBytes, start, false);
  }

  public Limits withStrict(boolean changed) {
    return new Limits(fuel, memoryBytes, callDepth, outputBytes, start, changed);
  }

  public Limits withFuel(long changed) {
    return new Limits(changed, memoryBytes, callDepth, outputBytes, start, strict);
  }

  public Limits withStart(Start changed) {
    return new Limits(fuel, memoryBytes, callDepth, outputBytes, changed, strict);
  }

  /** The bytes, in Latin-1, that the program reads from its standard input. */
  public Limits withInput(String changed) {
    return withStart(new Start(start.arguments(), changed));
  }
}
