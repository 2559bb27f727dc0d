package dev.assay.compile.swarm;

import dev.assay.c.Standard;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.find.FixedFlags;
import dev.assay.compile.find.Workbench;
import dev.assay.compile.process.Completed;
import dev.assay.compile.swarm.Knob.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Asks a compiler for its flags and tries each. */
final class SwarmLearner {
  private static final String EMPTY_UNIT = "int nothing;\n";

  private final Compiler compiler;
  private final Workbench bench;

  SwarmLearner(Compiler compiler, Workbench bench) {
    this.compiler = compiler;
    this.bench = bench;
  }

  /** The knobs with their valid settings; none for a compiler that has none to offer. */
  List<Knob> learn() {
    if (compiler.family() != Family.GCC && compiler.family() != Family.CLANG) {
      return List.of();
    }
    Optional<FlagTrial> trial = FlagTrial.in(bench, flags("-O2"));
    if (trial.isEmpty()) {
      return List.of();
    }
    var knobs = new ArrayList<>(trial.get().valid(offered()));
    if (compiler.family() == Family.CLANG) {
      knobs.addAll(trial.get().valid(ClangKnobs.combined()));
    }
    knobs.addAll(machine(trial.get()));
    return List.copyOf(knobs);
  }

  private List<Knob> offered() {
    var knobs = new ArrayList<Knob>();
    switch (compiler.family()) {
      case GCC -> {
        knobs.addAll(GccSwitches.parse(ask("-Q", "--help=optimizers")));
        knobs.addAll(GeneralKnobs.gcc());
        knobs.addAll(GccParameters.parse(ask("-Q", "--help=params")));
      }
      case CLANG -> {
        knobs.addAll(GeneralKnobs.clang());
        knobs.addAll(ClangKnobs.of(llvmHelp()));
      }
      case TCC, PCC, OTHER -> {
        return List.of();
      }
    }
    knobs.addAll(TargetKnobs.of(compiler.family(), compiler.target()));
    var names = new HashSet<String>();
    knobs.removeIf(knob -> !names.add(knob.name()));
    return knobs;
  }

  /** Choices of instructions. */
  private List<Knob> machine(FlagTrial trial) {
    if (!compiler.runner().isEmpty()) {
      return trial.valid(single(TargetKnobs.emulated(compiler.target())));
    }
    if (!TargetKnobs.machine(compiler.target()).equals("x86")) {
      return trial.valid(single(List.of("-march=native", "-mcpu=native")));
    }
    X86Machine here = X86Machine.here();
    var knobs = new ArrayList<>(trial.valid(single(here.singleOptions())));
    bench.compile("unit", EMPTY_UNIT, flags());
    // That a compiler tells its macros for a name shows that it knows the name.
    knobs.addAll(
        single(
            X86Machine.NAMES.stream()
                .map(name -> "-march=" + name)
                .filter(option -> here.runs(macros(option)))
                .toList()));
    knobs.addAll(trial.valid(single(List.of("-march=native"))));
    return knobs;
  }

  private static List<Knob> single(List<String> options) {
    return options.stream().map(option -> Knob.of(option, Kind.MACHINE, option)).toList();
  }

  /** Something no machine runs if the compiler does not know the flag. */
  private String macros(String flag) {
    Completed asked = bench.compiler(List.of(flag, "-dM", "-E", "unit.c"));
    return asked.succeeded() ? asked.stdout() : "#define __AVX_NONE__ 1";
  }

  private String llvmHelp() {
    Workbench.Trial written = bench.compile("unit", EMPTY_UNIT, flags());
    return written.succeeded()
        ? bench
            .compiler(List.of("-mllvm", "--help-hidden", "-c", "unit.c", "-o", "unit.o"))
            .stdout()
        : "";
  }

  private String ask(String... arguments) {
    Completed asked = bench.compiler(List.of(arguments));
    return asked.succeeded() ? asked.stdout() : "";
  }

  private List<String> flags(String... more) {
    var flags = new ArrayList<>(FixedFlags.of(Configuration.plain(compiler, ""), Standard.DEFAULT));
    flags.addAll(List.of(more));
    return List.copyOf(flags);
  }
}
