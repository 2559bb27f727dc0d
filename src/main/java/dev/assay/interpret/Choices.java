package dev.assay.interpret;

/**
 * One way to make the choices that C leaves open; seeds of 0 give the plain layout and zero bytes.
 *
 * <p>{@code onePastEqual} makes a one-past-the-end pointer equal to the address of another object;
 * {@code separateLiterals} gives equal string literals objects of their own; {@code otherSort} lets
 * qsort and bsearch treat equal elements in another order; {@code librarySeed} varies whatever else
 * the library is free to do; {@code definedOnly} takes it for undefined that a character is read
 * which has no value, as sanitizers do; {@code otherNans} gives NaNs that are computed the other
 * sign.
 */
public record Choices(
    OperandOrder order,
    long layoutSeed,
    long junkSeed,
    boolean contract,
    boolean onePastEqual,
    boolean separateLiterals,
    boolean otherSort,
    long librarySeed,
    boolean definedOnly,
    LastPlaces lastPlaces,
    boolean otherNans) {
  /** The layout seed that puts the last object first. */
  static final long LAST_LAYOUT = -1;

  public static final Choices DEFAULT =
      new Choices(
          OperandOrder.FIRST_FIRST,
          0,
          0,
          false,
          false,
          false,
          false,
          0,
          false,
          LastPlaces.OPEN,
          false);

  /** Whether the last of several operands is evaluated first everywhere. */
  public boolean rightToLeft() {
    return order.equals(OperandOrder.LAST_FIRST);
  }

  public Choices withRightToLeft() {
    return withOrder(OperandOrder.LAST_FIRST);
  }

  public Choices withOrder(OperandOrder other) {
    return new Choices(
        other,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withLayout(long seed) {
    return new Choices(
        order,
        seed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withJunk(long seed) {
    return new Choices(
        order,
        layoutSeed,
        seed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withContraction() {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        true,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withOnePastEqual() {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        contract,
        true,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withSeparateLiterals() {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        true,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withOtherSort() {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        true,
        librarySeed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withLibrary(long seed) {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        seed,
        definedOnly,
        lastPlaces,
        otherNans);
  }

  public Choices withDefinedOnly() {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        true,
        lastPlaces,
        otherNans);
  }

  public Choices withLastPlaces(LastPlaces places) {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        places,
        otherNans);
  }

  public Choices withOtherNans() {
    return new Choices(
        order,
        layoutSeed,
        junkSeed,
        contract,
        onePastEqual,
        separateLiterals,
        otherSort,
        librarySeed,
        definedOnly,
        lastPlaces,
        true);
  }
}
