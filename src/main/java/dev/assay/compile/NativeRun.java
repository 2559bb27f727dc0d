package dev.assay.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A program built by a compiler without optimisation and then run, with the time both took. */
public record NativeRun(Duration time, int exit, String stdout) {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Empty if the program cannot be built or does not end. */
  public static Optional<NativeRun> of(Path compiler, List<String> flags, Path source)
      throws IOException {
    Path folder = Files.createTempDirectory("assay");
    try {
      Path program = folder.resolve("program");
      var build = new ArrayList<>(List.of(compiler.toString(), "-O0", "-w"));
      build.addAll(flags);
      build.addAll(List.of("-o", program.toString(), source.toString(), "-lm"));
      long start = System.nanoTime();
      ToolRun built = ToolRun.run(build, Path.of("/dev/null"), folder, LIMIT);
      if (built.exit() != 0) {
        return Optional.empty();
      }
      ToolRun run = ToolRun.run(List.of(program.toString()), Path.of("/dev/null"), folder, LIMIT);
      Duration time = Duration.ofNanos(System.nanoTime() - start);
      return run.timedOut()
          ? Optional.empty()
          : Optional.of(new NativeRun(time, run.exit(), run.out()));
    } finally {
      ToolRun.delete(folder);
    }
  }
}
