package dev.assay.campaign;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.process.ProcessLimits;
import java.util.List;
import java.util.Map;

/** The gcc that every machine of ours has, without looking for it. */
public final class RealGcc {
  private RealGcc() {}

  public static Compiler compiler() {
    return new Compiler(
        "gcc",
        Family.GCC,
        List.of("gcc"),
        "gcc",
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O1", "-Os", "-O2", "-O3"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
