package dev.assay.compile.swarm;

import dev.assay.compile.swarm.Knob.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Options beside the optimisers that change much in a compiler and nothing in a program. */
final class GeneralKnobs {
  /** Of both gcc and clang. */
  private static final String SHARED =
      """
      builtin common function-sections data-sections stack-clash-protection plt
      delete-null-pointer-checks semantic-interposition zero-initialized-in-bss jump-tables
      wrapv trapv strict-aliasing strict-overflow omit-frame-pointer inline unroll-loops
      finite-loops asynchronous-unwind-tables unwind-tables verbose-asm
      """;

  private static final String GCC =
      """
      wrapv-pointer keep-static-functions keep-inline-functions printf-return-value
      stack-protector-explicit freestanding
      """;

  private static final String CLANG =
      """
      vectorize slp-vectorize integrated-as use-init-array legacy-pass-manager
      assume-unique-vtables split-machine-functions optimize-sibling-calls emulated-tls
      stack-size-section force-emit-vtables escaping-block-tail-calls reroll-loops
      sanitize-memory-param-retval unique-internal-linkage-names
      """;

  private GeneralKnobs() {}

  static List<Knob> gcc() {
    var knobs = shared();
    switches(GCC).forEach(knobs::add);
    knobs.add(Knob.of("-g", Kind.SWITCH, "-g", "-g3", "-gdwarf-4"));
    return List.copyOf(knobs);
  }

  static List<Knob> clang() {
    var knobs = shared();
    switches(CLANG).forEach(knobs::add);
    knobs.add(Knob.of("-g", Kind.SWITCH, "-g", "-g3", "-gline-tables-only"));
    knobs.add(Knob.of("-fbasic-block-sections", Kind.SWITCH, "-fbasic-block-sections=all"));
    knobs.add(Knob.of("-finline-hint", Kind.SWITCH, "-finline-hint-functions"));
    knobs.add(Knob.of("-mrelax-all", Kind.SWITCH, "-mrelax-all"));
    knobs.add(Knob.of("-ffp-exception-behavior", Kind.SWITCH, "-ffp-exception-behavior=maytrap"));
    for (String internal :
        List.of("-disable-lifetime-markers", "-disable-llvm-passes", "-disable-O0-optnone")) {
      knobs.add(new Knob(internal, Kind.SWITCH, List.of(List.of("-Xclang", internal))));
    }
    return List.copyOf(knobs);
  }

  private static List<Knob> shared() {
    var knobs = new ArrayList<>(switches(SHARED));
    knobs.add(
        new Knob(
            "-fpic",
            Kind.SWITCH,
            List.of(List.of("-fPIC"), List.of("-fPIE"), List.of("-fno-pie", "-no-pie"))));
    knobs.add(
        Knob.of(
            "-fstack-protector", Kind.SWITCH, "-fstack-protector-all", "-fstack-protector-strong"));
    knobs.add(Knob.of("-fcf-protection", Kind.SWITCH, "-fcf-protection=full"));
    knobs.add(Knob.of("-fvisibility", Kind.SWITCH, "-fvisibility=hidden"));
    knobs.add(Knob.of("-ftrivial-auto-var-init", Kind.SWITCH, "-ftrivial-auto-var-init=pattern"));
    knobs.add(
        Knob.of(
            "-fzero-call-used-regs",
            Kind.SWITCH,
            "-fzero-call-used-regs=all",
            "-fzero-call-used-regs=used-gpr"));
    return knobs;
  }

  private static List<Knob> switches(String names) {
    return Arrays.stream(names.strip().split("\\s+"))
        .map(name -> Knob.onOff("-f", name, Kind.SWITCH))
        .toList();
  }
}
