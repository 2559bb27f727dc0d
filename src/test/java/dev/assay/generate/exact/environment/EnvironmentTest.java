package dev.assay.generate.exact.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.generate.Generated;
import dev.assay.generate.Target;
import dev.assay.generate.exact.Batch;
import dev.assay.generate.exact.policy.Feature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The types and variables of programs: each kind occurs, and programs with it are good. */
final class EnvironmentTest {
  private static final int PROGRAMS = 12;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "FLOATING_VARIABLE @ (?m)^(static )?(const )?(float|double) (in|out|g)_",
        "INT128 @ __int128 (in|out|g|a|m)_?[0-9]",
        "PLAIN_CHAR @ (?m)^ *(static |const )*char (in_|out_|g_|m)[0-9]",
        "ENUM @ enum E[0-9]+ [{]E0_A",
        "TYPEDEF @ typedef .*T[0-9]+",
        "UNNAMED_BIT_FIELD @ int : [0-9]+;",
        "PACKED @ __attribute__..packed",
        "ALIGNED @ __attribute__..aligned",
        "ATOMIC @ _Atomic ",
        "STATIC_GLOBAL @ (?m)^static .*(in|out|g|p)_[0-9]+(\\[|;| =)",
      })
  void occurs(Feature feature, String pattern) throws IOException, InterruptedException {
    Batch with = Batch.with(feature, PROGRAMS);
    with.assertGoodAtOnce();
    assertTrue(with.count(pattern) > 0, pattern);
    with.assertRight(2, folder);
    Batch without = Batch.of(PROGRAMS, Target.DEFAULT, false, p -> p.with(feature, 0));
    assertEquals(0, without.count(pattern), pattern);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "(?m)^struct S0 [{]",
        "(?m)^union U0 [{]",
        " : [0-9]+;",
        "(?m)^(static )?const .* = ",
        "(?m)^(static )?volatile ",
        "(?m)^.*[*](const )?p_[0-9]+",
        "(?m)^.* (in|out|g)_[0-9]+(\\[[0-9]+\\]){2}",
      })
  void shapesOccur(String pattern) {
    Batch programs = Batch.of(3 * PROGRAMS, Target.DEFAULT, false, p -> p);
    assertTrue(programs.count(pattern) > 0, pattern);
  }

  @Test
  void inputsAreNeverWrittenByTests() {
    for (Generated program : Batch.of(PROGRAMS, Target.DEFAULT, false, p -> p).programs()) {
      String text = Batch.text(program);
      String tests = text.substring(0, text.indexOf("next_value"));
      Matcher written =
          Pattern.compile("(?m)^ +in_[0-9]+[\\]\\[.a-z0-9]* [-+*/%&|^<>]*= ").matcher(tests);
      assertFalse(written.find(), text);
    }
  }

  @Test
  void outputsAreNeverReadByTests() {
    for (Generated program : Batch.of(PROGRAMS, Target.DEFAULT, false, p -> p).programs()) {
      String text = Batch.text(program);
      String tests = text.substring(0, text.indexOf("next_value"));
      Matcher read = Pattern.compile("[-+|^~(] ?out_[0-9]+[;)]").matcher(tests);
      assertFalse(read.find(), text);
    }
  }

  /** gcc and clang would lower the variable's alignment, and pointers to it would be invalid. */
  @Test
  void noVariableIsLessAlignedThanItsType() {
    Batch programs =
        Batch.of(
            4 * PROGRAMS,
            Target.DEFAULT,
            false,
            p -> p.with(Feature.ALIGNED, 100).with(Feature.INT128, 100));
    assertTrue(programs.count("__int128 [a-z]+_[0-9]+ __attribute__..aligned.(16|32|64)") > 0);
    assertEquals(0, programs.count("__int128 [a-z]+_[0-9]+ __attribute__..aligned.8"));
  }

  @Test
  void cHasOnlyThePortableBitFields() {
    Batch programs = Batch.of(3 * PROGRAMS, Target.DEFAULT, false, p -> p);
    assertEquals(0, programs.count("(?m)^ +[a-z ]*(char|short|long) m[0-9]+ : "));
  }

  @Test
  void cxxHasBitFieldsOfEveryType() {
    var target = new Target(new Target.Language.Cxx(17, false), DataModel.LP64);
    Batch programs = Batch.of(3 * PROGRAMS, target, false, p -> p);
    programs.assertGoodAtOnce();
    assertTrue(programs.count("(?m)^ +[a-z ]*(char|short|long) m[0-9]+ : ") > 0);
  }

  @Test
  void whatTheTargetLacksIsLeftOut() {
    var narrow = new Target(new Target.Language.C(Standard.DEFAULT), DataModel.ILP32);
    assertEquals(
        0, Batch.of(PROGRAMS, narrow, false, p -> p.with(Feature.INT128, 100)).count("__int128"));
    var old =
        new Target(new Target.Language.C(new Standard(Standard.Version.C99, true)), DataModel.LP64);
    assertEquals(
        0, Batch.of(PROGRAMS, old, false, p -> p.with(Feature.ATOMIC, 100)).count("_Atomic"));
  }
}
