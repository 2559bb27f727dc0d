package dev.assay.generate.exact;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.Knob;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CompileTimeTest {
  /** Generated programs of all sizes, as they were measured. */
  private static List<long[]> measured() throws IOException {
    try (InputStream in =
        CompileTimeTest.class.getResourceAsStream("/generate/compile-times.csv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> Arrays.stream(line.split(",")).mapToLong(Long::parseLong).toArray())
          .toList();
    }
  }

  private static int[] ranks(List<Long> values) {
    int[] ranks = new int[values.size()];
    List<Integer> order =
        IntStream.range(0, values.size())
            .boxed()
            .sorted(Comparator.comparing(values::get))
            .toList();
    for (int i = 0; i < ranks.length; i++) {
      ranks[order.get(i)] = i;
    }
    return ranks;
  }

  @Test
  void whatIsExpectedToTakeLongerDoes() throws IOException {
    List<long[]> rows = measured();
    int[] expected =
        ranks(rows.stream().map(r -> new CompileTime(r[0], r[1], r[2]).microseconds()).toList());
    int[] real = ranks(rows.stream().map(r -> r[3] + r[4]).toList());
    double squares = 0;
    for (int i = 0; i < real.length; i++) {
      squares += Math.pow(expected[i] - real[i], 2);
    }
    double n = real.length;
    double correlation = 1 - 6 * squares / (n * (n * n - 1));
    assertTrue(n >= 100, n + " programs");
    assertTrue(correlation > 0.8, "correlation of ranks " + correlation);
  }

  @Test
  void lessTimeMeansLessCode() {
    long all = length(100);
    long little = length(20);
    assertTrue(little < all * 4 / 5, little + " of " + all);
  }

  private static long length(int percent) {
    ExactOptions plain = ExactOptions.DEFAULT;
    var overrides = PolicyOverrides.NONE.with(Knob.of(Parameter.COMPILE_TIME), percent);
    var generator =
        new ExactGenerator(
            new ExactOptions(
                plain.target(),
                Size.MEDIUM,
                plain.files(),
                plain.barrier(),
                plain.values(),
                plain.inputs(),
                plain.floats(),
                _ -> GenerationPolicy.plain().with(overrides)));
    return IntStream.range(0, 10)
        .mapToLong(i -> generator.generate(new Seed(i)).files().getFirst().text().length())
        .sum();
  }
}
