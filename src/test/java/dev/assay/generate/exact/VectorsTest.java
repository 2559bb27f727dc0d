package dev.assay.generate.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.generate.Generated;
import dev.assay.generate.Target;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.GenerationPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Vectors and long doubles among the variables, in all languages and models. */
final class VectorsTest {
  private static final int OFTEN = 300;
  private static final int PROGRAMS = 6;

  @TempDir Path folder;

  private static GenerationPolicy policy(GenerationPolicy plain) {
    return plain
        .with(Feature.VECTOR_VARIABLE, Batch.CERTAIN)
        .with(Feature.VECTOR_ASSIGNMENT, OFTEN)
        .with(Feature.EXTENDED_VECTOR, 0);
  }

  @Test
  void vectorsAreVariablesOfPrograms() throws IOException, InterruptedException {
    Batch batch = Batch.of(PROGRAMS, Target.DEFAULT, true, VectorsTest::policy);
    batch.assertGoodAtOnce();
    assertTrue(batch.count("(?m)vector_size\\((8|16|32)\\)\\)\\) (out|g)_\\d+;") > 0);
    assertTrue(batch.count("(out|g)_\\d+ = v_\\d+;") > 0);
    assertTrue(batch.count("__builtin_shufflevector\\(v_\\d+, v_\\d+, \\d+") > 0);
    batch.assertRight(PROGRAMS, folder);
  }

  @Test
  void theirElementsAreValuesOfTheResult() {
    Batch batch = Batch.of(PROGRAMS, Target.DEFAULT, true, VectorsTest::policy);
    for (Generated program : batch.programs()) {
      var vectors =
          Pattern.compile("vector_size\\(\\d+\\)\\)\\) ((?:out|g)_\\d+);")
              .matcher(Batch.text(program));
      while (vectors.find()) {
        String output = program.expected().orElseThrow().stdout();
        assertTrue(output.contains("1 " + vectors.group(1) + "[0] = "), output);
      }
    }
  }

  @Test
  void clangReadsOtherTypesWhereItHasThem() throws IOException, InterruptedException {
    Batch batch =
        Batch.of(
            PROGRAMS,
            Target.DEFAULT,
            false,
            p -> policy(p).with(Feature.EXTENDED_VECTOR, Batch.CERTAIN));
    batch.assertGoodAtOnce();
    assertTrue(
        batch.count(
                """
                #ifdef __clang__
                typedef ([a-z ]+) (V\\d+) __attribute__\\(\\(ext_vector_type\\(\\d+\\)\\)\\);
                #else
                typedef \\1 __attribute__\\(\\(vector_size\\(\\d+\\)\\)\\) \\2;
                #endif
                """)
            > PROGRAMS / 2);
    batch.assertRight(2, folder);
  }

  @Test
  void cxxHasThemToo() {
    Target cxx = new Target(Target.Language.parse("c++11").orElseThrow(), DataModel.LP64);
    Batch batch = Batch.of(4, cxx, false, VectorsTest::policy);
    batch.assertGoodAtOnce();
    assertTrue(batch.count("(out|g)_\\d+ = v_\\d+;") > 0);
  }

  @Test
  void longDoublesAreVariablesOfPrograms() throws IOException, InterruptedException {
    Batch batch =
        Batch.of(
            PROGRAMS,
            Target.DEFAULT,
            true,
            p -> p.with(Feature.LONG_DOUBLE, Batch.CERTAIN).with(Feature.FLOATING_VARIABLE, 0));
    batch.assertGoodAtOnce();
    assertTrue(batch.count("(?m)^(static )?long double (out|g|in)_\\d+") > 0);
    assertEquals(0, batch.count("(?m)^(static )?(float|double) (out|g|in)_\\d+"));
    batch.assertRight(PROGRAMS, folder);
  }

  @Test
  void longDoublesAreCopiedWhereOthersAreNotExact() {
    var target = new Target(Target.DEFAULT.language(), DataModel.ILP32);
    Batch batch = Batch.of(PROGRAMS, target, true, p -> p.with(Feature.LONG_DOUBLE, Batch.CERTAIN));
    batch.assertGoodAtOnce();
    assertTrue(batch.count("(?m)^(static )?long double (out|g|in)_\\d+") > 0);
  }
}
