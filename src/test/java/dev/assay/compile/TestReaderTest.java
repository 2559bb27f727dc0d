package dev.assay.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.compile.process.ProcessLimits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TestReaderTest {
  @Test
  void theNewestGccReadsFirst() {
    List<Compiler> all =
        List.of(
            compiler("clang-19", Family.CLANG, "Debian clang version 19.1.7 (3)"),
            compiler("gcc-9", Family.GCC, "gcc-9 (Debian 9.3.0-22) 9.3.0"),
            compiler("gcc-11", Family.GCC, "gcc-11 (Debian 11.3.0-12) 11.3.0"),
            compiler("gcc-12", Family.GCC, "gcc-12 (Debian 12.2.0-14) 12.2.0"),
            compiler("tcc", Family.TCC, "tcc version 0.9.27"));
    assertEquals(
        List.of("gcc-12", "gcc-11", "gcc-9", "clang-19"),
        TestReader.candidates(all, DataModel.LP64).stream().map(Compiler::name).toList());
  }

  private static Compiler compiler(String name, Family family, String version) {
    return new Compiler(
        name,
        family,
        List.of("/usr/bin/" + name),
        version,
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
