package dev.assay.campaign.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReduceCaseTest {
  @Test
  void aLineIsASeedACompilerALevelAndFlags() {
    assertEquals(
        new ReduceCase.Read.Fine(
            List.of(
                new ReduceCase(7, "clang-14", "-O2", List.of("-mllvm", "-x=1")),
                new ReduceCase(8, "gcc-12", "-O3", List.of()))),
        ReduceCase.parse("# findings\n\n7 clang-14 -O2 -mllvm -x=1\n  8 gcc-12 -O3\n"));
  }

  @Test
  void otherLinesAreTold() {
    assertEquals(
        new ReduceCase.Read.Wrong(
            2, "not of the form 'SEED COMPILER LEVEL FLAG…': seven clang-14 -O2"),
        ReduceCase.parse("# findings\nseven clang-14 -O2\n"));
    assertInstanceOf(ReduceCase.Read.Wrong.class, ReduceCase.parse("7 clang-14\n"));
    assertInstanceOf(ReduceCase.Read.Wrong.class, ReduceCase.parse("7 clang-14 -mllvm\n"));
  }

  @Test
  void thereAreTwentyCasesAtLeast() throws IOException {
    try (InputStream stream =
        ReduceCase.class.getResourceAsStream("/dev/assay/bench/reduce-cases.txt")) {
      var read = ReduceCase.parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
      assertTrue(read instanceof ReduceCase.Read.Fine(var cases) && cases.size() >= 20);
    }
  }
}
