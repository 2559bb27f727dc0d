package dev.assay.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Fills a folder with programs made of others, and a list of them as JSON. */
record VariantsFolder(Streams streams, Path folder) {
  private static final String RECORD = "variants.json";

  /** Writes what is made of one file; the result is an exit code. */
  interface Work {
    int write(Input input, JsonArrayWriter list) throws IOException;
  }

  /**
   * One of the files.
   *
   * @param number its place among them, from 0
   * @param name what the names of new ones begin with
   */
  record Input(int number, String file, String name) {}

  /** The worst exit code of all files. */
  int fill(List<String> files, boolean force, Work work) {
    try {
      Files.createDirectories(folder);
      if (!force && !OutputFolder.isEmpty(folder)) {
        return told(
            ExitCode.WRONG_USE, folder + " is not empty; choose another folder, or add --force");
      }
      try (Writer writer =
          Files.newBufferedWriter(folder.resolve(RECORD), StandardCharsets.UTF_8)) {
        var list = new JsonArrayWriter(writer);
        int exit = ExitCode.FINE;
        Set<String> names = new HashSet<>();
        for (int i = 0; i < files.size(); i++) {
          var input = new Input(i, files.get(i), OutputFolder.name(files.get(i), names));
          exit = Math.max(exit, work.write(input, list));
        }
        list.end();
        return exit;
      }
    } catch (IOException e) {
      return told(ExitCode.WRONG_USE, "cannot write to " + folder + ": " + e.getMessage());
    } catch (UncheckedIOException e) {
      return told(
          ExitCode.WRONG_USE, "cannot write to " + folder + ": " + e.getCause().getMessage());
    }
  }

  private int told(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
