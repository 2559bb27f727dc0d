package dev.assay.judge.growth;

/**
 * What it took to compile a program in one size.
 *
 * @param factor how many times larger the program is made
 * @param seconds CPU time of the compiler
 * @param atLeast whether the compiler was stopped then
 */
public record Point(int factor, double seconds, boolean atLeast) {
  public static Point of(int factor, double seconds) {
    return new Point(factor, seconds, false);
  }

  /** Of two measurements of one size the shorter one: what disturbs a compiler takes time. */
  Point better(Point other) {
    return other.seconds < seconds ? other : this;
  }
}
