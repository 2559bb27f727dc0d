package dev.assay.campaign;

import java.util.List;
import java.util.Optional;

/**
 * Where the programs of a campaign come from if nobody says otherwise; another source is one line
 * more.
 *
 * <p>Wrong code is worth most and is found by programs that run: our own generator and variants of
 * its programs have the largest weights, each way to vary them a share of its own. What mostly
 * finds crashes comes second. Another generator is there for its other habits; its programs are
 * large, and cost as much as several of ours.
 */
public final class DefaultMix {
  /** The name of them all. */
  public static final String NAME = "default";

  private DefaultMix() {}

  /**
   * One source.
   *
   * @param generator as in {@code --generators}
   * @param weight how often it is taken, relative to the others, before anything is known
   * @param purpose what it is for
   * @param needs what must be there beside a compiler, if anything; where it is not, the source is
   *     left out
   */
  public record Row(String generator, int weight, String purpose, String needs) {}

  /** In the order in which they are shown. */
  public static List<Row> rows() {
    return List.of(
        row("exact", 4, "fresh programs, also in C++ and of several files: most finds so far"),
        row("exact+emi", 4, "variants of such: the same meaning in other code, for optimisers"),
        row("exact+inject", 3, "calls of real functions in such: code that people write"),
        row("exact+emi+inject", 3, "both, half of it calls: real functions amid mutated code"),
        new Row(
            "csmith+emi+inject",
            3,
            "the same with another generator's habits: wrong code of gcc was found so",
            "Csmith"),
        new Row(
            "greybox",
            3,
            "mutants of a corpus that make compilers do something new: crashes first",
            "a gcc or a clang that is tested"),
        row("remgen-exact", 2, "programs of exact whose functions end with unseen nestings"),
        row("remgen", 3, "programs that need not be fit to run, with such ends: crashes and hangs"),
        row("ccg", 1, "the same without such ends: small programs, and so quick to compile"));
  }

  private static Row row(String generator, int weight, String purpose) {
    return new Row(generator, weight, purpose, "");
  }

  /** That of a source, also if its name ends in a database or a corpus: {@code greybox@./tests}. */
  public static Optional<Row> row(String source) {
    int at = source.indexOf('@');
    String plain = at < 0 ? source : source.substring(0, at);
    return rows().stream().filter(row -> row.generator().equals(plain)).findFirst();
  }
}
