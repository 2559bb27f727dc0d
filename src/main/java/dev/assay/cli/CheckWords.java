package dev.assay.cli;

import dev.assay.c.Span;
import dev.assay.campaign.Examined;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Execution;
import dev.assay.judge.Finding;
import dev.assay.judge.Verdict;
import dev.assay.mutate.Expectation;
import java.util.Optional;
import java.util.stream.Collectors;

/** The words for what a check showed, the same in the table and in JSON. */
final class CheckWords {
  private CheckWords() {}

  /** What the interpreter said for the first configuration; empty if it was not asked. */
  static Optional<Execution> interpretation(Examined examined) {
    return examined.runs().stream()
        .findFirst()
        .flatMap(run ->
            examined
                .test()
                .expectation()
                .in(FlagMeaning.setting(run.configuration(), examined.test().standard())));
  }

  static String status(Execution execution) {
    return switch (execution) {
      case Execution.Finished _ -> "finished";
      case Execution.Undefined _ -> "undefined";
      case Execution.Unspecified _ -> "unspecified";
      case Execution.OutOfFuel _ -> "out-of-fuel";
      case Execution.Unsupported _ -> "unsupported";
    };
  }

  /** The same for all that was examined: invalid where the text could not be read. */
  static String status(Examined examined) {
    return interpretation(examined)
        .map(CheckWords::status)
        .orElse(examined.test().isCxx() || isPart(examined) ? "none" : "invalid");
  }

  private static boolean isPart(Examined examined) {
    return examined.test().expectation().equals(Expectation.UNKNOWABLE)
        && examined.verdict() instanceof Verdict.Agrees;
  }

  /** What the interpreter said, in a sentence; empty where it has nothing to say. */
  static Optional<String> opinion(Examined examined) {
    return interpretation(examined)
        .map(execution -> opinion(execution, examined.test().units().size() > 1))
        .or(() ->
            isPart(examined)
                ? Optional.of("was not asked: this is a part of a program, and only compiled")
                : Optional.empty())
        .or(() ->
            examined.test().isCxx()
                ? Optional.of(
                    "does not read C++ and vouches for nothing; compilers are compared with one"
                        + " another")
                : Optional.empty());
  }

  static String opinion(Execution execution, boolean several) {
    return switch (execution) {
      case Execution.Finished f -> "finished with exit status " + f.exit() + notes(f, several);
      case Execution.Undefined u ->
          "undefined: " + u.kind().label() + ": " + u.message() + place(u.span(), several);
      case Execution.Unspecified u ->
          "unspecified: " + u.kind().label() + ": " + u.message() + place(u.span(), several);
      case Execution.OutOfFuel o -> "did not end: out of " + o.resource();
      case Execution.Unsupported u -> "unsupported: " + u.what() + place(u.span(), several);
    };
  }

  /** What --strict would end the run for. */
  private static String notes(Execution.Finished finished, boolean several) {
    return finished.notes().stream()
        .map(n -> "; note: " + n.kind().label() + ": " + n.message() + place(n.span(), several))
        .collect(Collectors.joining());
  }

  /** Of several files, the one is named. */
  private static String place(Span span, boolean several) {
    String line = "line " + span.line() + ":" + span.column();
    return span.line() == 0 ? "" : " (" + (several ? span : line) + ")";
  }

  /** Why the verdict is what it is, in a sentence; empty where all agree. */
  static String reason(Examined examined) {
    return switch (examined.verdict()) {
      case Verdict.Agrees _ -> "";
      case Verdict.InvalidProgram(String reason) -> reason;
      case Verdict.Inconclusive(String reason) -> reason;
      case Verdict.Contradiction(String reason) -> reason;
      case Verdict found -> found.findings().stream().map(Finding::summary).findFirst().orElse("");
    };
  }

  static Optional<Finding> finding(CompilerRun run, Examined examined) {
    return examined.findings().stream()
        .filter(finding ->
            finding.evidence().stream()
                .anyMatch(e -> e.configuration().equals(run.configuration())))
        .findFirst();
  }

  /** The class of the bug that a run shows, or else what happened. */
  static String result(CompilerRun run, Examined examined) {
    return finding(run, examined)
        .map(finding -> finding.kind().spelling())
        .orElseGet(() ->
            switch (run) {
              case CompilerRun.Ran _, CompilerRun.Died _ -> compared(examined);
              case CompilerRun.RanTooLong _ -> "too-long";
              case CompilerRun.Compiled _ -> "compiled";
              case CompilerRun.Analysed _ -> "analysed";
              case CompilerRun.CompilerCrashed _ -> "crash";
              case CompilerRun.CompilerHung _ -> "hang";
              case CompilerRun.Rejected _ -> "rejected";
              case CompilerRun.OutOfResources(var _, String resource, var _, var _) ->
                  "no result (" + resource + ")";
            });
  }

  private static String compared(Examined examined) {
    return switch (examined.verdict()) {
      case Verdict.Inconclusive _, Verdict.InvalidProgram _, Verdict.Contradiction _ -> "ran";
      case Verdict.Agrees _,
          Verdict.WrongOutput _,
          Verdict.Crash _,
          Verdict.Hang _,
          Verdict.Rejected _,
          Verdict.FalseAlarm _,
          Verdict.Unstable _,
          Verdict.Disagreement _ ->
          "agrees";
    };
  }
}
