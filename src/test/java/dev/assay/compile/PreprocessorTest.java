package dev.assay.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.SourceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PreprocessorTest {
  private static final SearchPath NOTHING = new SearchPath(List.of());

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { return 0; }\n",
        "int f(void) { return __builtin_popcount(3); }\n",
        "const char *s = \"a # b\";\n",
        "__attribute__((noinline)) int f(void) { return sizeof __func__; }\n"
      })
  void aFileWithoutDirectivesNeedsNoCompiler(String text) throws IOException {
    SourceText source = ready(preprocess(NOTHING, List.of(), text));
    assertEquals(text, source.preprocessed());
    assertEquals(Optional.of(text), source.original());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#include <stdio.h>\n",
        "  # define X 1\n",
        "int x;\n\t#pragma once\n",
        "%: define X\n",
        "int big = __INT_MAX__;\n",
        "??=define X\n"
      })
  void directivesAndPredefinedMacrosNeedACompiler(String text) throws IOException {
    var result =
        assertInstanceOf(Preprocessing.NoCompiler.class, preprocess(NOTHING, List.of(), text));
    assertTrue(result.message().contains("apt-get install gcc"), result.message());
  }

  @Test
  void macrosFromTheCommandLineCount() throws IOException {
    String text = "int x = WIDTH;\n";
    SourceText source = ready(preprocess(compilers(), List.of("-DWIDTH=42"), text));
    assertTrue(source.preprocessed().contains("int x = 42;"), source.preprocessed());
    assertEquals(Optional.of(text), source.original());
  }

  @Test
  void lineMarkersNameTheFile() throws IOException {
    SourceText source =
        ready(preprocess(compilers(), List.of(), "#include <stddef.h>\nsize_t x;\n"));
    assertTrue(source.preprocessed().contains("\"" + source.file() + "\""), source.preprocessed());
    assertTrue(source.preprocessed().contains("size_t x;"));
  }

  @Test
  void aBadDirectiveIsTheCompilersOwnMessage() throws IOException {
    var failed =
        assertInstanceOf(
            Preprocessing.Failed.class,
            preprocess(compilers(), List.of(), "#include \"not-there.h\"\n"));
    assertTrue(failed.message().contains("not-there.h"), failed.message());
    assertTrue(failed.message().contains("program.c:1"), failed.message());
  }

  @ParameterizedTest
  @ValueSource(strings = {"lp64", "ilp32", "llp64"})
  void modelsSetTheSizesThatMacrosTell(String name) throws IOException {
    DataModel model = DataModel.byName(name).orElseThrow();
    String text =
        """
        #include <limits.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        int long_size = __SIZEOF_LONG__, pointer_size = sizeof(char *);
        long biggest = LONG_MAX;
        """;
    SourceText source = ready(preprocess(compilers(), model, List.of(), text));
    assertTrue(source.preprocessed().contains("long_size = " + model.longSize() + ","));
  }

  @Test
  void unsignedCharIsToldToThePreprocessor() throws IOException {
    String text = "#ifdef __CHAR_UNSIGNED__\nint unsigned_it_is;\n#endif\n";
    SourceText source =
        ready(preprocess(compilers(), DataModel.LP64.withUnsignedChar(), List.of(), text));
    assertTrue(source.preprocessed().contains("int unsigned_it_is;"), source.preprocessed());
  }

  @Test
  void standardInputHasAName() {
    byte[] text = "#define X 1\nint x = X;\n".getBytes(StandardCharsets.UTF_8);
    SourceText source =
        ready(preprocessor(compilers(), DataModel.LP64, List.of()).preprocess("-", text));
    assertEquals("<stdin>", source.file());
    assertTrue(source.preprocessed().contains("\"<stdin>\""), source.preprocessed());
  }

  private static SearchPath compilers() {
    SearchPath path = SearchPath.ofEnvironment();
    assumeTrue(path.findCompiler().isPresent(), "no C compiler here");
    return path;
  }

  private Preprocessing preprocess(SearchPath path, List<String> flags, String text)
      throws IOException {
    return preprocess(path, DataModel.LP64, flags, text);
  }

  private Preprocessing preprocess(
      SearchPath path, DataModel model, List<String> flags, String text) throws IOException {
    Path file = Files.writeString(folder.resolve("program.c"), text);
    return preprocessor(path, model, flags).preprocess(file.toString(), Files.readAllBytes(file));
  }

  private static Preprocessor preprocessor(SearchPath path, DataModel model, List<String> flags) {
    return new Preprocessor(
        new Preprocessor.Settings(path, Optional.empty(), flags, model, Standard.DEFAULT));
  }

  private static SourceText ready(Preprocessing result) {
    return assertInstanceOf(Preprocessing.Ready.class, result, result::toString).source();
  }
}
