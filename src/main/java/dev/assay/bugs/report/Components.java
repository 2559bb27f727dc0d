package dev.assay.bugs.report;

import dev.assay.bugs.Blame;
import dev.assay.judge.BugClass;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Guesses in which part of GCC a bug is: the component that its Bugzilla asks for. */
final class Components {
  private static final String TREE = "tree-optimization";
  private static final String RTL = "rtl-optimization";
  private static final String MIDDLE_END = "middle-end";

  /** A pattern of what is known, and the component it speaks for. */
  private record Clue(Pattern pattern, String component) {
    Clue(String pattern, String component) {
      this(Pattern.compile(pattern), component);
    }
  }

  /** Options and passes that work on RTL, the last of GCC's languages. */
  private static final String RTL_WORDS =
      "schedule|sched|gcse|cse2|rerun-cse|cse-follow|if-conversion|ce[123]|combine|forward-propagate"
          + "|fwprop|ira|reload|lra|cprop|rename-registers|regrename|ree|split-wide|peephole|crossjump"
          + "|reorder-blocks|bbro|auto-inc|modulo-sched|sms|shrink-wrap|stack|dse[12]|dce|compare-elim"
          + "|web|unroll-loops|loop2|delayed-branch|postreload|hoist_insn|move-loop-invariants";

  private static final List<Clue> CLUES =
      List.of(
          new Clue("-fdisable-ipa-|during IPA pass|-f(no-)?ipa-|^ipa|-f(no-)?inline", "ipa"),
          new Clue("during RTL pass: expand", MIDDLE_END),
          new Clue("-fdisable-rtl-|during RTL pass", RTL),
          new Clue("-fdisable-tree-|during GIMPLE pass|-f(no-)?tree-", TREE),
          new Clue("\\bin \\w+, at config/", "target"),
          new Clue("at (c|c-family)/c-|at c-(typeck|decl|parser|common|fold)", "c"),
          new Clue("at (cp|call|pt|semantics|decl2)[/.]", "c++"),
          new Clue("at ipa-|at cgraph", "ipa"),
          new Clue("at (tree-|gimple-(?!fold)|match)", TREE),
          new Clue("at (gimplify|expr|expmed|fold-const|gimple-fold|stor-layout)", MIDDLE_END),
          new Clue("-m(no-)?[a-z]", "target"),
          new Clue("^(-f(no-)?)?(" + RTL_WORDS + ")", RTL),
          new Clue("^-f|^[a-z]", TREE));

  private Components() {}

  static String of(ReportInput input) {
    if (input.kind() == BugClass.SANITIZER) {
      return "sanitizer";
    }
    Optional<Blame> blame = input.triage().blame();
    if (blame.isPresent()) {
      // The command says for a pass which language it works on.
      String disabling =
          blame.get().good().stream()
              .filter(word -> word.startsWith("-fdisable-"))
              .findFirst()
              .orElse("");
      return first(disabling.isEmpty() ? blame.get().name() : disabling);
    }
    return input.kind() == BugClass.CRASH ? first(input.bug().signature().key()) : TREE;
  }

  private static String first(String text) {
    return CLUES.stream()
        .filter(clue -> clue.pattern().matcher(text).find())
        .map(Clue::component)
        .findFirst()
        .orElse(MIDDLE_END);
  }

  static String keyword(BugClass kind) {
    return switch (kind) {
      case WRONG_OUTPUT -> "wrong-code";
      case CRASH -> "ice-on-valid-code";
      case HANG -> "compile-time-hog";
      case REJECTED -> "rejects-valid";
      case SANITIZER -> "diagnostic";
      case UNSTABLE, DISAGREEMENT -> "wrong-code";
    };
  }
}
