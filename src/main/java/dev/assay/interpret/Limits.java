package dev.assay.interpret;

/**
 * How much one run may use, and what it is started with.
 *
 * <p>Fuel counts evaluated nodes; memory counts bytes of live C objects; depth counts nested C
 * calls.
 */
public record Limits(long fuel, long memoryBytes, int callDepth, int outputBytes, Start start) {
  public static final Limits DEFAULT =
      new Limits(2_000_000_000L, 1L << 30, 20_000, 16 << 20, Start.PLAIN);

  public Limits withFuel(long changed) {
    return new Limits(changed, memoryBytes, callDepth, outputBytes, start);
  }

  public Limits withStart(Start changed) {
    return new Limits(fuel, memoryBytes, callDepth, outputBytes, changed);
  }

  /** The bytes, in Latin-1, that the program reads from its standard input. */
  public Limits withInput(String changed) {
    return withStart(new Start(start.arguments(), changed));
  }
}
