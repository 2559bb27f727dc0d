package dev.assay.compile.swarm;

import dev.assay.compile.Family;
import dev.assay.compile.swarm.Knob.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The {@code -m} options that change neither layout, calls nor results, by the first part of the
 * target; most {@code -m} options do change one of them, so these are named and not the others.
 */
final class TargetKnobs {
  private static final String X86 =
      """
      8bit-idiv accumulate-outgoing-args align-stringops avx256-split-unaligned-load
      avx256-split-unaligned-store cld dispatch-scheduler force-drap inline-all-stringops
      inline-stringops-dynamically omit-leaf-frame-pointer push-args red-zone stackrealign stv
      vzeroupper tls-direct-seg-refs relax-cmpxchg-loop unroll-only-small-loops gather scatter
      """;

  private static final String X86_CLANG =
      """
      omit-leaf-frame-pointer red-zone stackrealign vzeroupper tls-direct-seg-refs retpoline
      speculative-load-hardening implicit-float
      """;

  private static final String AARCH64 =
      """
      fix-cortex-a53-835769 omit-leaf-frame-pointer pc-relative-literal-loads strict-align
      outline-atomics track-speculation
      """;

  private static final String ARM =
      """
      long-calls restrict-it slow-flash-data unaligned-access neon-for-64bits flip-thumb
      vectorize-with-neon-double poke-function-name sched-prolog word-relocations
      """;

  private static final String RISCV =
      "save-restore shorten-memrefs strict-align explicit-relocs relax div fdiv";

  private static final String POWERPC =
      """
      avoid-indexed-addresses isel optimize-swaps power8-fusion longcall update cmpb mfcrf
      unroll-only-small-loops relative-jumptables speculate-indirect-jumps allow-movmisalign
      block-ops-unaligned-vsx efficient-unaligned-vsx sched-epilog sched-prolog popcntb popcntd
      splat-float-constant splat-word-constant
      """;

  private static final String S390 = "mvcle small-exec indirect-branch-table";

  private static final List<Knob> X86_VALUES =
      List.of(
          valued("-mbranch-cost", "0 1 2 3 4 5"),
          valued(
              "-mstringop-strategy",
              "byte_loop libcall loop rep_4byte rep_8byte rep_byte unrolled_loop vector_loop"),
          valued("-mprefer-vector-width", "128 256 512"),
          valued("-mmove-max", "128 256 512"),
          valued("-mstore-max", "128 256 512"),
          valued("-malign-data", "abi cacheline compat"),
          valued("-mharden-sls", "all return"),
          valued(
              "-mtune",
              "generic intel haswell skylake-avx512 icelake-server silvermont znver3 btver2 k8"));

  private static final List<Knob> X86_CLANG_VALUES =
      List.of(
          valued("-mprefer-vector-width", "128 256 512"),
          valued("-mharden-sls", "all return"),
          Knob.of("-malign-branch", Kind.TARGET, "-mbranches-within-32B-boundaries"),
          valued(
              "-mtune",
              "generic haswell skylake-avx512 icelake-server silvermont znver3 btver2 k8"));

  private TargetKnobs() {}

  static List<Knob> of(Family family, String target) {
    if (family == Family.CLANG) {
      return machine(target).equals("x86")
          ? join(X86_CLANG, X86_CLANG_VALUES.toArray(Knob[]::new))
          : List.of();
    }
    return switch (machine(target)) {
      case "x86" -> join(X86, X86_VALUES.toArray(Knob[]::new));
      case "aarch64" ->
          join(
              AARCH64,
              valued("-mbranch-protection", "standard none bti"),
              valued("-mtune", "cortex-a53 cortex-a72 neoverse-n1 neoverse-v1 thunderx2t99 a64fx"));
      case "arm" ->
          join(
              ARM,
              Knob.of("-marm", Kind.TARGET, "-marm", "-mthumb"),
              valued("-mbranch-cost", "0 1 3"),
              valued("-mtune", "cortex-a7 cortex-a8 cortex-a15 cortex-a57"));
      case "riscv64" ->
          join(
              RISCV,
              valued("-mbranch-cost", "0 1 3 5"),
              valued("-mtune", "rocket sifive-7-series size"));
      case "powerpc64le" ->
          join(
              POWERPC,
              valued("-mblock-move-inline-limit", "0 1 32 128"),
              valued("-mstring-compare-inline-limit", "0 8 64"),
              valued("-mtune", "power8 power9 power10"));
      case "s390x" -> join(S390, valued("-mbranch-cost", "0 1 3"), valued("-mtune", "z10 z13 z15"));
      default -> List.of();
    };
  }

  /**
   * The processors that the emulators are known to imitate well. On this machine's own kind {@link
   * X86Machine} decides.
   */
  static List<String> emulated(String target) {
    return switch (machine(target)) {
      case "aarch64" ->
          List.of(
              "-march=armv8-a",
              "-march=armv8.1-a",
              "-march=armv8.2-a",
              "-march=armv8.4-a",
              "-march=armv8.2-a+sve",
              "-mcpu=cortex-a53",
              "-mcpu=neoverse-n1");
      case "arm" ->
          List.of(
              "-mfpu=neon",
              "-mfpu=neon-vfpv4",
              "-mcpu=cortex-a7",
              "-mcpu=cortex-a15",
              "-march=armv7ve+simd");
      case "riscv64" -> List.of("-march=rv64imafd", "-march=rv64gc", "-march=rv64gc_zba_zbb_zbs");
      case "powerpc64le" -> List.of("-mcpu=power8", "-mcpu=power9");
      case "s390x" -> List.of("-march=z10", "-march=z196", "-march=zEC12", "-march=z13");
      default -> List.of();
    };
  }

  static String machine(String target) {
    String first = target.split("-", 2)[0];
    return first.matches("i[3-6]86|x86_64|amd64") ? "x86" : first;
  }

  private static List<Knob> join(String switches, Knob... more) {
    var knobs = new ArrayList<Knob>();
    Arrays.stream(switches.strip().split("\\s+"))
        .map(name -> Knob.onOff("-m", name, Kind.TARGET))
        .forEach(knobs::add);
    Stream.of(more).forEach(knobs::add);
    return List.copyOf(knobs);
  }

  private static Knob valued(String option, String values) {
    return Knob.valued(option, Kind.TARGET, List.of(values.split(" ")));
  }
}
