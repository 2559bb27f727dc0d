package dev.assay.bugs;

import dev.assay.mutate.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files of an example's folder, by their paths in it. */
final class ExampleFiles {
  static final String MAIN = "original.c";
  static final String CXX_MAIN = "original.cpp";
  static final String OTHERS = "files/";
  static final String SCRIPT = "command.sh";
  static final String EXPECTED = "expected.txt";
  static final String OUTPUT = "output/";

  private static final int NAME_LENGTH = 100;

  private ExampleFiles() {}

  static Map<String, byte[]> of(Example example) {
    var files = new LinkedHashMap<String, byte[]>();
    for (SourceFile file : example.files()) {
      files.put(path(example, file), FileRows.bytes(file.text()));
    }
    files.put(SCRIPT, CommandScript.of(example).getBytes(StandardCharsets.UTF_8));
    example.expected().ifPresent(expected -> files.put(EXPECTED, FileRows.bytes(text(expected))));
    for (StoredRun run : example.runs()) {
      files.put(free(files, run.way().toString()), FileRows.bytes(text(run)));
    }
    return files;
  }

  /** Where a file of the program is kept; names that lead elsewhere are bent. */
  static String path(Example example, SourceFile file) {
    return file.equals(example.main())
        ? example.keptName()
        : OTHERS + file.name().replace("..", "__");
  }

  /** Ends as {@code command.sh} shows a run, so that the two can be compared. */
  private static String text(Expected expected) {
    return expected.stdout() + "exit status " + expected.exit() + "\n";
  }

  private static String text(StoredRun run) {
    return run.way()
        + "\n"
        + run.way().version()
        + "\n"
        + run.outcome()
        + "\n"
        + section("stdout", run.stdout())
        + section("messages", run.messages())
        + section("code", run.code());
  }

  private static String section(String title, String text) {
    return text.isEmpty() ? "" : "--- " + title + "\n" + text + (text.endsWith("\n") ? "" : "\n");
  }

  private static String free(Map<String, byte[]> files, String configuration) {
    String plain = configuration.replaceAll("[^A-Za-z0-9._=+-]+", "_");
    String name = plain.length() <= NAME_LENGTH ? plain : plain.substring(0, NAME_LENGTH);
    String path = OUTPUT + name + ".txt";
    for (int i = 2; files.containsKey(path); i++) {
      path = OUTPUT + name + "-" + i + ".txt";
    }
    return path;
  }
}
