package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.FieldWidths;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FlagMeaningTest {
  @Test
  void theLastOfSeveralFlagsCounts() {
    assertEquals(dialect(true, true), of("-fwrapv"));
    assertEquals(dialect(true, true), of("-fno-strict-overflow"));
    assertEquals(dialect(false, true), of("-fwrapv", "-fno-wrapv"));
    assertEquals(dialect(false, true), of("-fwrapv", "-ftrapv"));
    assertEquals(dialect(true, true), of("-ftrapv", "-fwrapv"));
    assertEquals(dialect(false, false), of("-fno-strict-aliasing"));
    assertEquals(dialect(false, true), of("-fno-strict-aliasing", "-fstrict-aliasing"));
    assertEquals(dialect(false, true), of("-fno-ivopts", "-O3"));
  }

  @Test
  void narrowProgramsHaveTheirOwnModel() {
    Compiler wide = compiler(DataModel.LP64, List.of("gcc"));
    assertEquals(DataModel.LP64, FlagMeaning.model(List.of("-O2"), wide));
    assertEquals(DataModel.ILP32, FlagMeaning.model(List.of("-m32", "-O2"), wide));
    assertEquals(DataModel.LP64, FlagMeaning.model(List.of("-m32", "-m64"), wide));
    assertEquals(
        DataModel.LP64.withUnsignedChar(), FlagMeaning.model(List.of("-funsigned-char"), wide));
    assertEquals(
        DataModel.LP64,
        FlagMeaning.model(List.of("-funsigned-char", "-fsigned-char"), wide),
        "the last one counts");
    Compiler narrow = compiler(DataModel.ILP32, List.of("gcc", "-m32"));
    assertEquals(DataModel.ILP32, FlagMeaning.model(List.of(), narrow));
    assertEquals(DataModel.LP64, FlagMeaning.model(List.of("-m64"), narrow));
  }

  @Test
  void aCompilersOwnArgumentsCountToo() {
    var configuration =
        new Configuration(
            compiler(DataModel.LP64, List.of("gcc", "-fwrapv")),
            "-O2",
            List.of("-m32", "-fno-strict-aliasing"),
            Purpose.RUN);
    Standard c99 = Standard.parse("c99").orElseThrow();
    assertEquals(
        new Setting(
            DataModel.ILP32,
            new Dialect(c99, true, false, FieldWidths.KEPT),
            new Reader("gcc", List.of("-O2", "-m32"))),
        FlagMeaning.setting(configuration, c99));
  }

  private static Dialect of(String... flags) {
    return FlagMeaning.dialect(List.of(flags), Dialect.DEFAULT);
  }

  private static Dialect dialect(boolean wrapv, boolean strictAliasing) {
    return new Dialect(Standard.DEFAULT, wrapv, strictAliasing);
  }

  private static Compiler compiler(DataModel model, List<String> command) {
    return new Compiler(
        "gcc",
        Family.GCC,
        command,
        "",
        "x86_64-linux-gnu",
        model,
        true,
        List.of("-O2"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
