package dev.assay.generate.exact.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.Generated;
import dev.assay.generate.Target;
import dev.assay.generate.exact.Batch;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.policy.Feature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The functions of programs and the calls between them. */
final class FunctionsTest {
  private static final int PROGRAMS = 16;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "STATIC_FUNCTION @ (?m)^(__attribute__.*)?static .*fn_[0-9]+.*[{]",
        "INLINE_FUNCTION @ inline .*fn_[0-9]+",
        "NOINLINE @ noinline[^A-Z]*fn_[0-9]+",
        "PURE_ATTRIBUTE @ __attribute__..pure",
        "CONST_ATTRIBUTE @ __attribute__..const",
        "HOT_COLD @ (hot|cold)..",
        "RECURSION @ fn_[0-9]+.depth - 1",
        "MUTUAL_RECURSION @ (?m)^.*fn_[0-9]+.int depth.*;",
        "VARIADIC @ __builtin_va_arg.list",
        "FUNCTION_TABLE @ table_0\\[[0-9]+\\]..[^;]* = [{]fn_",
        "FUNCTION_POINTER @ [*]f_[0-9]+.[(].* = fn_",
        "STRUCT_PARAMETER @ (struct S|T)[0-9]+ a[0-9]",
        "POINTER_PARAMETER @ [*](restrict )?a[0-9]",
        "STRUCT_RESULT @ (struct S|T)[0-9]+ fn_[0-9]",
        "RESTRICT @ [*]restrict a[0-9]",
      })
  void occurs(Feature feature, String pattern) throws IOException, InterruptedException {
    Batch programs =
        feature == Feature.RESTRICT
            ? Batch.of(
                PROGRAMS,
                Target.DEFAULT,
                false,
                p -> p.with(Feature.PURE_FUNCTION, 0).with(Feature.POINTER_PARAMETER, 100))
            : Batch.with(feature, PROGRAMS);
    programs.assertGoodAtOnce();
    assertTrue(programs.count(pattern) > 0, pattern);
    programs.assertRight(2, folder);
  }

  @Test
  void everyFunctionIsCalled() {
    Pattern definition = Pattern.compile("(?m)^[^ ].* [*]?(fn_[0-9]+)[(][^;]*[{]");
    for (Generated program : Batch.of(PROGRAMS, Target.DEFAULT, false, p -> p).programs()) {
      String text = Batch.text(program);
      Matcher functions = definition.matcher(text);
      while (functions.find()) {
        String name = functions.group(1);
        long mentions = Pattern.compile("\\b" + name + "\\b").matcher(text).results().count();
        assertTrue(mentions > 1, name + " in\n" + text);
      }
    }
  }

  @Test
  void callsStayWithinTheBudget() {
    Batch programs =
        Batch.of(
            PROGRAMS,
            Target.DEFAULT,
            false,
            p -> p.with(Feature.CALL, 60).with(Feature.CALL_STATEMENT, 100));
    programs.assertGoodAtOnce();
    for (Generated program : programs.programs()) {
      assertTrue(
          program.expected().orElseThrow().steps() <= Size.SMALL.steps(), Batch.text(program));
    }
  }

  @Test
  void sameSeedSameProgram() {
    Batch once = Batch.of(4, Target.DEFAULT, false, p -> p);
    Batch again = Batch.of(4, Target.DEFAULT, false, p -> p);
    assertEquals(
        once.programs().stream().map(Batch::text).toList(),
        again.programs().stream().map(Batch::text).toList());
  }
}
