package dev.assay.compile.swarm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Which instructions this x86 processor has.
 *
 * <p>A compiler's predefined macros tell what it would use for a {@code -march}; the kernel tells
 * what the processor has. Trying a program would not do: it may not use the instruction in
 * question.
 *
 * @param features as in /proc/cpuinfo
 */
record X86Machine(Set<String> features) {
  /** The macros (without underscores around them) whose instructions compilers use unasked. */
  private static final Map<String, String> NEEDS = needs();

  /** Those that only intrinsic functions use, and those that every x86-64 has. */
  private static final Pattern HARMLESS =
      Pattern.compile(
          "MMX|SSE2?|FXSR|SSE2?_MATH|CRC32|PRFCHW|PREFETCHWT1|PREFETCHI|RDRND|RDSEED|FSGSBASE|XSAVE\\w*"
              + "|CLFLUSHOPT|CLWB|CLZERO|MWAITX?|WBNOINVD|PKU|SGX|RDPID|RTM|HLE|SHSTK|MOVDIRI"
              + "|MOVDIR64B|PTWRITE|WAITPKG|CLDEMOTE|PCONFIG|ENQCMD|SERIALIZE|TSXLDTRK|UINTR|KL"
              + "|WIDEKL|HRESET|INVPCID|AMX\\w*|RDPRU|GCC_\\w+|FP_FAST_\\w+|EVEX\\d+|[a-z]\\w*"
              + "|[kK]8|amd\\w+|core\\w+|tune_\\w+|code_model_\\w+|HAVE_\\w+|BIGGEST_ALIGNMENT"
              + "|CET|LAHF_SAHF|REGISTER_PREFIX|SEG_\\w+|NO_MATH_ERRNO");

  /** The names tried with {@code -march=}; a compiler that does not know one refuses it. */
  static final List<String> NAMES =
      List.of(
          "x86-64-v2",
          "x86-64-v3",
          "x86-64-v4",
          "core2",
          "nehalem",
          "sandybridge",
          "haswell",
          "skylake",
          "skylake-avx512",
          "cascadelake",
          "icelake-client",
          "icelake-server",
          "tigerlake",
          "alderlake",
          "sapphirerapids",
          "bonnell",
          "silvermont",
          "goldmont",
          "tremont",
          "btver2",
          "bdver4",
          "znver1",
          "znver2",
          "znver3",
          "znver4");

  X86Machine {
    features = Set.copyOf(features);
  }

  /** The same in every process, as the order of a set is not. */
  String text() {
    return String.join(" ", new TreeSet<>(features));
  }

  /** None of them if the kernel does not tell. */
  static X86Machine here() {
    try {
      return Files.readString(Path.of("/proc/cpuinfo"), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith("flags"))
          .findFirst()
          .map(line -> new X86Machine(new TreeSet<>(Arrays.asList(line.split("[\\s:]+")))))
          .orElse(new X86Machine(Set.of()));
    } catch (IOException _) {
      return new X86Machine(Set.of());
    }
  }

  /** Whether all instructions of these macros, as {@code -dM -E} prints them, are there. */
  boolean runs(String macros) {
    return macros
        .lines()
        .filter(line -> line.startsWith("#define __") && line.endsWith("__ 1"))
        .map(line -> line.substring("#define __".length(), line.length() - "__ 1".length()))
        .filter(name -> !HARMLESS.matcher(name).matches())
        .filter(X86Machine::isInstructionSet)
        .allMatch(name -> NEEDS.containsKey(name) && features.contains(NEEDS.get(name)));
  }

  /** The others are of the language, the library and the system, and the same for any machine. */
  private static boolean isInstructionSet(String name) {
    return NEEDS.containsKey(name)
        || name.matches("(AVX|SSE|SSSE|BMI|FMA|TBM|XOP|LWP|SHA|SM[34]|RAO|CMPCC|APX|USER_MSR).*");
  }

  private static Map<String, String> needs() {
    var map = new TreeMap<String, String>();
    String pairs =
        "SSE3=pni SSSE3=ssse3 SSE4_1=sse4_1 SSE4_2=sse4_2 SSE4A=sse4a POPCNT=popcnt AVX=avx"
            + " AVX2=avx2 FMA=fma FMA4=fma4 XOP=xop TBM=tbm LWP=lwp F16C=f16c BMI=bmi1 BMI2=bmi2"
            + " LZCNT=abm ABM=abm MOVBE=movbe ADX=adx AES=aes PCLMUL=pclmulqdq SHA=sha_ni GFNI=gfni"
            + " VAES=vaes VPCLMULQDQ=vpclmulqdq AVX512F=avx512f AVX512CD=avx512cd AVX512BW=avx512bw"
            + " AVX512DQ=avx512dq AVX512VL=avx512vl AVX512ER=avx512er AVX512PF=avx512pf"
            + " AVX512IFMA=avx512ifma AVX512VBMI=avx512vbmi AVX512VBMI2=avx512_vbmi2"
            + " AVX512VNNI=avx512_vnni AVX512BITALG=avx512_bitalg"
            + " AVX512VPOPCNTDQ=avx512_vpopcntdq AVX512VP2INTERSECT=avx512_vp2intersect"
            + " AVX512BF16=avx512_bf16 AVX512FP16=avx512_fp16 AVXVNNI=avx_vnni"
            + " AVXIFMA=avx_ifma AVXVNNIINT8=avx_vnni_int8 AVXNECONVERT=avx_ne_convert"
            + " 3dNOW=3dnow 3dNOW_A=3dnowext SAHF=lahf_lm";
    for (String pair : pairs.split(" ")) {
      map.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
    }
    return Map.copyOf(map);
  }

  /** The options that ask for single instruction sets which the processor has. */
  List<String> singleOptions() {
    var options = new TreeMap<String, String>();
    String pairs =
        "-msse3=pni -mssse3=ssse3 -msse4.1=sse4_1 -msse4.2=sse4_2 -mpopcnt=popcnt -mavx=avx"
            + " -mavx2=avx2 -mfma=fma -mf16c=f16c -mbmi=bmi1 -mbmi2=bmi2 -mlzcnt=abm -mmovbe=movbe"
            + " -madx=adx -mgfni=gfni -mavx512f=avx512f -mavx512cd=avx512cd -mavx512bw=avx512bw"
            + " -mavx512dq=avx512dq -mavx512vl=avx512vl -mavx512vbmi=avx512vbmi"
            + " -mavx512vbmi2=avx512_vbmi2 -mavx512vnni=avx512_vnni -mavx512ifma=avx512ifma"
            + " -mavx512bitalg=avx512_bitalg -mavx512vpopcntdq=avx512_vpopcntdq -msahf=lahf_lm";
    for (String pair : pairs.split(" ")) {
      options.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
    }
    options.values().retainAll(features);
    return List.copyOf(options.keySet());
  }
}
