package dev.assay.compile.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.Origin;
import dev.assay.mutate.Reader;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which builds of the installed compilers see the same program. */
final class MacroReaderTest {
  private static final Reader PLAIN = new Reader("gcc", List.of("-O0"));
  private static final Reader FAST = new Reader("gcc", List.of("-O2"));
  private static final Reader FASTER = new Reader("gcc", List.of("-O3"));
  private static final Reader CLANG = new Reader("clang", List.of("-O2"));

  private NativeProcessRunner runner;
  private final List<List<String>> commands = new ArrayList<>();

  @BeforeEach
  void open() {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    runner = NativeProcessRunner.detect(Map.of());
  }

  @AfterEach
  void close() {
    if (runner != null) {
      runner.close();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { return 0; }",
        "/* __OPTIMIZE__ */ __attribute__((noinline)) int f(void) { return __builtin_abs(1); }",
        "__extension__ typedef _Bool b; const char *s = \"__clang__\";"
      })
  void programsThatNameNoMacroCostNothing(String text) {
    assertEquals(List.of(), readings(text, PLAIN, FAST));
    assertEquals(List.of(), commands);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { return __LINE__ + __COUNTER__ + sizeof(__FILE__); }",
        "typedef int __mine; __mine x;",
        "#ifdef __clang_nowhere__\nint x;\n#endif\n"
      })
  void macrosThatNoBuildDefinesOtherwiseMakeNoReading(String text) {
    assertEquals(List.of(), readings(text, PLAIN, FAST));
  }

  @Test
  void levelsSeeTheirOwnProgram() {
    String text = "#ifdef __OPTIMIZE__\nint fast;\n#else\nint slow;\n#endif\n";
    assertEquals(
        List.of(List.of(PLAIN), List.of(FAST, FASTER)), readings(text, PLAIN, FAST, FASTER));
  }

  @Test
  void whatComesToTheSameIsOneReading() {
    String text = "#ifdef __OPTIMIZE__\nint  x;\n#else\nint x; /* slow */\n#endif\n";
    assertEquals(List.of(List.of(PLAIN, FAST)), readings(text, PLAIN, FAST));
    String number = "#if __GNUC__ >= 3 && defined(__INT_MAX__)\nint x = __INT_MAX__;\n#endif\n";
    assertEquals(List.of(List.of(PLAIN, FAST)), readings(number, PLAIN, FAST));
  }

  @Test
  void headersOfTheSystemDoNotCount() {
    String text = "#include <stdio.h>\n#ifndef __OPTIMIZE__\n#endif\nint x;\n";
    assertEquals(List.of(List.of(PLAIN, FAST)), readings(text, PLAIN, FAST));
  }

  @Test
  void oneQuestionServesAllWhoseMacrosAreTheSame() {
    String text = "#if __GNUC__ > 4\nint x;\n#endif\n";
    MacroReader reader = reader();
    assertEquals(1, readings(reader, text, PLAIN, FAST, FASTER).size());
    assertEquals(2, commands.size(), "levels do not matter: one table of macros, one text");
    commands.clear();
    assertEquals(1, readings(reader, text, PLAIN, FAST, FASTER).size());
    assertEquals(1, commands.size(), "the tables are kept");
  }

  @Test
  void whatDependsOnOptionsIsAskedUnderEach() {
    assertEquals(
        1,
        readings("#ifdef __OPTIMIZE_SIZE__\n#endif\n#ifdef __OPTIMIZE__\n#endif\n", PLAIN, FAST)
            .size());
    assertEquals(4, commands.size(), "two tables of macros, two texts");
  }

  @Test
  void whoCannotReadItStandsApart() {
    String text = "#ifdef __OPTIMIZE__\n#error too fast\n#endif\nint x;\n";
    assertEquals(List.of(List.of(PLAIN), List.of(FAST)), readings(text, PLAIN, FAST));
  }

  @Test
  void clangSeesItsOwnProgram() {
    assumeTrue(SearchPath.ofEnvironment().find("clang").isPresent(), "no clang on the PATH");
    String name = "#if defined(__clang__)\nint clang;\n#else\nint other;\n#endif\n";
    assertEquals(List.of(List.of(FAST), List.of(CLANG)), readings(name, CLANG, FAST));
    String builtin =
        """
        #ifndef __has_builtin
        #define __has_builtin(x) 0
        #endif
        #if __has_builtin(__builtin_bitreverse32)
        int clang;
        #else
        int other;
        #endif
        """;
    assertEquals(List.of(List.of(FAST), List.of(CLANG)), readings(builtin, CLANG, FAST));
    String same = "#if defined(__clang__) || defined(__GNUC__)\nint x;\n#endif\n";
    assertEquals(List.of(List.of(FAST, CLANG)), readings(same, CLANG, FAST));
  }

  @Test
  void tccSeesTheSameAsOthersBesideItsOwnHeaders() {
    assumeTrue(SearchPath.ofEnvironment().find("tcc").isPresent(), "no tcc on the PATH");
    var tcc = new Reader("tcc", List.of());
    String text =
        "#include <stdio.h>\n#ifdef __x86_64__\nint x;\n#endif\n#ifdef __TINYC__\n#endif\n";
    assertEquals(List.of(List.of(FAST, tcc)), readings(text, FAST, tcc));
  }

  private List<List<Reader>> readings(String text, Reader... readers) {
    return readings(reader(), text, readers);
  }

  private List<List<Reader>> readings(MacroReader reader, String text, Reader... readers) {
    var test =
        TestCase.of(
            new Origin("file", new Seed(0), ""),
            Standard.DEFAULT,
            List.of(new SourceFile("test.c", text)),
            List.of());
    try (Scratch scratch = runner.scratch()) {
      return reader.of(test, List.of(readers), scratch).all().stream()
          .map(MacroReader.Reading::readers)
          .toList();
    }
  }

  private MacroReader reader() {
    ProcessRunner counting =
        new ProcessRunner() {
          @Override
          public Completed run(Task task) {
            commands.add(task.command());
            return runner.run(task);
          }
        };
    return new MacroReader(
        counting,
        new PredefinedMacros(counting),
        List.of(
            compiler("gcc", Family.GCC),
            compiler("clang", Family.CLANG),
            compiler("tcc", Family.TCC)));
  }

  private static Compiler compiler(String name, Family family) {
    return new Compiler(
        name,
        family,
        List.of(name),
        name,
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O2", "-O3"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
