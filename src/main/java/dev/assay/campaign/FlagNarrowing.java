package dev.assay.campaign;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Judge;
import dev.assay.judge.Signature;
import dev.assay.judge.signature.Names;
import dev.assay.judge.signature.RefusalKey;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds out which of many drawn flags a bug needs, so that one broken flag is one bug and hides no
 * other.
 *
 * <p>Only for bugs that no plain level shows. Halves are tried first: most often one flag alone is
 * to blame.
 *
 * @param matrix one that takes no short cuts
 */
public record FlagNarrowing(Matrix matrix, Judge judge) {
  /** Enough for a few flags out of thirty; a bug that needs more keeps some too many. */
  private static final int MOST_BUILDS = 100;

  /** The finding with the plainest configuration first, named by the flags that it needs. */
  Finding narrow(TestCase test, Finding finding, Scratch scratch) {
    Configuration shown = finding.evidence().getFirst().configuration();
    if (shown.flags().isEmpty()) {
      return finding;
    }
    var search = new Search(test, finding, shown, scratch);
    List<List<String>> needed = search.minimise(units(shown.flags()));
    return search.best == null ? finding : named(finding, needed, search.best);
  }

  private final class Search {
    private final TestCase test;
    private final Finding finding;
    private final Configuration shown;
    private final Scratch scratch;
    private int builds;
    private CompilerRun best;

    Search(TestCase test, Finding finding, Configuration shown, Scratch scratch) {
      this.test = test;
      this.finding = finding;
      this.shown = shown;
      this.scratch = scratch;
    }

    private List<List<String>> minimise(List<List<String>> all) {
      if (shows(List.of())) {
        return List.of();
      }
      List<List<String>> needed = all;
      int parts = 2;
      while (needed.size() > 1 && parts <= needed.size()) {
        Optional<List<List<String>>> smaller = smaller(needed, parts);
        if (smaller.isPresent()) {
          needed = smaller.get();
          parts = 2;
        } else if (parts == needed.size()) {
          break;
        } else {
          parts = Math.min(needed.size(), parts * 2);
        }
      }
      return needed;
    }

    /** One of so many parts alone, or all but one of them. */
    private Optional<List<List<String>>> smaller(List<List<String>> needed, int parts) {
      for (int i = 0; i < parts; i++) {
        List<List<String>> part = part(needed, i, parts);
        if (shows(part)) {
          return Optional.of(part);
        }
      }
      for (int i = 0; parts > 2 && i < parts; i++) {
        var rest = new ArrayList<>(needed);
        rest.removeAll(part(needed, i, parts));
        if (shows(rest)) {
          return Optional.of(rest);
        }
      }
      return Optional.empty();
    }

    private static List<List<String>> part(List<List<String>> all, int i, int parts) {
      return all.subList(all.size() * i / parts, all.size() * (i + 1) / parts);
    }

    private boolean shows(List<List<String>> units) {
      if (builds++ >= MOST_BUILDS || Thread.currentThread().isInterrupted()) {
        return false;
      }
      List<String> flags = units.stream().flatMap(List::stream).toList();
      var fewer = new Configuration(shown.compiler(), shown.level(), flags, shown.purpose());
      List<CompilerRun> runs =
          matrix.run(test, List.of(fewer), c -> Examination.isRunnable(test, c), scratch);
      boolean same = runs.size() == 1 && isTheSame(runs.getFirst());
      if (same) {
        best = runs.getFirst();
      }
      return same;
    }

    /** A refusal needs others who take the program to be a finding, so it is known by its words. */
    private boolean isTheSame(CompilerRun run) {
      return run instanceof CompilerRun.Rejected refused && finding.kind() == BugClass.REJECTED
          ? RefusalKey.of(refused.output(), Names.of(test)).equals(finding.signature().key())
          : judge.judge(test, List.of(run)).findings().stream().anyMatch(this::isTheSame);
    }

    private boolean isTheSame(Finding other) {
      return other.kind() == finding.kind()
          && (finding.kind() == BugClass.WRONG_OUTPUT
              || other.signature().equals(finding.signature()));
    }
  }

  private static Finding named(Finding finding, List<List<String>> needed, CompilerRun best) {
    var evidence = new ArrayList<CompilerRun>(List.of(best));
    evidence.addAll(finding.evidence());
    Signature signature = finding.signature();
    if (finding.kind() == BugClass.WRONG_OUTPUT) {
      String cause =
          needed.isEmpty()
              ? "at " + best.configuration().level()
              : "with " + String.join(" ", best.configuration().flags());
      signature =
          new Signature(
              signature.kind(),
              signature.compiler(),
              signature.key().replaceFirst(" at [^:]*$", " " + cause));
    }
    String before = finding.evidence().getFirst().configuration().toString();
    return new Finding(
        signature,
        finding.summary().replace(before, best.configuration().toString()),
        evidence,
        finding.confirmed(),
        finding.vouched());
  }

  /** Flags of two words stay together. */
  public static List<List<String>> units(List<String> flags) {
    var units = new ArrayList<List<String>>();
    for (int i = 0; i < flags.size(); i++) {
      boolean pair =
          (flags.get(i).equals("-mllvm")
                  || flags.get(i).equals("--param")
                  || flags.get(i).equals("-Xclang"))
              && i + 1 < flags.size();
      units.add(pair ? List.of(flags.get(i), flags.get(++i)) : List.of(flags.get(i)));
    }
    return List.copyOf(units);
  }
}
