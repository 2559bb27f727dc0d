package dev.assay.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs made by an installed Csmith. */
public final class CsmithProgram {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private CsmithProgram() {}

  /** Where csmith.h is. */
  public static Optional<Path> headers() {
    return Stream.of("/usr/include/csmith", "/usr/local/include/csmith")
        .map(Path::of)
        .filter(folder -> Files.exists(folder.resolve("csmith.h")))
        .findFirst();
  }

  /** Writes the program of a seed into the folder; empty if Csmith does not end. */
  public static Optional<Path> generate(Path csmith, Path folder, int seed) throws IOException {
    Path file = folder.resolve("csmith-" + seed + ".c");
    // Through env: Csmith leaves a file platform.info in the folder it runs in.
    var command =
        List.of(
            "/usr/bin/env",
            "-C",
            folder.toString(),
            csmith.toString(),
            "--seed",
            "" + seed,
            "-o",
            file.toString());
    Path work = Files.createDirectories(folder.resolve("work"));
    ToolRun run = ToolRun.run(command, Path.of("/dev/null"), work, LIMIT);
    return run.exit() == 0 ? Optional.of(file) : Optional.empty();
  }
}
