package dev.assay.campaign.bench;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Configuration;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Tests for a reducer that knows nothing of C but what compilers tell: exit status 0 if the file
 * still shows the bug. They are written as its users write them, the cheapest question first.
 */
public final class CviseScript {
  /** What warnings tell of undefined behaviour that sanitizers may miss. */
  private static final List<String> BAD_WARNINGS =
      List.of(
          "uninitialized",
          "without a cast",
          "control reaches end",
          "return type defaults",
          "cast from pointer",
          "useless type name",
          "no semicolon at end",
          "type defaults",
          "too few arguments",
          "incompatible pointer",
          "ordered comparison of pointer",
          "declaration does not declare",
          "expects type",
          "pointer from integer",
          "excess elements",
          "too many arguments",
          "overflow in",
          "implicit declaration",
          "comparison between pointer",
          "division by zero");

  private CviseScript() {}

  /** The compiler's output holds all of these words. */
  public static String crash(TestCase test, Configuration bad, List<String> words) {
    return "#!/bin/sh\n"
        + command(BuildCommands.of(test, bad).compile())
        + " > out.txt 2>&1 && exit 1\n"
        + words.stream()
            .map(word -> "grep -qF " + quoted(word) + " out.txt || exit 1\n")
            .collect(Collectors.joining());
  }

  /** Asks for the warnings that matter. */
  public static List<String> warning(TestCase test) {
    String unit = test.units().getFirst();
    return List.of("gcc", "-Wall", "-Wextra", "-O1", "-c", unit, "-o", "warned.o");
  }

  /**
   * The two differ, and no warning and no sanitizer objects to the program.
   *
   * @param warnings what {@link #warning} says of the whole program; of what it has already no
   *     reducer can be asked to be free
   */
  public static String wrongCode(
      TestCase test,
      Configuration bad,
      Configuration good,
      List<Configuration> sanitizers,
      String warnings) {
    var script = new StringBuilder("#!/bin/sh\n");
    script.append(run(BuildCommands.of(test, bad), "bad.txt", ""));
    script.append(run(BuildCommands.of(test, good), "good.txt", ""));
    script.append("cmp -s bad.txt good.txt && exit 1\n");
    script.append("cat good.txt | grep -q . || exit 1\n");
    script.append(command(warning(test))).append(" > warnings.txt 2>&1 || exit 1\n");
    String unwanted =
        BAD_WARNINGS.stream()
            .filter(words -> !warnings.contains(words))
            .collect(Collectors.joining("|"));
    script.append("grep -qE '").append(unwanted).append("' warnings.txt && exit 1\n");
    for (Configuration sanitizer : sanitizers) {
      script.append(run(BuildCommands.of(test, sanitizer), "sane.txt", " 2> complaints.txt"));
      script.append("test -s complaints.txt && exit 1\n");
    }
    return script.append("exit 0\n").toString();
  }

  private static String run(BuildCommands commands, String output, String errors) {
    return command(commands.compile())
        + " > build.txt 2>&1 || exit 1\n"
        + command(commands.link())
        + " > build.txt 2>&1 || exit 1\n"
        + "timeout 10 "
        + command(commands.run())
        + " > "
        + output
        + errors
        + "\n"
        + "status=$?\ntest $status -ge 124 && exit 1\necho $status >> "
        + output
        + "\n";
  }

  private static String command(List<String> words) {
    return words.stream().map(CviseScript::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./=+,:-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
