package dev.assay.compile.feedback;

/**
 * How much of a program an optimiser left.
 *
 * @param surviving the lines that still have machine code when it is optimised
 * @param lines those that have machine code when it is not
 * @param optimised the number of instructions when it is optimised
 * @param instructions their number when it is not
 */
public record SurvivingCode(long surviving, long lines, long optimised, long instructions) {
  public static final SurvivingCode NONE = new SurvivingCode(0, 0, 0, 0);

  static SurvivingCode of(LocatedCode before, LocatedCode after) {
    return new SurvivingCode(
        before.lines().stream().filter(after.lines()::contains).count(),
        before.lines().size(),
        after.instructions(),
        before.instructions());
  }

  public SurvivingCode plus(SurvivingCode other) {
    return new SurvivingCode(
        surviving + other.surviving,
        lines + other.lines,
        optimised + other.optimised,
        instructions + other.instructions);
  }

  /** The dead weight: the share of the lines of which nothing is left. */
  public double deadShare() {
    return lines == 0 ? 0 : 1 - (double) surviving / lines;
  }
}
