package dev.assay.compile.find;

import dev.assay.compile.process.ProcessLimits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file that may be a compiler.
 *
 * @param path as it is called; not its real path, since some compilers look at their own name
 * @param prefix the target in its file name ({@code aarch64-linux-gnu}), or empty
 * @param configured what the user says of it; empty if it was found on the machine
 */
record Candidate(Path path, String prefix, Optional<ConfiguredCompiler> configured) {

  List<String> command() {
    var command = new ArrayList<String>();
    command.add(path.toString());
    configured.ifPresent(c -> command.addAll(c.arguments()));
    return List.copyOf(command);
  }

  ProcessLimits limits() {
    return configured.map(ConfiguredCompiler::limits).orElse(ProcessLimits.COMPILER);
  }

  /** What it is called as long as it was not asked for its version. */
  String label() {
    return configured.map(ConfiguredCompiler::name).orElse(path.getFileName().toString());
  }
}
