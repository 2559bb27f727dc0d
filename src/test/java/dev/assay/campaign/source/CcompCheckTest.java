package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CcompCheckTest {
  @TempDir private Path folder;

  /** A script that says what CompCert says where a program divides by zero. */
  private CcompCheck scripted() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("ccomp"),
            """
            #!/bin/sh
            test "$1 $2" = "-interp -quiet" || exit 3
            grep -q '/ 0' "$3" && echo 'Stuck state: in function main' && echo 'ERROR: Undefined behavior'
            exit 0
            """);
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    return new CcompCheck(script);
  }

  @Test
  void undefinedBehaviourIsTold() throws IOException {
    assertEquals(
        Optional.of("ccomp -interp: ERROR: Undefined behavior"),
        scripted().objection("int main(void) { return 1 / 0; }", folder));
    assertEquals(Optional.empty(), scripted().objection("int main(void) { return 0; }", folder));
  }

  @Test
  void aCompilerThatCannotBeStartedSaysNothing() {
    var none = new CcompCheck(folder.resolve("none"));
    assertEquals(Optional.empty(), none.objection("int main(void) { return 0; }", folder));
  }
}
