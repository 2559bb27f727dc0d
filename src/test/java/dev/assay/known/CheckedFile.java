package dev.assay.known;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code assay check --json} said of one file. */
record CheckedFile(String file, String verdict, String interpreter, List<OneRun> runs) {
  private static final Pattern HEAD =
      Pattern.compile(
          "\"file\": \"([^\"]*)\", \"verdict\": \"([^\"]*)\", \"interpreter\": \"([^\"]*)\"");
  private static final Pattern RUN =
      Pattern.compile(
          "\"compiler\": \"([^\"]*)\", \"level\": \"([^\"]*)\".*?\"result\": \"([^\"]*)\","
              + " \"signature\": (null|\"(?:[^\"\\\\]|\\\\.)*\")");

  CheckedFile {
    runs = List.copyOf(runs);
  }

  /** One line of its list of runs; the signature is as JSON writes it, so that null shows. */
  record OneRun(String compiler, String level, String result, String signature) {}

  static CheckedFile of(String line) {
    Matcher head = HEAD.matcher(line);
    if (!head.find()) {
      throw new AssertionError("not what check prints: " + line);
    }
    List<OneRun> runs =
        RUN.matcher(line)
            .results()
            .map(run -> new OneRun(run.group(1), run.group(2), run.group(3), run.group(4)))
            .toList();
    return new CheckedFile(head.group(1), head.group(2), head.group(3), runs);
  }
}
