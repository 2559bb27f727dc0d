package dev.assay.bugs.report;

import dev.assay.bugs.Example;
import dev.assay.bugs.Reduced;
import dev.assay.c.Standard;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/**
 * The program that a report shows.
 *
 * @param reduction how it was made smaller; empty if it is as the generator made it
 */
public record Shown(
    Standard standard,
    List<SourceFile> files,
    List<String> units,
    List<String> flags,
    Optional<Reduction> reduction) {
  public Shown {
    files = List.copyOf(files);
    units = List.copyOf(units);
    flags = List.copyOf(flags);
  }

  /** From how many tokens to how many, and whether nothing more could be removed. */
  public record Reduction(int tokens, int originalTokens, boolean complete) {}

  public static Shown of(Example example) {
    return new Shown(
        example.standard(), example.files(), example.units(), example.flags(), Optional.empty());
  }

  public static Shown of(Reduced reduced) {
    return new Shown(
        reduced.standard(),
        reduced.files(),
        reduced.units(),
        reduced.flags(),
        Optional.of(new Reduction(reduced.tokens(), reduced.originalTokens(), reduced.complete())));
  }

  /** The first file that is compiled. */
  public SourceFile main() {
    return files.stream()
        .filter(file -> units.contains(file.name()))
        .findFirst()
        .orElseGet(files::getFirst);
  }

  public boolean isCxx() {
    return TestCase.isCxx(units.getFirst());
  }
}
