package dev.assay.bugs.report;

import dev.assay.bugs.Bug;
import dev.assay.judge.BugClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What maintainers ask first: where the program is from, and whether it is defined. */
final class Provenance {
  private Provenance() {}

  static List<String> sentences(ReportInput input) {
    var sentences = new ArrayList<String>();
    sentences.add(found(input.bug()));
    sentences.add(
        input
            .program()
            .reduction()
            .map(Provenance::reduced)
            .orElse("It is not reduced: it is as the generator made it."));
    sentences.add(defined(input));
    if (!input.triage().mutations().isEmpty()) {
      sentences.add(
          "These changes to the generated program are needed: "
              + String.join(", ", input.triage().mutations())
              + ".");
    }
    return List.copyOf(sentences);
  }

  private static String found(Bug bug) {
    var origin = bug.first().origin();
    return "The program was found by random testing with Assay "
        + bug.assay()
        + " (generator "
        + origin.generator()
        + ", seed "
        + origin.seed()
        + ").";
  }

  private static String reduced(Shown.Reduction reduction) {
    String sizes =
        String.format(
            Locale.ROOT,
            "It was reduced by machine from %,d to %,d tokens",
            reduction.originalTokens(),
            reduction.tokens());
    return sizes + (reduction.complete() ? "." : "; the reduction was stopped before its end.");
  }

  private static String defined(ReportInput input) {
    if (input.program().isCxx() && input.expected().isPresent()) {
      return "It is defined: the same program in C was run to its end by a C interpreter that"
          + " checks every operation for undefined and unspecified behaviour.";
    }
    if (input.expected().isPresent()) {
      return "It is defined: a C interpreter that checks every operation for undefined and"
          + " unspecified behaviour (overflow, bounds, lifetimes, initialisation, aliasing,"
          + " sequencing) ran this very text to its end.";
    }
    return input.kind() == BugClass.CRASH || input.kind() == BugClass.HANG
        ? "It was not executed to check that it is defined; a compiler should not fail on it in any"
            + " case."
        : "Whether it is defined could not be checked by machine.";
  }
}
