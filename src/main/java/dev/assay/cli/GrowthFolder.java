package dev.assay.cli;

import dev.assay.c.parse.SourceText;
import dev.assay.campaign.growth.GrowthFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * The folder of reports.
 *
 * <pre>
 * DIR/gcc-12-nest-if/        one for each finding
 *   test.c                   the program in the smallest size that shows it
 *   report.txt               the times, the pass, and how to see it again
 * </pre>
 */
final class GrowthFolder {
  private final Path folder;
  private final Set<String> taken = new HashSet<>();

  private GrowthFolder(Path folder) {
    this.folder = folder;
  }

  /** Made if it is not there; what is in it stays. */
  static GrowthFolder in(Path folder) throws IOException {
    return new GrowthFolder(Files.createDirectories(folder));
  }

  /** Where the finding was written. */
  Path write(String program, GrowthFinding finding) throws IOException {
    String base =
        finding.worst().configuration().compiler().name()
            + "-"
            + finding.scalable().scaling().name();
    String name = OutputFolder.name(base, taken);
    while (Files.exists(folder.resolve(name))) {
      name = OutputFolder.name(base, taken);
    }
    Path made = Files.createDirectories(folder.resolve(name));
    Files.write(made.resolve("test.c"), SourceText.encode(finding.program()));
    Files.writeString(
        made.resolve("report.txt"),
        GrowthText.of(program, finding)
            + "\nThe program in test.c is "
            + finding.worst().shown()
            + " times as large at the place that grows. "
            + finding.worst().configuration().compiler().version()
            + "\nTo see it:\n  "
            + String.join(" ", finding.command())
            + "\n");
    return made;
  }
}
