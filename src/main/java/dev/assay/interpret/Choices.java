package dev.assay.interpret;

/**
 * One way to make the choices that C leaves open; seeds of 0 give the plain layout and zero bytes.
 *
 * <p>{@code onePastEqual} makes a one-past-the-end pointer equal to the address of another object;
 * {@code separateLiterals} gives equal string literals objects of their own; {@code otherSort} lets
 * qsort and bsearch treat equal elements in another order; {@code librarySeed} varies whatever else
 * the library is free to do; {@code definedOnly} takes it for undefined that a character is read
 * which has no value, as sanitizers do.
 */
public record Choices(
    boolean rightToLeft,
    long layoutSeed,
    long junkSeed,
    boolean contract,
    boolean onePastEqual,
    boolean separateLiterals,
    boolean otherSort,
    long librarySeed,
    boolean definedOnly,
    LastPlaces lastPlaces) {
  public static final Choices DEFAULT =
      new Choices(false, 0, 0, false, false, false, false, 0, false, LastPlaces.OPEN);

  public Choices withRightToLeft() {
    return new Choices(
        true,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces);
  }

  public Choices withLayout(long seed) {
    return new Choices(
        rightToLeft,
        seed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces);
  }

  public Choices withJunk(long seed) {
    return new Choices(
        rightToLeft,
        layoutSeed,
        seed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces);
  }

  public Choices withContraction() {
    return new Choices(
        rightToLeft,
        layoutSeed,
        junkSeed,
        true,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces);
  }

  public Choices withOnePastEqual() {
    return new Choices(
        rightToLeft,
        layoutSeed,
        junkSeed,
        contract,
        true,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces);
  }

  public Choices withSeparateLiterals() {
    return new Choices(
        rightToLeft,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        true,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces);
  }

  public Choices withOtherSort() {
    return new Choices(
        rightToLeft,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        true,
        librarySeed,
        definedOnly,
        lastPlaces);
  }

  public Choices withLibrary(long seed) {
    return new Choices(
        rightToLeft,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        seed,
        definedOnly,
        lastPlaces);
  }

  public Choices withDefinedOnly() {
    return new Choices(
        rightToLeft,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        true,
        lastPlaces);
  }

  public Choices withLastPlaces(LastPlaces places) {
    return new Choices(
        rightToLeft,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        places);
  }
}
