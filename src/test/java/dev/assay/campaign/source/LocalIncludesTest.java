package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files go along with a program. */
final class LocalIncludesTest {
  @TempDir private Path parent;
  private Path folder;

  @BeforeEach
  void makeAFolder() throws IOException {
    folder = Files.createDirectories(parent.resolve("programs/below")).getParent();
    Files.writeString(parent.resolve("outside.h"), "");
    Files.writeString(folder.resolve("beside.h"), "#include \"below/deep.h\"\n");
    Files.writeString(folder.resolve("below/deep.h"), "#include \"same.h\"\n#include \"../a.c\"\n");
    Files.writeString(folder.resolve("below/same.h"), "int same;\n");
    Files.writeString(folder.resolve("unused.h"), "");
  }

  @Test
  void whatIsIncludedComesAlongOnce() throws IOException {
    List<SourceFile> files =
        of("#include <stdio.h>\n # include \"beside.h\"\n#include \"beside.h\"\n");
    assertEquals(
        List.of("test.c", "beside.h", "below/deep.h", "below/same.h"),
        files.stream().map(SourceFile::name).toList());
    assertEquals("int same;\n", files.getLast().text());
  }

  @Test
  void whatIsOutsideOrMissingStaysAway() throws IOException {
    List<SourceFile> files =
        of(
            """
            #include "../outside.h"
            #include "missing.h"
            #include "below"
            #include "unused.h
            // #include "unused.h"
            char *s = "#include \\"unused.h\\"";
            """);
    assertEquals(List.of("test.c"), files.stream().map(SourceFile::name).toList());
  }

  @Test
  void everyByteIsKept() throws IOException {
    byte[] bytes = {'/', '/', (byte) 0xff, (byte) 0xc3, '\r', '\n'};
    Path file = Files.write(folder.resolve("a.c"), bytes);
    String text = LocalIncludes.of(file).getFirst().text();
    assertEquals(new String(bytes, StandardCharsets.ISO_8859_1), text);
  }

  @Test
  void aMissingProgramIsAnError() {
    assertThrows(NoSuchFileException.class, () -> LocalIncludes.of(folder.resolve("no.c")));
  }

  private List<SourceFile> of(String program) throws IOException {
    return LocalIncludes.of(Files.writeString(folder.resolve("a.c"), program));
  }
}
