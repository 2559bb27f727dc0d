package dev.assay.campaign;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.process.ProcessLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * A shell script that stands for a compiler.
 *
 * <p>Its body decides when to misbehave. It can call {@code compile}, which does what gcc would,
 * {@code compiling}, which tells whether this is the step that makes the object file, {@code
 * change}, which edits the source, and use {@code $STATE}, a folder that outlives a run.
 */
public record HostileCompiler(Path script, Path state) {
  /** A busy one gets its CPU time within the wall time even if it has a tenth of a processor. */
  private static final ProcessLimits LIMITS =
      new ProcessLimits(
          Duration.ofSeconds(2),
          Duration.ofSeconds(20),
          4L << 30,
          64L << 20,
          40,
          1 << 20,
          96L << 20);

  public static HostileCompiler in(Path folder, String name, String body) throws IOException {
    Path state = Files.createDirectory(folder.resolve(name + ".state"));
    Files.setPosixFilePermissions(state, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path script = folder.resolve(name);
    String head =
        """
        #!/bin/bash
        STATE='%s'
        ARGS=("$@")
        compile() { gcc "${ARGS[@]}"; }
        compiling() { [[ " ${ARGS[*]} " == *' -c '* ]]; }
        change() { sed "$1" test.c > changed.c && mv -f changed.c test.c; }
        """
            .formatted(state);
    Files.writeString(script, head + body);
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    return new HostileCompiler(script, state);
  }

  public Compiler compiler(Family family) {
    return new Compiler(
        script.getFileName().toString(),
        family,
        List.of(script.toString()),
        "hostile 1.0",
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O2"),
        List.of(),
        Map.of(),
        LIMITS,
        Capabilities.NONE);
  }
}
