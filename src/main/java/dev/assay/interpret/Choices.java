package dev.assay.interpret;

import java.util.EnumSet;
import java.util.Set;

/**
 * One way to make the choices that C leaves open; seeds of 0 give the plain layout and zero bytes.
 *
 * @param librarySeed varies what the library is free to do, but for the order of sorts
 * @param others what is made otherwise of that which has two ways
 */
public record Choices(
    OperandOrder order,
    long layoutSeed,
    long junkSeed,
    long librarySeed,
    LastPlaces lastPlaces,
    Set<Other> others) {
  /** The layout seed that puts the last object first. */
  static final long LAST_LAYOUT = -1;

  public static final Choices DEFAULT =
      new Choices(OperandOrder.FIRST_FIRST, 0, 0, 0, LastPlaces.OPEN, Set.of());

  /** The way beside the plain one, where there are two. */
  public enum Other {
    /** Products are not rounded before they are added. */
    CONTRACTION,
    /** A pointer one past the end is equal to the address of another object. */
    ONE_PAST_EQUAL,
    /** Equal string literals are objects of their own. */
    SEPARATE_LITERALS,
    /** qsort and bsearch treat equal elements in another order. */
    SORT,
    /** To read a character that has no value is undefined, as sanitizers have it. */
    DEFINED_ONLY,
    /** NaNs that are computed have the other sign. */
    NAN_SIGN
  }

  public Choices {
    others = Set.copyOf(others);
  }

  /** Whether the last of several operands is evaluated first everywhere. */
  public boolean rightToLeft() {
    return order.equals(OperandOrder.LAST_FIRST);
  }

  public boolean makes(Other other) {
    return others.contains(other);
  }

  public Choices with(Other other) {
    var more = EnumSet.of(other);
    more.addAll(others);
    return new Choices(order, layoutSeed, junkSeed, librarySeed, lastPlaces, more);
  }

  public Choices withRightToLeft() {
    return withOrder(OperandOrder.LAST_FIRST);
  }

  public Choices withOrder(OperandOrder other) {
    return new Choices(other, layoutSeed, junkSeed, librarySeed, lastPlaces, others);
  }

  public Choices withLayout(long seed) {
    return new Choices(order, seed, junkSeed, librarySeed, lastPlaces, others);
  }

  public Choices withJunk(long seed) {
    return new Choices(order, layoutSeed, seed, librarySeed, lastPlaces, others);
  }

  public Choices withLibrary(long seed) {
    return new Choices(order, layoutSeed, junkSeed, seed, lastPlaces, others);
  }

  public Choices withLastPlaces(LastPlaces places) {
    return new Choices(order, layoutSeed, junkSeed, librarySeed, places, others);
  }
}
