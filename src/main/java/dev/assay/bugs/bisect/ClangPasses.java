package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the pass of clang with which a bug comes, by the number that {@code -opt-bisect-limit}
 * gives every execution of every pass that can be left out, those of the code generator too.
 */
final class ClangPasses {
  /**
   * {@code BISECT: running pass (18) InstCombinePass on main}; older ones say "function (main)".
   */
  private static final Pattern RUNNING =
      Pattern.compile("^BISECT: running pass \\((\\d+)\\) (.+?) on (.+)$", Pattern.MULTILINE);

  private static final Pattern FUNCTION =
      Pattern.compile("(?:function )?\\(?([A-Za-z_$.][\\w$.]*)\\)?");

  private ClangPasses() {}

  /** One execution of a pass. */
  record Execution(int number, String pass, String on) {
    /** Modules and loops have no name of their own. */
    Optional<String> function() {
      Matcher matcher = FUNCTION.matcher(on);
      return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
  }

  /** What was found, and what is to be said of it. */
  static Blamed blame(Questions questions) {
    List<Execution> all = executions(questions.transcript(limit(-1)));
    int last = all.stream().mapToInt(Execution::number).max().orElse(0);
    if (last == 0) {
      return Blamed.nothing("it does not list its passes for -opt-bisect-limit");
    }
    if (questions.ask(List.of(limit(last))).getFirst() != Answer.BAD) {
      return Blamed.nothing("the bug is not there when clang counts its passes");
    }
    Optional<Boundary> boundary =
        Boundary.search(
            last, points -> questions.ask(points.stream().map(ClangPasses::limit).toList()));
    if (boundary.isEmpty()) {
      return Blamed.nothing(
          "the bug is there with -opt-bisect-limit=0: no pass that can be left out is needed");
    }
    return blame(questions, boundary.get(), last);
  }

  private static Blamed blame(Questions questions, Boundary boundary, int last) {
    int number = boundary.after();
    List<Execution> until = executions(questions.transcript(limit(number)));
    List<Execution> named = until.stream().filter(one -> one.number() == number).toList();
    if (named.isEmpty()) {
      return Blamed.nothing("clang does not say which pass number " + number + " is");
    }
    Execution pass = named.getFirst();
    var remarks = new ArrayList<String>();
    if (named.size() > 1) {
      remarks.add("each of " + named.size() + " units has a pass number " + number);
    }
    if (!boundary.isClear()) {
      remarks.add(
          "not monotonic: the bug also comes or goes elsewhere, seen at limits "
              + boundary.contradictions()
              + " of "
              + last);
    }
    var blame =
        new Blame(
            Blame.Kind.PASS,
            pass.pass(),
            function(until, pass),
            questions.command(limit(boundary.before())),
            questions.command(limit(number)),
            "the bug is there with pass " + number + " of " + last + " and not before it");
    return new Blamed(List.of(blame), remarks);
  }

  /** Of a pass over a loop, the function that the passes just before it worked on. */
  private static Optional<String> function(List<Execution> until, Execution pass) {
    if (pass.on().startsWith("[")) {
      return Optional.empty();
    }
    return until.subList(0, until.indexOf(pass) + 1).reversed().stream()
        .flatMap(one -> one.function().stream())
        .findFirst();
  }

  static List<Execution> executions(String transcript) {
    var all = new ArrayList<Execution>();
    Matcher matcher = RUNNING.matcher(transcript);
    while (matcher.find()) {
      all.add(
          new Execution(
              Integer.parseInt(matcher.group(1)), matcher.group(2).strip(), matcher.group(3)));
    }
    return all;
  }

  private static List<String> limit(int number) {
    return List.of("-mllvm", "-opt-bisect-limit=" + number);
  }
}
