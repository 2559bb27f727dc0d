package dev.assay.compile.find;

import dev.assay.compile.Family;
import dev.assay.compile.Levels;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the levels that a compiler has, each once: some take a name for what another level does.
 */
record LevelProbe(Workbench bench, List<String> fixed) {
  /** Levels that optimise differently make different code of it. */
  private static final String PROGRAM =
      """
      extern int printf(const char *, ...);
      double total;
      static int sum(const int *a, int n) {
        int result = 0, i;
        for (i = 0; i < n; i++) {
          int twice = a[i] * 2;
          result += twice;
          total += a[i] / 3.0;
        }
        return result;
      }
      int main(int argc, char **argv) {
        int a[8] = {argc, 2, 3, 4, 5, 6, 7, 8};
        (void)argv;
        printf("%d\\n", sum(a, 8) + sum(a, argc));
        return 0;
      }
      """;

  /**
   * @param others those that it takes for one of the levels
   */
  record Levelled(List<String> levels, List<String> others) {
    Levelled {
      levels = List.copyOf(levels);
      others = List.copyOf(others);
    }
  }

  Levelled of(Family family) {
    return switch (family) {
      case GCC, CLANG, OTHER -> tried();
      // It has one way to compile, whatever level it is given.
      case TCC -> new Levelled(List.of(""), List.of());
      case PCC -> new Levelled(List.of("-O0", "-O1"), List.of());
    };
  }

  /** The configured ones, if the compiler takes them all. */
  Optional<Levelled> configured(List<String> wanted) {
    List<String> levels = wanted.stream().map(Levels::named).distinct().toList();
    return levels.stream().allMatch(level -> code(level).isPresent())
        ? Optional.of(new Levelled(levels, List.of()))
        : Optional.empty();
  }

  private Levelled tried() {
    var codes = new ArrayList<ByteBuffer>();
    var levels = new ArrayList<String>();
    var others = new ArrayList<String>();
    for (String level : Levels.USUAL) {
      code(level)
          .ifPresent(code -> {
            codes.add(code);
            levels.add(level);
          });
    }
    for (String level : Levels.ALL) {
      if (!Levels.USUAL.contains(level)) {
        code(level).ifPresent(code -> (codes.contains(code) ? others : levels).add(level));
      }
    }
    levels.sort(Levels.ORDER);
    return levels.isEmpty() ? new Levelled(List.of(""), List.of()) : new Levelled(levels, others);
  }

  /** Empty if the compiler does not take the level. */
  private Optional<ByteBuffer> code(String level) {
    var flags = new ArrayList<>(fixed);
    if (!level.isEmpty()) {
      flags.add(level);
    }
    if (!bench.compile("level", PROGRAM, flags).succeeded()) {
      return Optional.empty();
    }
    try {
      return Optional.of(ByteBuffer.wrap(Files.readAllBytes(bench.folder().resolve("level.o"))));
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
