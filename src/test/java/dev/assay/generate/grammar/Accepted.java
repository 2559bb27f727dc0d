package dev.assay.generate.grammar;

import dev.assay.generate.Generated;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Asks the compilers of this machine whether they accept programs. */
final class Accepted {
  private static final int SECONDS = 600;

  private Accepted() {}

  static List<String> compilers() {
    return Stream.of("gcc", "gcc-11", "clang-14", "clang-16", "clang-19")
        .filter(Accepted::isInstalled)
        .toList();
  }

  static boolean isInstalled(String compiler) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, compiler)));
  }

  /** What the compiler says against the program; empty if nothing. */
  static String refusal(String compiler, String level, Generated program, Path folder)
      throws IOException, InterruptedException {
    Path source = folder.resolve("test.c");
    Files.writeString(source, program.files().getFirst().text());
    Path said = folder.resolve("said.txt");
    Process process =
        new ProcessBuilder(compiler, "-std=gnu17", level, "-w", "-c", "test.c", "-o", "test.o")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    if (!ended) {
      return "took too long";
    }
    return process.exitValue() == 0 ? "" : Files.readString(said);
  }
}
