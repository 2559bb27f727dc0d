package dev.assay.compile.feedback;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;

/**
 * What the compilation of one unit has left behind.
 *
 * @param object the file that the compiler was told to write
 */
public record Remains(ProcessRunner runner, Scratch scratch, Completed completed, String object) {
  private static final long LARGEST_REPORT = 1L << 28;

  /** Tools print a line for each instruction. */
  private static final ProcessLimits READING = ProcessLimits.COMPILER.withOutput(64 << 20);

  Optional<byte[]> bytes(String file) {
    return scratch.read(file, LARGEST_REPORT);
  }

  /** The text of a report; empty where there is none. */
  String text(String file) {
    return bytes(file).map(Remains::text).orElse("");
  }

  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** All files whose paths are wanted, folders below included. */
  SortedMap<String, byte[]> all(Predicate<String> wanted) {
    return scratch.readAll(wanted, LARGEST_REPORT);
  }

  /** What a tool prints of the files; empty if it fails. */
  String printedBy(List<String> command) {
    Completed read = runner.run(Task.of(command, scratch.folder(), READING));
    return read.succeeded() ? read.stdout() : "";
  }
}
