package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.generate.Generated;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.random.Seed;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The generator's programs print what the interpreter said, in every language and layout. */
final class GeneratedProgramsTest {
  private static final int PROGRAMS = 3;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "gcc, c99, 1, VOLATILE, -O0",
    "gcc, gnu17, 1, ARGC, -O2",
    "gcc, c11, 3, NONE, -O2",
    "g++, c++98, 1, ASM, -O0",
    "g++, c++11, 3, NONE, -O2",
    "g++, gnu++17, 1, NOINLINE, -O0",
    "g++, c++20, 3, NONE, -O0",
    "clang++, c++98, 3, NONE, -O0",
    "clang++, c++14, 1, VOLATILE, -O0"
  })
  void buildsPrintWhatIsExpected(
      String compiler, String std, int files, Barrier barrier, String level) {
    assumeTrue(Bench.isInstalled(compiler), compiler + " is not installed");
    var options =
        new ExactOptions(
            Bench.target(std),
            Size.SMALL,
            files,
            barrier,
            false,
            2,
            FloatResults.EXACT,
            ExactOptions.DEFAULT.policy());
    var generator = new ExactGenerator(options);
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Generated program = generator.generate(new Seed(seed).child(std));
      Bench.write(folder, program.files());
      assertEquals(
          program.expected().orElseThrow().stdout()
              + "exit "
              + program.expected().orElseThrow().exit(),
          Bench.built(compiler, std, level, program.units(), folder),
          () -> program.files().getFirst().text());
    }
  }
}
