package dev.assay.campaign.source;

import dev.assay.compile.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Asks CompCert's interpreter what it thinks of a program.
 *
 * @param ccomp its compiler
 */
record CcompCheck(Path ccomp) {
  /** What it objects to; programs that it does not know, it says nothing of. */
  Optional<String> objection(String program, Path folder) {
    try {
      Path file = Files.writeString(folder.resolve("ccomp.c"), program);
      ToolRun run =
          Fetched.run(List.of(ccomp.toString(), "-interp", "-quiet", file.toString()), folder);
      return run.out()
          .lines()
          .filter(line -> line.contains("Undefined behavior") || line.contains("ERROR:"))
          .findFirst()
          .map(line -> "ccomp -interp: " + line.strip());
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
