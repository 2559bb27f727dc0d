package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

/** {@code dev/picture} with sessions as script(1) records them. */
final class PictureTest {
  @TempDir private Path folder;

  @BeforeEach
  void needsAwk() {
    for (String tool : List.of("bash", "awk")) {
      assumeTrue(SearchPath.ofEnvironment().find(tool).isPresent(), "no " + tool + " on the PATH");
    }
  }

  @Test
  void theLastPanelIsDrawnWithWhatStandsAboveIt() throws Exception {
    Run picture =
        draw(
            """
            Script started on 2026-01-01
            assay fuzz: seed 1\r
            assay fuzz  00:00:01\r
              bugs      none\r
            \033[2A\033[Jnew bug 7f3a  crash of <gcc>\r
            assay fuzz  00:00:02\r
              bugs      crash 1\r
            \033[2A\033[Jthe summary\r
            Script done on 2026-01-01
            """);
    assertEquals(0, picture.exit(), picture.err());
    List<String> texts =
        picture
            .out()
            .lines()
            .filter(line -> line.startsWith("<text"))
            .map(line -> line.replaceAll("</?text[^>]*>", ""))
            .toList();
    assertEquals(
        List.of(
            "$ ./assay fuzz",
            "assay fuzz: seed 1",
            "new bug 7f3a  crash of &lt;gcc&gt;",
            "assay fuzz  00:00:02",
            "  bugs      crash 1"),
        texts);
    assertTrue(picture.out().startsWith("<svg "), picture.out());
    assertTrue(picture.out().endsWith("</svg>\n"), picture.out());
  }

  @Test
  void aLogIsNoPicture() throws Exception {
    Run picture = draw("00:00:10  programs 3\n");
    assertEquals(1, picture.exit());
    assertFalse(picture.out().contains("<svg"), picture.out());
    assertEquals("dev/picture: no panel was recorded; was the output a terminal?\n", picture.err());
  }

  private Run draw(String session) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("session"), session);
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder("dev/picture", file.toString()).redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }
}
