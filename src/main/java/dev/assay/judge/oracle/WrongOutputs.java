package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Findings;
import dev.assay.judge.Signature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/** Collects runs that differ from what they should do, and makes a finding of those alike. */
final class WrongOutputs {
  private static final int SHOWN = 40;

  private record Group(String compiler, String difference) {}

  private final LinkedHashMap<Group, List<CompilerRun>> groups = new LinkedHashMap<>();

  void add(CompilerRun run, String difference) {
    var group = new Group(run.configuration().compiler().name(), difference);
    groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(run);
  }

  /**
   * One finding for each compiler and kind of difference.
   *
   * @param kind whether the compilers are wrong, or only differ from what others say
   */
  List<Finding> findings(Behaviour expected, BugClass kind, String vouched) {
    var findings = new ArrayList<Finding>();
    groups.forEach((group, runs) -> {
      List<CompilerRun> evidence = Findings.plainestFirst(runs);
      findings.add(
          new Finding(
              new Signature(kind, group.compiler(), group.difference() + " at " + levels(evidence)),
              summary(expected, evidence.getFirst(), group.difference(), kind),
              evidence,
              kind == BugClass.WRONG_OUTPUT,
              vouched));
    });
    return List.copyOf(findings);
  }

  /**
   * The plain levels that are wrong, lowest first. Of runs with more flags nobody knows yet which
   * flag matters, so they are told apart only where no plain level shows the same.
   */
  static String levels(List<CompilerRun> runs) {
    List<String> plain =
        Findings.plainestFirst(runs).stream()
            .map(CompilerRun::configuration)
            .filter(configuration -> configuration.flags().isEmpty())
            .map(Configuration::level)
            .map(level -> level.isEmpty() ? "default" : level)
            .distinct()
            .toList();
    return plain.isEmpty() ? "swarm" : String.join(" ", plain);
  }

  private static String summary(
      Behaviour expected, CompilerRun run, String difference, BugClass kind) {
    String what = run.configuration() + ": " + difference;
    Behaviour seen = Behaviour.of(run).orElseThrow();
    if (difference.equals("wrong exit")) {
      return what + ": " + seen.end() + known(kind, String.valueOf(expected.end()));
    }
    if (!difference.equals("wrong stdout")) {
      String others = kind.isBug() ? " where it should end with " : " where others end with ";
      return what + others + expected.end();
    }
    int at = firstDifference(expected.stdout(), seen.stdout());
    return String.format(
        Locale.ROOT,
        "%s: from byte %d on, '%s'%s",
        what,
        at,
        excerpt(seen.stdout(), at),
        known(kind, "'" + excerpt(expected.stdout(), at) + "'"));
  }

  private static String known(BugClass kind, String expected) {
    return kind.isBug() ? " where " + expected + " is right" : " where others have " + expected;
  }

  private static int firstDifference(String one, String other) {
    int common = Math.min(one.length(), other.length());
    int at = 0;
    while (at < common && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    return at;
  }

  /** The rest of the line, and the start of it as far as there is room. */
  private static String excerpt(String text, int at) {
    int start = Math.max(text.lastIndexOf('\n', Math.max(0, at - 1)) + 1, at - SHOWN / 2);
    int end = text.indexOf('\n', at);
    String rest = text.substring(Math.min(start, at), end < 0 ? text.length() : end);
    return rest.length() <= SHOWN ? rest : rest.substring(0, SHOWN) + "...";
  }
}
