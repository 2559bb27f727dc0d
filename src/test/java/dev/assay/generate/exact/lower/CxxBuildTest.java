package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.generate.exact.lower.cxx.CxxWeights;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C++ programs of every version are accepted, and print what the tree prints. */
final class CxxBuildTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "g++, c++98, -O0", "g++, gnu++98, -O2", "g++, c++11, -O2", "g++, c++14, -O0",
    "g++, gnu++17, -O2", "g++, c++20, -O2", "clang++, c++98, -O2", "clang++, c++11, -O0",
    "clang++, c++17, -O2", "clang++, c++20, -O0"
  })
  void everyVersionMeansTheSame(String compiler, String std, String level) {
    assumeTrue(Bench.isInstalled(compiler), compiler + " is not installed");
    List<String> texts = List.of(Samples.SHAPES, Samples.DIFFERENCES, Samples.EXTENSIONS);
    for (int i = 0; i < texts.size(); i++) {
      // Each text is in one file for some versions and in three for the others.
      int files = (std.length() + i) % 2 == 0 ? 1 : 3;
      Plan plan = Bench.plan(texts.get(i), std, files, Barrier.VOLATILE, CxxWeights.DEFAULT);
      Lowered lowered = Bench.lower(plan, i + compiler.length());
      Bench.write(folder, lowered.files());
      assertEquals(
          Bench.interpreted(lowered.tree()),
          Bench.built(compiler, std, level, lowered.units(), folder),
          () -> lowered.files().getFirst().text());
    }
  }
}
