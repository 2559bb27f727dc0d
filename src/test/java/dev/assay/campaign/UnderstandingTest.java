package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.Understanding.Understood;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.FieldWidths;
import dev.assay.interpret.Limits;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What programs must do that are not the same to every build, with the installed gcc. */
final class UnderstandingTest {
  private static final Setting GCC = setting(FieldWidths.KEPT, "-O0");
  private static final Setting FAST = setting(FieldWidths.KEPT, "-O2");
  private static final Setting CLANG = setting(FieldWidths.DECLARED, "-O0");
  private static final Setting OTHER = setting(FieldWidths.EITHER, "-O0");
  private static final Set<Setting> ALL = Set.of(GCC, FAST, CLANG, OTHER);

  private NativeProcessRunner runner;

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

  @Test
  void eachReadingHasItsOwnAnswer() {
    Expectation known =
        known(
            """
            #ifdef __OPTIMIZE__
            int f(void) { return 2; }
            #else
            int f(void) { return 1; }
            #endif
            int main(void) { return f(); }
            """);
    assertEquals(1, exit(known, GCC));
    assertEquals(2, exit(known, FAST));
  }

  @Test
  void aReadingMayBeUndefinedOrUnreadableAndTheOthersStand() {
    Expectation undefined =
        known(
            """
            int main(void) {
              int x = 2147483647;
            #ifdef __OPTIMIZE__
              x++;
            #endif
              return x == 7;
            }
            """);
    assertEquals(0, exit(undefined, GCC));
    assertInstanceOf(Execution.Undefined.class, undefined.in(FAST).orElseThrow());
    Expectation unreadable =
        known("#ifdef __OPTIMIZE__\n#error no\n#endif\nint main(void) { return 3; }\n");
    assertEquals(3, exit(unreadable, GCC));
    assertTrue(
        unreadable.in(FAST).orElseThrow() instanceof Execution.Unsupported(String what, var _)
            && what.matches("the program as gcc -O2 sees it: .*error: #error no"),
        unreadable.in(FAST).toString());
    assertInstanceOf(Understood.Invalid.class, of("#ifdef __GNUC__\n#error no\n#endif\nint x;\n"));
  }

  @Test
  void whatTellsTheTimeIsExcluded() {
    Expectation known = known("int main(void) { return __TIME__[0]; }");
    assertEquals(
        "not run: it asks for __TIME__, which no two builds have in common",
        known.excluded().orElseThrow());
  }

  @Test
  void bitFieldsAreWhatTheyAreToEachFamily() {
    String field = "struct { unsigned b : 5; } s = {1};\n";
    Expectation differ = known(field + "int main(void) { return s.b++ - 10 < 0; }\n");
    assertEquals(List.of(1, 0), List.of(exit(differ, GCC), exit(differ, CLANG)));
    assertInstanceOf(Execution.Unsupported.class, differ.in(OTHER).orElseThrow());
    Expectation same = known(field + "int main(void) { return (int)(s.b++ + 10u); }\n");
    assertEquals(
        List.of(11, 11, 11), List.of(exit(same, GCC), exit(same, CLANG), exit(same, OTHER)));
  }

  private static int exit(Expectation known, Setting setting) {
    Execution execution = known.in(setting).orElseThrow();
    return assertInstanceOf(Execution.Finished.class, execution).exit();
  }

  private Expectation known(String text) {
    return assertInstanceOf(Understood.Known.class, of(text)).expectation();
  }

  private Understood of(String text) {
    var test =
        TestCase.of(
            new Origin("file", new Seed(0), ""),
            Standard.DEFAULT,
            List.of(new SourceFile("test.c", text)),
            List.of());
    var understanding = new Understanding(runner, List.of(RealGcc.compiler()), Limits.DEFAULT, 0);
    try (Scratch scratch = runner.scratch()) {
      return understanding.of(test, ALL, scratch);
    }
  }

  private static Setting setting(FieldWidths fields, String level) {
    return new Setting(
        DataModel.LP64,
        new Dialect(Standard.DEFAULT, false, true, fields),
        new Reader("gcc", List.of(level)));
  }
}
