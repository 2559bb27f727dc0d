package dev.assay.interpret.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Compiles a C program with the system's gcc and gives back what it prints. */
public final class Gcc {
  private Gcc() {}

  /** Runs the program on the input; the test is skipped where there is no gcc for x86-64. */
  public static List<String> run(String program, String input) {
    return inFolder(folder -> run(folder, program, input, true));
  }

  /** The same for a program whose exit status may be anything. */
  public static List<String> runToAnyEnd(String program, String input) {
    return inFolder(folder -> run(folder, program, input, false));
  }

  private interface Job {
    List<String> in(Path folder) throws IOException;
  }

  private static List<String> inFolder(Job job) {
    try {
      Path folder = Files.createTempDirectory("assay-number");
      try {
        return job.in(folder);
      } finally {
        try (var files = Files.list(folder)) {
          for (Path file : files.toList()) {
            Files.delete(file);
          }
        }
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> run(Path folder, String program, String input, boolean succeeds)
      throws IOException {
    assumeTrue(System.getProperty("os.arch").equals("amd64"), "needs x86-64");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/gcc")), "needs gcc");
    Path source = Files.writeString(folder.resolve("p.c"), program);
    Path binary = folder.resolve("p");
    List<String> command =
        List.of(
            "/usr/bin/gcc",
            "-O0",
            "-w",
            "-fsignaling-nans",
            "-msse2",
            "-ffp-contract=off",
            source.toString(),
            "-o",
            binary.toString(),
            "-lm");
    assertEquals(0, start(new ProcessBuilder(command).inheritIO()), "gcc must accept the program");
    Path in = Files.writeString(folder.resolve("in"), input, StandardCharsets.ISO_8859_1);
    Path out = folder.resolve("out");
    var run = new ProcessBuilder(binary.toString()).redirectInput(in.toFile());
    int status = start(run.redirectOutput(out.toFile()));
    assertEquals(0, succeeds ? status : 0, "the program must succeed");
    return Files.readAllLines(out, StandardCharsets.ISO_8859_1);
  }

  private static int start(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    try {
      if (!process.waitFor(120, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return -1;
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      return -1;
    }
  }
}
