package dev.assay.generate.exact.statement;

import dev.assay.generate.Generated;
import dev.assay.generate.GeneratedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Builds programs with gcc and runs them. */
public final class Gcc {
  private static final int SECONDS = 300;

  private Gcc() {}

  public static boolean isInstalled() {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "gcc")));
  }

  /** What the program prints, or the compiler's messages. */
  public static String output(Generated program, Path folder)
      throws IOException, InterruptedException {
    for (GeneratedFile file : program.files()) {
      Files.writeString(folder.resolve(file.name()), file.text());
    }
    var command =
        new ArrayList<>(
            List.of(
                "gcc",
                "-std=" + program.target().language().spelling(),
                "-O0",
                "-w",
                "-o",
                "test.out"));
    command.addAll(program.units());
    String messages = run(command, folder);
    return messages.isEmpty() ? run(List.of("./test.out"), folder) : messages;
  }

  private static String run(List<String> command, Path folder)
      throws IOException, InterruptedException {
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    return ended ? Files.readString(output) : "took too long";
  }
}
