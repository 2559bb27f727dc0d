package dev.assay.compile;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import java.util.ArrayList;
import java.util.List;

/**
 * The options that make a compiler's preprocessor speak of the target that a program is read for.
 */
final class TargetFlags {
  private static final String MAX_64 = "9223372036854775807LL";

  /** Long has 32 bits, pointers 64: no header on a Unix machine says so, hence these. */
  private static final List<String> LLP64 =
      List.of(
          "-ffreestanding",
          "-U__LP64__",
          "-U_LP64",
          "-U__SIZEOF_LONG__",
          "-D__SIZEOF_LONG__=4",
          "-U__LONG_WIDTH__",
          "-D__LONG_WIDTH__=32",
          "-U__LONG_MAX__",
          "-D__LONG_MAX__=2147483647L",
          "-U__SIZE_TYPE__",
          "-D__SIZE_TYPE__=unsigned long long",
          "-U__SIZE_MAX__",
          "-D__SIZE_MAX__=18446744073709551615ULL",
          "-U__PTRDIFF_TYPE__",
          "-D__PTRDIFF_TYPE__=long long",
          "-U__PTRDIFF_MAX__",
          "-D__PTRDIFF_MAX__=" + MAX_64,
          "-U__INTPTR_TYPE__",
          "-D__INTPTR_TYPE__=long long",
          "-U__INTPTR_MAX__",
          "-D__INTPTR_MAX__=" + MAX_64,
          "-U__UINTPTR_TYPE__",
          "-D__UINTPTR_TYPE__=unsigned long long",
          "-U__INT64_TYPE__",
          "-D__INT64_TYPE__=long long",
          "-U__UINT64_TYPE__",
          "-D__UINT64_TYPE__=unsigned long long",
          "-U__INTMAX_TYPE__",
          "-D__INTMAX_TYPE__=long long",
          "-U__UINTMAX_TYPE__",
          "-D__UINTMAX_TYPE__=unsigned long long",
          "-U__WCHAR_TYPE__",
          "-D__WCHAR_TYPE__=unsigned short",
          "-U__SIZEOF_WCHAR_T__",
          "-D__SIZEOF_WCHAR_T__=2",
          "-U__WCHAR_MAX__",
          "-D__WCHAR_MAX__=65535");

  private TargetFlags() {}

  static List<String> of(DataModel model, Standard standard) {
    var flags = new ArrayList<String>();
    flags.add("-std=" + standard.spelling());
    flags.add(model.charIsSigned() ? "-fsigned-char" : "-funsigned-char");
    // Checked variants of library functions are inline functions around built-ins of no use here.
    flags.add("-U_FORTIFY_SOURCE");
    if (model.pointerSize() == 4) {
      flags.add("-m32");
    } else if (model.longSize() == 4) {
      flags.addAll(LLP64);
    }
    return List.copyOf(flags);
  }
}
