package dev.assay.judge;

import dev.assay.c.DataModel;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Cost;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Test cases and runs that nobody ran, for the tests of oracles. */
public final class Cases {
  public static final Settings SETTINGS = FlagMeaning::setting;
  public static final Compiler GCC = compiler("gcc-12", Family.GCC);
  public static final Compiler OLD_GCC = compiler("gcc-11", Family.GCC);
  public static final Compiler CLANG = compiler("clang-19", Family.CLANG);
  public static final Compiler TCC = compiler("tcc", Family.TCC);
  public static final String SOURCE =
      "int helper(void) { return 0; }\nint main(void) { return helper(); }\n";

  private Cases() {}

  public static Compiler compiler(String name, Family family) {
    return new Compiler(
        name,
        family,
        List.of("/usr/bin/" + name),
        name + " 1.0",
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O1", "-O2", "-O3"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }

  /** One whose long double is not the model's. */
  public static Compiler withoutLongDouble() {
    return new Compiler(
        "arm-gcc",
        Family.GCC,
        List.of("/usr/bin/arm-gcc"),
        "1.0",
        "arm-linux-gnueabi",
        DataModel.LP64,
        false,
        List.of("-O0"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }

  /** A program that prints so and ends with 0. */
  public static TestCase printing(String stdout) {
    return expecting(new Execution.Finished(0, stdout, 100));
  }

  public static TestCase unsupported() {
    return expecting(new Execution.Unsupported("setjmp", span()));
  }

  public static TestCase expecting(Execution execution) {
    return test(SOURCE)
        .expecting(new Expectation(Map.of(setting(DataModel.LP64), execution), false));
  }

  /** A program of which each of these sees another one. */
  public static TestCase readApart(Configuration... builds) {
    var readings = new HashMap<Reader, Reader>();
    var executions = new HashMap<Setting, Execution>();
    for (Configuration build : builds) {
      Setting setting = SETTINGS.of(build, Standard.DEFAULT);
      readings.put(setting.reader(), setting.reader());
      executions.put(setting.strict(), new Execution.Unsupported("setjmp", span()));
    }
    return test(SOURCE).expecting(new Expectation(executions, readings, false, Optional.empty()));
  }

  public static Setting setting(DataModel model) {
    return new Setting(model, new Dialect(Standard.DEFAULT, false, true));
  }

  public static TestCase test(String source) {
    return TestCase.of(
        new Origin("made up", new Seed(1), ""),
        Standard.DEFAULT,
        List.of(new SourceFile("test.c", source)),
        List.of());
  }

  public static Span span() {
    return Span.NONE;
  }

  public static Configuration plain(Compiler compiler, String level) {
    return Configuration.plain(compiler, level);
  }

  public static Configuration swarm(Compiler compiler, String level, String... flags) {
    return new Configuration(compiler, level, List.of(flags), Purpose.RUN);
  }

  public static Configuration sanitize(Compiler compiler, String... flags) {
    return new Configuration(compiler, "-O1", List.of(flags), Purpose.SANITIZE);
  }

  public static CompilerRun ran(Configuration configuration, String stdout) {
    return ran(configuration, 0, stdout);
  }

  public static CompilerRun ran(Configuration configuration, int exit, String stdout) {
    return new CompilerRun.Ran(configuration, exit, stdout, "", "code", Cost.ZERO);
  }

  public static CompilerRun ranSaying(Configuration configuration, String stdout, String stderr) {
    return new CompilerRun.Ran(configuration, 0, stdout, stderr, "code", Cost.ZERO);
  }

  public static CompilerRun died(Configuration configuration, int signal, String stdout) {
    return new CompilerRun.Died(configuration, signal, stdout, "", "code", Cost.ZERO);
  }

  public static CompilerRun late(Configuration configuration) {
    return new CompilerRun.RanTooLong(configuration, "", "code", Cost.ZERO);
  }

  public static CompilerRun compiled(Configuration configuration, String code) {
    return new CompilerRun.Compiled(configuration, code, Cost.ZERO);
  }

  public static CompilerRun crashed(Configuration configuration, String output) {
    return new CompilerRun.CompilerCrashed(configuration, output, Cost.ZERO);
  }

  public static CompilerRun hung(Configuration configuration) {
    return new CompilerRun.CompilerHung(configuration, "", Cost.ZERO);
  }

  public static CompilerRun refused(Configuration configuration, String output) {
    return new CompilerRun.Rejected(configuration, output, Cost.ZERO);
  }

  public static CompilerRun lacking(Configuration configuration, String resource) {
    return new CompilerRun.OutOfResources(configuration, resource, "", Cost.ZERO);
  }

  /** The keys of findings, as they are stored. */
  public static List<String> signatures(List<Finding> findings) {
    return findings.stream().map(finding -> finding.signature().toString()).toList();
  }
}
