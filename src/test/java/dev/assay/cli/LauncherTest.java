package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the script that starts Assay says on machines that lack something. */
final class LauncherTest {
  @TempDir private Path checkout;

  @BeforeEach
  void copyTheScript() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("bash").isPresent(), "no bash on the PATH");
    Files.copy(Path.of("assay"), checkout.resolve("assay"));
    Files.createDirectories(checkout.resolve("src/main"));
    Files.createFile(checkout.resolve("pom.xml"));
  }

  @Test
  void noHomeIsNeeded() throws Exception {
    Run run = start("--print-java");
    assertEquals("", run.err());
    assertEquals(0, run.exit());
    assertTrue(Files.isExecutable(Path.of(run.out().strip())), run.out());
  }

  @Test
  void aFolderThatCannotBeWrittenIsNamed() throws Exception {
    Files.createFile(checkout.resolve("target"));
    Run run = start("--help");
    assertEquals(3, run.exit());
    assertTrue(run.err().contains(checkout.resolve("target") + " cannot be written"), run.err());
    assertEquals(2, run.err().lines().count(), run.err());
  }

  private Run start(String word) throws IOException, InterruptedException {
    Path err = checkout.resolve("err");
    var builder =
        new ProcessBuilder(List.of("bash", checkout.resolve("assay").toString(), word))
            .redirectError(err.toFile());
    builder.environment().remove("HOME");
    builder.environment().put("ASSAY_JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }
}
