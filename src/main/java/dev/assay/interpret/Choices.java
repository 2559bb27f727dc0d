package dev.assay.interpret;

/**
 * One way to make the choices that C leaves open; seeds of 0 give the plain layout and zero bytes.
 *
 * <p>{@code onePastEqual} makes a one-past-the-end pointer equal to the address of another object.
 */
public record Choices(
    boolean rightToLeft,
    long layoutSeed,
    long junkSeed,
    boolean contract,
    boolean onePastEqual,
    long librarySeed) {
  public static final Choices DEFAULT = new Choices(false, 0, 0, false, false, 0);

  public Choices withRightToLeft() {
    return new Choices(true, layoutSeed, junkSeed, contract, onePastEqual, librarySeed);
  }

  public Choices withLayout(long seed) {
    return new Choices(rightToLeft, seed, junkSeed, contract, onePastEqual, librarySeed);
  }

  public Choices withJunk(long seed) {
    return new Choices(rightToLeft, layoutSeed, seed, contract, onePastEqual, librarySeed);
  }

  public Choices withContraction() {
    return new Choices(rightToLeft, layoutSeed, junkSeed, true, onePastEqual, librarySeed);
  }

  public Choices withOnePastEqual() {
    return new Choices(rightToLeft, layoutSeed, junkSeed, contract, true, librarySeed);
  }

  public Choices withLibrary(long seed) {
    return new Choices(rightToLeft, layoutSeed, junkSeed, contract, onePastEqual, seed);
  }
}
