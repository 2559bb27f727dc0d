package dev.assay.cli;

import dev.assay.c.Standard;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** How compilers and Assay are to read a user's program. */
final class ProgramOptions {
  @Option(
      names = {"--std", "-std"},
      paramLabel = "STD",
      defaultValue = "gnu17",
      converter = SourceOptions.StandardConverter.class,
      description = "Version of C: c89 to c23, gnu89 to gnu23 (default: ${DEFAULT-VALUE}).")
  private Standard standard;

  @Option(names = "-I", paramLabel = "DIR", description = "Look for headers here too.")
  private List<Path> includeFolders = new ArrayList<>();

  @Option(names = "-D", paramLabel = "NAME[=VALUE]", description = "Define a macro.")
  private List<String> defined = new ArrayList<>();

  Standard standard() {
    return standard;
  }

  List<String> flags() {
    var flags = new ArrayList<String>();
    includeFolders.forEach(folder -> flags.add("-I" + folder.toAbsolutePath()));
    defined.forEach(macro -> flags.add("-D" + macro));
    return List.copyOf(flags);
  }
}
