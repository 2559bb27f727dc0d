package dev.assay.c.print;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Compilers and Csmith, as far as the machine has them. */
final class Tools {
  private static final int SECONDS = 120;

  private Tools() {}

  static boolean isInstalled(String command) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }

  /** The folder with csmith.h. */
  static Optional<Path> csmithHeaders() {
    try (Stream<Path> folders = Files.list(Path.of("/usr/include"))) {
      return folders
          .filter(f -> f.getFileName().toString().startsWith("csmith"))
          .filter(f -> Files.exists(f.resolve("csmith.h")))
          .findFirst();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  static void compile(String cc, Path source, Path program, List<String> flags) {
    List<String> command =
        new ArrayList<>(
            List.of(cc, "-w", "-O0", source.toString(), "-o", program.toString(), "-lm"));
    command.addAll(flags);
    Path folder = program.getParent();
    Optional<String> output = run(command, folder);
    if (!output.orElse("").endsWith("exit 0")) {
      throw new AssertionError(command + " failed: " + output.orElse("took too long"));
    }
  }

  /** Standard output and exit status, or nothing where the program did not end in time. */
  static Optional<String> run(List<String> command, Path folder) {
    try {
      Path output = Files.createTempFile(folder, "out", ".txt");
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectOutput(output.toFile())
              .redirectError(output.toFile())
              .start();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return Optional.empty();
      }
      return Optional.of(Files.readString(output) + "exit " + process.exitValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
