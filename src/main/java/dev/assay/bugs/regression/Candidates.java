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
 * @param program what shows the bug
 * @param checking the text that aborts where it would print something wrong, if there is one
 * @param linked whether a failure to build came from linking
 * @param options what the compiler needs to show the bug
 */
public record Candidates(
    String id,
    BugClass kind,
    boolean cxx,
    Sources program,
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
      case CRASH, HANG, REJECTED -> compiled(suite);
      case SANITIZER -> List.of(alarm(suite));
      case UNSTABLE, DISAGREEMENT -> List.of();
    };
  }

  private List<RegressionTest> wrongCode(Suite suite) {
    var tests = new ArrayList<RegressionTest>();
    checking
        .map(text -> Sources.one("test" + extension(suite), text))
        .ifPresent(one -> tests.add(test(suite, "run", options, "", one, "")));
    boolean aborts = program.contains("abort");
    if (aborts && expected.filter(e -> e.exit() == 0 && e.stdout().isEmpty()).isPresent()) {
      tests.add(test(suite, "run", options, "", program, ""));
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
        yield test(suite, "run", options, "", program, "/* { dg-output \"" + lines + "\" } */\n");
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
            "run",
            options,
            " | FileCheck %s --match-full-lines",
            program,
            checks.toString());
      }
    };
  }

  /** Where the bug does not need all units, each alone. */
  private List<RegressionTest> compiled(Suite suite) {
    if (linked) {
      return List.of(test(suite, "link", options, "", program, ""));
    }
    return program.units().stream()
        .map(unit -> test(suite, "compile", options, "", program.only(unit), ""))
        .toList();
  }

  private RegressionTest alarm(Suite suite) {
    var strict = new ArrayList<>(options);
    strict.add(NO_RECOVERY);
    return test(suite, "run", strict, "", program, "");
  }

  private String said() {
    return "Found by random testing (Assay " + id + ").";
  }

  private String gccHead(String what, List<String> flags) {
    String words = String.join(" ", flags);
    return "/* "
        + said()
        + " */\n/* { dg-do "
        + what
        + " } */\n"
        + (words.isEmpty() ? "" : "/* { dg-options \"" + words + "\" } */\n")
        + (kind == BugClass.HANG ? "/* { dg-timeout 10 } */\n" : "");
  }

  /**
   * @param inputs as lit names them
   * @param output the same of the program that is built
   */
  private String llvmHead(
      String what, List<String> flags, String pipe, String inputs, String output) {
    String words = String.join(" ", flags);
    return "// RUN: %clang "
        + (words.isEmpty() ? "" : words + " ")
        + (what.equals("compile")
            ? "-c " + inputs + " -o " + output + ".o\n"
            : inputs + " -o " + output + " -lm\n")
        + (what.equals("run") ? "// RUN: " + output + pipe + "\n" : "");
  }

  private RegressionTest test(
      Suite suite, String what, List<String> flags, String pipe, Sources shown, String tail) {
    return shown.files().size() == 1
        ? one(suite, what, flags, pipe, shown.files().getFirst().text(), tail)
        : several(suite, what, flags, pipe, shown, tail);
  }

  private RegressionTest one(
      Suite suite, String what, List<String> flags, String pipe, String text, String tail) {
    String head =
        switch (suite) {
          case GCC -> gccHead(what, flags);
          case LLVM -> "// " + said() + "\n" + llvmHead(what, flags, pipe, "%s", "%t");
        };
    String end = text.endsWith("\n") ? "" : "\n";
    return RegressionTest.of(
        suite,
        name() + extension(suite),
        head + "\n" + text + end + (tail.isEmpty() ? "" : "\n" + tail));
  }

  private RegressionTest several(
      Suite suite, String what, List<String> flags, String pipe, Sources shown, String tail) {
    return switch (suite) {
      case GCC ->
          SeveralFiles.gcc(
              name(),
              extension(suite),
              gccHead(what, flags),
              gccHead("compile", flags),
              shown,
              tail);
      case LLVM -> {
        String inputs =
            shown.units().stream().map(unit -> "%t/" + unit).collect(Collectors.joining(" "));
        String split = "// RUN: rm -rf %t\n// RUN: split-file %s %t\n";
        String head =
            "// " + said() + "\n" + split + llvmHead(what, flags, pipe, inputs, "%t/test");
        yield SeveralFiles.llvm(name(), extension(suite), head, shown, tail);
      }
    };
  }

  private String name() {
    return "assay-" + id;
  }

  private String extension(Suite suite) {
    if (!cxx) {
      return ".c";
    }
    return suite == Suite.GCC ? ".C" : ".cpp";
  }
}
