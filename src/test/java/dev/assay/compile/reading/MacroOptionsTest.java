package dev.assay.compile.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which options may change predefined macros. */
final class MacroOptionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-O2",
        "-Og",
        "-m32",
        "-mavx2",
        "-march=native",
        "-std=gnu99",
        "-DX=1",
        "-ffast-math",
        "-fno-inline",
        "-fPIC",
        "-fno-pie",
        "-fsanitize=address",
        "-funsigned-char",
        "-fstack-protector-strong",
        "-ffreestanding",
        "-fopenmp",
        "--target=aarch64-linux-gnu"
      })
  void theseMay(String option) {
    assertEquals(List.of(option), MacroOptions.of(List.of(option)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-fno-ivopts", "-ftree-vectorize", "-g", "-w", "-Wall", "-fwrapv"})
  void theseDoNot(String option) {
    assertEquals(List.of(), MacroOptions.of(List.of(option)));
  }

  @Test
  void argumentsStayWithTheirOptions() {
    assertEquals(
        List.of("-O1", "-D", "X", "-O3"),
        MacroOptions.of(List.of("-O1", "-mllvm", "-O9", "-D", "X", "--param", "-m1", "-O3")));
  }
}
