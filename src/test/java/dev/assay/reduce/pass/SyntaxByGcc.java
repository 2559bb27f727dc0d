package dev.assay.reduce.pass;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What gcc says of programs. */
final class SyntaxByGcc {
  private SyntaxByGcc() {}

  static String preprocessed(String text, Path folder) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("raw.c"), text);
    return output(List.of("gcc", "-E", "-P", file.toString()), folder);
  }

  /** The errors in any of the programs, with the number of the program as name of the file. */
  static List<String> errors(List<String> texts, Path folder)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("gcc", "-fsyntax-only", "-w", "-std=gnu17"));
    for (int i = 0; i < texts.size(); i++) {
      Files.writeString(folder.resolve(i + ".c"), texts.get(i));
      command.add(i + ".c");
    }
    return output(command, folder).lines().filter(line -> line.contains("error:")).toList();
  }

  private static String output(List<String> command, Path folder)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    try (var stream = process.getInputStream()) {
      String output = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      return output;
    }
  }
}
