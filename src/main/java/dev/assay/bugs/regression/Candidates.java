package dev.assay.bugs.regression;

import dev.assay.bugs.Expected;
import dev.assay.bugs.regression.RegressionTest.Suite;
import dev.assay.judge.BugClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Regression tests of a bug, the best form first; whether one shows the bug must be tried.
 *
 * @param id the bug's id, which names the files
 * @param program the text that shows the bug, as bytes in Latin-1
 * @param checking the text that aborts where it would print something wrong, if there is one
 * @param linked whether a failure to build came from linking
 * @param options what the compiler needs to show the bug
 */
public record Candidates(
    String id,
    BugClass kind,
    boolean cxx,
    String program,
    Optional<String> checking,
    Optional<Expected> expected,
    boolean linked,
    List<String> options) {
  /** What means itself in a pattern of Tcl, whatever is around it. */
  private static final Pattern SPECIAL = Pattern.compile("[^A-Za-z0-9 ,:=_%/-]");

  private static final String NO_RECOVERY = "-fno-sanitize-recover=all";
  private static final int MOST_LINES = 64;

  public Candidates {
    options = List.copyOf(options);
  }

  public List<RegressionTest> of(Suite suite) {
    return switch (kind) {
      case WRONG_OUTPUT -> wrongCode(suite);
      case CRASH, HANG, REJECTED -> List.of(compiled(suite));
      case SANITIZER -> List.of(alarm(suite));
      case UNSTABLE -> List.of();
    };
  }

  private List<RegressionTest> wrongCode(Suite suite) {
    var tests = new ArrayList<RegressionTest>();
    checking.ifPresent(text -> tests.add(test(suite, head(suite, "run", options, ""), text, "")));
    boolean aborts = program.contains("abort");
    if (aborts && expected.filter(e -> e.exit() == 0 && e.stdout().isEmpty()).isPresent()) {
      tests.add(test(suite, head(suite, "run", options, ""), program, ""));
    }
    expected
        .filter(e -> e.exit() == 0 && !e.stdout().isEmpty())
        .filter(e -> e.stdout().lines().count() <= MOST_LINES)
        .ifPresent(e -> tests.add(printing(suite, e.stdout())));
    return List.copyOf(tests);
  }

  private RegressionTest printing(Suite suite, String stdout) {
    return switch (suite) {
      case GCC -> {
        String lines =
            stdout
                .lines()
                .map(line -> SPECIAL.matcher(line).replaceAll("."))
                .collect(Collectors.joining("(\\n|\\r\\n|\\r)"));
        yield test(
            suite,
            head(suite, "run", options, ""),
            program,
            "/* { dg-output \"" + lines + "\" } */\n");
      }
      case LLVM -> {
        var checks = new StringBuilder();
        stdout
            .lines()
            .forEach(line ->
                checks
                    .append(checks.isEmpty() ? "// CHECK: " : "// CHECK-NEXT: ")
                    .append(line)
                    .append('\n'));
        yield test(
            suite,
            head(suite, "run", options, " | FileCheck %s --match-full-lines"),
            program,
            checks.toString());
      }
    };
  }

  private RegressionTest compiled(Suite suite) {
    return test(suite, head(suite, linked ? "link" : "compile", options, ""), program, "");
  }

  private RegressionTest alarm(Suite suite) {
    var strict = new ArrayList<>(options);
    strict.add(NO_RECOVERY);
    return test(suite, head(suite, "run", strict, ""), program, "");
  }

  private String head(Suite suite, String what, List<String> flags, String pipe) {
    String words = String.join(" ", flags);
    String said = "Found by random testing (Assay " + id + ").";
    return switch (suite) {
      case GCC ->
          "/* "
              + said
              + " */\n/* { dg-do "
              + what
              + " } */\n"
              + (words.isEmpty() ? "" : "/* { dg-options \"" + words + "\" } */\n")
              + (kind == BugClass.HANG ? "/* { dg-timeout 10 } */\n" : "");
      case LLVM -> {
        String clang = "// RUN: %clang " + (words.isEmpty() ? "" : words + " ");
        yield "// "
            + said
            + "\n"
            + clang
            + (what.equals("compile") ? "-c %s -o %t.o\n" : "%s -o %t -lm\n")
            + (what.equals("run") ? "// RUN: %t" + pipe + "\n" : "");
      }
    };
  }

  private RegressionTest test(Suite suite, String head, String text, String tail) {
    String end = text.endsWith("\n") ? "" : "\n";
    return new RegressionTest(
        suite,
        "assay-" + id + extension(suite),
        head + "\n" + text + end + (tail.isEmpty() ? "" : "\n" + tail),
        false);
  }

  private String extension(Suite suite) {
    if (!cxx) {
      return ".c";
    }
    return suite == Suite.GCC ? ".C" : ".cpp";
  }
}
