package dev.assay.campaign;

import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.regex.Pattern;

/**
 * Finds programs that ask which compiler, level, machine or day it is: they are not the same
 * program everywhere, so that their outputs prove nothing.
 */
final class PredefinedMacros {
  private static final Pattern TELLING =
      Pattern.compile(
          "\\b(__(OPTIMIZE|GNUC|GCC|clang|VERSION|DATE|TIME|TIMESTAMP|x86_64|amd64|i[3-6]86"
              + "|aarch64|ARM|arm|riscv|powerpc|PPC|ppc|s390|mips|sparc|TINYC|SANITIZE|SSE|AVX"
              + "|FMA|BMI|POPCNT|NO_INLINE|FAST_MATH|STRICT_ANSI|PIC|pic|PIE|pie|LDBL|llvm"
              + "|has_(feature|extension|builtin|include|warning))"
              + "|_FORTIFY_SOURCE)");

  /** Asking for attributes is fine as long as they change no meaning. */
  private static final Pattern TELLING_ATTRIBUTE =
      Pattern.compile("(?<!\\bdefined\\()\\b__has_attribute(?!\\((noipa|noinline|noclone)\\))");

  /**
   * Forms in which the same vectors and shuffles are spelled for different compilers, which mean
   * the same to all of them.
   */
  private static final Pattern SAME_VECTORS =
      Pattern.compile(
          "#ifdef __clang__\\ntypedef [^\\n]*\\bext_vector_type\\([^\\n]*\\n"
              + "#else\\ntypedef [^\\n]*\\bvector_size\\([^\\n]*\\n#endif\\n"
              + "|#if !defined\\(__clang__\\) && __GNUC__ < 12\\n"
              + "#define __builtin_shufflevector\\((?:[^\\n]*\\\\\\n)*[^\\n]*\\n#endif\\n");

  private static final Pattern LONG_DOUBLE =
      Pattern.compile("\\blong\\s+double\\b|\\bdouble\\s+long\\b");

  private PredefinedMacros() {}

  static boolean asks(TestCase test) {
    return test.files().stream()
        .map(file -> SAME_VECTORS.matcher(file.text()).replaceAll(""))
        .anyMatch(t -> TELLING.matcher(t).find() || TELLING_ATTRIBUTE.matcher(t).find());
  }

  static boolean usesLongDouble(TestCase test) {
    return test.files().stream().map(SourceFile::text).anyMatch(t -> LONG_DOUBLE.matcher(t).find());
  }
}
