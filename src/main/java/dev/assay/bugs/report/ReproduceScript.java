package dev.assay.bugs.report;

import dev.assay.mutate.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code reproduce.sh}: shows the bug, or that it is gone.
 *
 * <p>It ends with 0 if the bug shows, 1 if it does not, and 3 if the compiler is not there.
 */
public final class ReproduceScript {
  public static final String NAME = "reproduce.sh";

  /** The variable that tells the script after how many seconds of CPU time a compiler hangs. */
  public static final String PATIENCE = "SECONDS_ALLOWED";

  static final String EXPECTED = "expected.txt";

  /** Stored outputs are cut at this length. */
  private static final int CUT = 1 << 16;

  private static final String FAILURE =
      "internal compiler error|PLEASE submit a bug report|Assertion .* failed|LLVM ERROR"
          + "|error in backend|UNREACHABLE executed|compilation terminated by signal";

  private final ReportInput input;
  private final Invocation invocation;
  private final StringBuilder script = new StringBuilder();

  private ReproduceScript(ReportInput input, Invocation invocation) {
    this.input = input;
    this.invocation = invocation;
  }

  /** The script for the report's own commands. */
  public static String of(ReportInput input) {
    return of(input, input.invocation());
  }

  /** The script for these commands. */
  public static String of(ReportInput input, Invocation invocation) {
    var made = new ReproduceScript(input, invocation);
    made.head();
    switch (input.kind()) {
      case WRONG_OUTPUT, DISAGREEMENT -> made.wrongOutput();
      case CRASH -> made.crash();
      case HANG -> made.hang();
      case REJECTED -> made.rejected();
      case SANITIZER -> made.sanitizer();
      case UNSTABLE -> made.unstable();
    }
    return made.script.toString();
  }

  private void head() {
    line("#!/bin/sh");
    comment(Titles.plain(input));
    comment("Ends with 0 if the bug shows, with 1 if it does not, with 3 if there is no compiler.");
    comment("Another compiler: CC=/path/to/compiler ./" + NAME);
    line("CC=${CC:-" + Shell.quote(invocation.compiler()) + "}");
    script.append(
        """
        command -v "$CC" >/dev/null 2>&1 || { echo "$CC is not there" >&2; exit 3; }
        here=$(cd "$(dirname "$0")" && pwd) || exit 3
        work=$(mktemp -d) || exit 3
        trap 'rm -rf "$work"' EXIT
        cd "$work" || exit 3
        """);
    for (SourceFile file : input.program().files()) {
      String name = ReportFiles.safe(file.name());
      int slash = name.lastIndexOf('/');
      if (slash > 0) {
        line("mkdir -p " + Shell.quote(name.substring(0, slash)));
      }
      line("cp \"$here\"/" + Shell.quote(name) + " " + Shell.quote(name) + " || exit 3");
    }
    script.append(
        """

        shows() { echo "==> $*: the bug shows"; exit 0; }
        gone() { echo "==> $*: the bug does not show"; exit 1; }
        """);
    build("build", invocation);
  }

  private void wrongOutput() {
    run();
    if (input.expected().isPresent()) {
      line("echo '--- expected'");
      line("cat \"$here\"/" + EXPECTED);
      line("cp \"$here\"/" + EXPECTED + " expected");
    } else {
      Invocation reference = invocation.at("-O0", List.of());
      build("build_reference", reference);
      line("echo '--- expected, as it is at -O0'");
      line("build_reference || gone 'it does not compile at -O0'");
      line("run > expected");
      line("cat expected");
    }
    told();
    line("build || gone 'it does not compile'");
    line("run > actual");
    line("cat actual");
    if (input.expected().filter(expected -> expected.stdout().length() >= CUT).isPresent()) {
      comment("Only the start of the output is known.");
      line("head -c " + CUT + " expected > start && mv start expected");
      line("head -c " + CUT + " actual > start && mv start actual");
    }
    line("cmp -s expected actual && gone 'the output is right'");
    line("shows 'the output is wrong'");
  }

  private void crash() {
    told();
    line("build > messages 2>&1 && gone 'it compiles'");
    line("status=$?");
    line("cat messages");
    line("test \"$status\" -ge 128 && shows 'the compiler dies'");
    line("grep -E -q '" + FAILURE + "' messages && shows 'the compiler crashes'");
    line("gone 'the compiler refuses the program'");
  }

  private void hang() {
    told();
    line("ulimit -t ${" + PATIENCE + ":-60}");
    line("build > messages 2>&1 && gone 'it compiles'");
    line("status=$?");
    line("cat messages");
    line(
        "grep -q -i 'CPU time\\|killed\\|signal 24\\|signal 9' messages && shows 'it takes too"
            + " long'");
    line("test \"$status\" -ge 128 && shows 'it takes too long'");
    line("gone 'the compiler ends'");
  }

  private void rejected() {
    told();
    line("build > messages 2>&1 && gone 'it compiles'");
    line("cat messages");
    line("shows 'the compiler refuses it'");
  }

  private void sanitizer() {
    run();
    told();
    line("build || gone 'it does not compile'");
    line("run > output 2>&1");
    line("cat output");
    line("grep -E -q 'runtime error:|Sanitizer' output && shows 'an error is reported'");
    line("gone 'no error is reported'");
  }

  private void unstable() {
    told();
    line("rm -f first");
    line("for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do");
    line("  build || gone 'it does not compile'");
    line("  cat *.o test 2>/dev/null | cksum > sum");
    line("  test -e first || cp sum first");
    line("  cmp -s first sum || shows 'another result'");
    line("done");
    line("gone 'the same result 16 times'");
  }

  /** The program's output and its end, as {@code expected.txt} has them. */
  private void run() {
    String command = invocation.run().map(Shell::line).orElse("./test");
    line("run() { timeout 60 " + command + "; echo \"exit status $?\"; }");
  }

  private void told() {
    String words =
        invocation.build().stream()
            .map(command -> quoted(Shell.line(command.subList(1, command.size()))))
            .collect(Collectors.joining(" && $CC "));
    line("printf '%s\\n' \"--- $CC " + words + "\"");
  }

  /** As a part of a word in double quotation marks. */
  private static String quoted(String text) {
    return text.replaceAll("([\\\\\"$`])", "\\\\$1");
  }

  /** A function that runs all commands that build, with the compiler that was asked for. */
  private void build(String name, Invocation how) {
    String commands =
        how.build().stream()
            .map(command ->
                how.setting() + "\"$CC\" " + Shell.line(command.subList(1, command.size())))
            .collect(Collectors.joining(" &&\n  "));
    line(name + "() {\n  " + commands + "\n}");
  }

  private void comment(String text) {
    line("# " + text.replaceAll("\\p{Cntrl}", "?"));
  }

  private void line(String line) {
    script.append(line).append('\n');
  }

  /** The file with what is right, if that is known. */
  static Optional<String> expected(ReportInput input) {
    return input
        .expected()
        .map(expected -> expected.stdout() + "exit status " + expected.exit() + "\n");
  }
}
