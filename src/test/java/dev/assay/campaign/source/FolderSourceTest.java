package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that people have. */
final class FolderSourceTest {
  @TempDir private Path folder;
  private NativeProcessRunner runner;
  private Scratch scratch;

  @BeforeEach
  void open() throws IOException {
    runner = NativeProcessRunner.detect(System.getenv());
    scratch = runner.scratch();
    Files.createDirectories(folder.resolve("b/deep"));
    for (String name : List.of("c.c", "b/deep/x.c", "a.c", "b/no.h", "d.c.txt")) {
      Files.writeString(folder.resolve(name), "// " + name + "\n");
    }
    Files.createDirectory(folder.resolve("folder.c"));
  }

  @AfterEach
  void close() {
    scratch.close();
    runner.close();
  }

  @Test
  void ticketsGoRoundByName() throws IOException {
    FolderSource source = FolderSource.of(folder);
    assertEquals(folder.toString(), source.name());
    assertEquals(
        List.of("a.c", "b/deep/x.c", "c.c", "a.c", "b/deep/x.c"),
        LongStream.range(0, 5).mapToObj(n -> test(source, n).origin().detail()).toList());
    assertEquals("// b/deep/x.c\n", test(source, 1_000_000_000_000L).files().getFirst().text());
  }

  @Test
  void aFoldersCommandsGiveFlags() throws IOException {
    Files.writeString(
        folder.resolve("compile_commands.json"),
        """
        [{ "directory": "%s", "file": "a.c",
           "command": "cc -std=c99 -Wall -DN=3 -Iinc -lz -c a.c" }]
        """
            .formatted(folder));
    FolderSource source = FolderSource.of(folder);
    assertEquals(
        List.of("-D", "N=3", "-I", folder.resolve("inc").toString(), "-lz"),
        test(source, 0).flags());
    assertEquals("c99", test(source, 0).standard().spelling());
    assertEquals(List.of(), test(source, 2).flags());
  }

  @Test
  void aFileThatIsGoneFailsAlone() throws IOException {
    FolderSource source = FolderSource.of(folder);
    Files.delete(folder.resolve("a.c"));
    var failed = assertInstanceOf(Sourced.Failed.class, source.make(ticket(0), scratch));
    assertTrue(failed.reason().startsWith(folder.resolve("a.c") + ": "), failed.reason());
    assertEquals("// c.c\n", test(source, 2).files().getFirst().text());
  }

  private TestCase test(FolderSource source, long number) {
    return assertInstanceOf(Sourced.Made.class, source.make(ticket(number), scratch)).test();
  }

  private static Ticket ticket(long number) {
    return new Ticket(number, new Seed(number));
  }
}
