package dev.assay.interpret;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A compiler with sanitizers switched on: builds a program, runs it and sees what they say. */
enum Sanitizer {
  CLANG(
      "clang-14", "-fsanitize=undefined,address,float-cast-overflow", "-fno-sanitize-recover=all"),
  MEMORY("clang-14", "-fsanitize=memory"),
  GCC(
      "gcc-12",
      "-fsanitize=undefined,address,float-cast-overflow,pointer-compare,pointer-subtract",
      "-fno-sanitize-recover=all");

  private static final Pattern REPORT =
      Pattern.compile("runtime error:|(ERROR|WARNING): \\w+Sanitizer");
  private static final int SECONDS = 300;

  /** The compiler and its options, separated by blanks. */
  private final String command;

  Sanitizer(String... command) {
    this.command = String.join(" ", command);
  }

  /**
   * What a run showed; {@code built} is false where the program could not be compiled and linked.
   */
  record Report(boolean built, boolean flagged, int exit, String stdout, String stderr) {}

  /** Whether this compiler is there and its run-time libraries link. */
  boolean isAvailable() {
    try {
      Path folder = Files.createTempDirectory("assay");
      Path source = Files.writeString(folder.resolve("empty.c"), "int main(void) { return 0; }\n");
      return run(source, List.of()).built();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Report run(SuiteProgram program) {
    return run(program.file(), program.options());
  }

  private Report run(Path source, List<String> options) {
    try {
      Path folder = Files.createTempDirectory("assay");
      try {
        return run(source, options, folder);
      } finally {
        for (String name : List.of("program", "out", "err")) {
          Files.deleteIfExists(folder.resolve(name));
        }
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Report run(Path source, List<String> options, Path folder) throws IOException {
    String program = folder.resolve("program").toString();
    var build = new ArrayList<>(List.of(command.split(" ")));
    build.add("-w");
    build.addAll(options);
    build.addAll(List.of("-o", program, source.toString(), "-lm"));
    if (start(build, folder) != 0) {
      return new Report(false, false, -1, "", text(folder.resolve("err")));
    }
    int exit = start(List.of(program), folder);
    String err = text(folder.resolve("err"));
    return new Report(true, REPORT.matcher(err).find(), exit, text(folder.resolve("out")), err);
  }

  private static int start(List<String> command, Path folder) throws IOException {
    var builder =
        new ProcessBuilder(command)
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile());
    builder
        .environment()
        .put(
            "ASAN_OPTIONS",
            "detect_stack_use_after_return=1:detect_leaks=0:detect_invalid_pointer_pairs=2");
    try {
      Process process = builder.start();
      if (process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        return process.exitValue();
      }
      process.destroyForcibly();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException _) {
      // No such compiler here: the same as one that fails.
    }
    return -1;
  }

  private static String text(Path file) throws IOException {
    return Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "";
  }
}
