package dev.assay.compile.find;

import dev.assay.c.Standard;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What every build gets, so that a program means the same to all compilers. */
public final class FixedFlags {
  private static final Pattern X86 = Pattern.compile("(i[3-6]86|x86_64|amd64)\\b.*");

  private FixedFlags() {}

  /** For compiling, in this configuration. */
  public static List<String> of(Configuration configuration, Standard standard) {
    var compiler = configuration.compiler();
    var all = new ArrayList<>(compiler.command());
    all.addAll(configuration.flags());
    boolean narrow =
        all.contains("-m32") || (compiler.model().pointerSize() == 4 && !all.contains("-m64"));
    return of(compiler.family(), narrow && isX86(compiler.target()), standard);
  }

  static boolean isX86(String target) {
    return X86.matcher(target).matches();
  }

  static List<String> of(Family family, boolean x86With32Bits, Standard standard) {
    var flags = new ArrayList<String>();
    switch (family) {
      case GCC -> flags.addAll(gcc());
      case CLANG -> flags.addAll(clang());
      case TCC -> flags.addAll(List.of("-w", "-fsigned-char"));
      case PCC, OTHER -> {
        return List.of();
      }
    }
    flags.addFirst("-std=" + standard.spelling());
    if (x86With32Bits && family != Family.TCC) {
      // The x87 computes with more bits than the types have.
      flags.addAll(List.of("-msse2", "-mfpmath=sse"));
    }
    return List.copyOf(flags);
  }

  private static List<String> gcc() {
    return List.of(
        "-w",
        // Since gcc 14 implicit types, functions and conversions are errors that -w leaves.
        "-fpermissive",
        "-fsigned-char",
        "-ffp-contract=off",
        "-fdiagnostics-color=never");
  }

  private static List<String> clang() {
    return List.of(
        "-w",
        // What clang only warns of, but as an error: the same, and chained comparisons since 22.
        "-Wno-everything",
        "-fsigned-char",
        "-ffp-contract=off",
        "-fdiagnostics-color=never",
        // The stack is still printed; only the files for a bug report are not written.
        "-fno-crash-diagnostics");
  }
}
