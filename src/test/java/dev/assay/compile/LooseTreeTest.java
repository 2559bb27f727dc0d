package dev.assay.compile;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LooseTreeTest {
  private static final Preprocessor.Settings SETTINGS =
      new Preprocessor.Settings(
          SearchPath.ofEnvironment(),
          Optional.empty(),
          List.of(),
          DataModel.LP64,
          Standard.DEFAULT);

  @TempDir private Path root;

  private Path file(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Preprocessing preprocessed(Path file) throws IOException {
    return LooseTree.of(root).preprocess(file, Files.readAllBytes(file), SETTINGS);
  }

  private String text(Path file) throws IOException {
    Preprocessing result = preprocessed(file);
    return assertInstanceOf(Preprocessing.Ready.class, result, result::toString)
        .source()
        .preprocessed();
  }

  @Test
  void headersAreFoundAnywhereInTheTree() throws IOException {
    file("lib/deep/inner/all.h", "int inner;\n");
    file("other/inner/all.h", "int other;\n");
    Path main = file("lib/src/main.c", "#include \"inner/all.h\"\nint main;\n");
    String text = text(main);
    assertTrue(text.contains("int inner;"), "the nearest: " + text);
    assertFalse(text.contains("int other;"), text);
  }

  @Test
  void headersThatAreNowhereAreEmpty() throws IOException {
    Path main =
        file(
            "a.c", "#include <config.h>\n#include <gen/made.h>\n#include <stdint.h>\nuint8_t x;\n");
    assertTrue(text(main).contains("uint8_t x;"));
  }

  @Test
  void foldersThatAreNamedComeFirst() throws IOException {
    file("include/config.h", "int other;\n");
    file("built/config.h", "int built;\n");
    Path main = file("a.c", "#include <config.h>\n");
    var named =
        new Preprocessor.Settings(
            SETTINGS.path(),
            SETTINGS.compiler(),
            List.of("-I" + root.resolve("built")),
            SETTINGS.model(),
            SETTINGS.standard());
    Preprocessing result = LooseTree.of(root).preprocess(main, Files.readAllBytes(main), named);
    String text = assertInstanceOf(Preprocessing.Ready.class, result).source().preprocessed();
    assertTrue(text.contains("int built;") && !text.contains("int other;"), text);
  }

  @Test
  void mistakesDoNotStopTheRest() throws IOException {
    Path main = file("a.c", "#ifndef READY\n#error configure first\n#endif\nint x;\n");
    assertTrue(text(main).contains("int x;"));
  }

  @Test
  void textsDoNotTellWhereTheTreeIs() throws IOException {
    Path main = file("src/a.c", "const char *name = __FILE__;\n");
    assertTrue(text(main).contains("name = \"src/a.c\";"));
  }

  @Test
  void namesThatLeaveTheTreeAreNotMade() throws IOException {
    Path main = file("a.c", "#include \"../../../nowhere/at/all.h\"\nint x;\n");
    assertInstanceOf(Preprocessing.Failed.class, preprocessed(main));
  }
}
