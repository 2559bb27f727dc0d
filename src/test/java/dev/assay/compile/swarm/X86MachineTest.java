package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class X86MachineTest {
  private static final X86Machine HASWELL =
      new X86Machine(Set.of("pni", "ssse3", "sse4_1", "avx", "avx2", "fma", "bmi1"));

  @Test
  void allInstructionSetsMustBeThere() {
    assertTrue(HASWELL.runs(macros("SSE3", "AVX2", "FMA", "BMI")));
    assertEquals(false, HASWELL.runs(macros("AVX2", "AVX512F")));
    assertEquals(false, HASWELL.runs(macros("XOP")));
  }

  @Test
  void instructionsThatCompilersDoNotUseUnaskedDoNotMatter() {
    assertTrue(HASWELL.runs(macros("AVX", "RDRND", "SGX", "CLWB", "MMX", "tune_haswell")));
    assertTrue(HASWELL.runs(macros("STDC", "linux", "ELF", "GNUC_STDC_INLINE")));
  }

  @Test
  void whatIsNotKnownIsNotThere() {
    assertEquals(false, HASWELL.runs(macros("AVX99_NEW")));
    assertEquals(false, new X86Machine(Set.of()).runs(macros("SSE3")));
    assertTrue(new X86Machine(Set.of()).runs(macros("SSE2")));
  }

  @Test
  void singleOptionsAreThoseOfTheMachine() {
    assertTrue(HASWELL.singleOptions().contains("-mavx2"));
    assertEquals(false, HASWELL.singleOptions().contains("-mavx512f"));
  }

  private static String macros(String... names) {
    return Arrays.stream(names)
        .map(name -> "#define __" + name + "__ 1")
        .collect(Collectors.joining("\n", "#define __x86_64 1\n#define __VERSION__ \"1\"\n", "\n"));
  }
}
