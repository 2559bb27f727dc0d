package dev.assay.compile.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The options of a build that may change which macros are predefined, or what they are. */
public final class MacroOptions {
  /** Their argument is a word of its own. */
  private static final List<String> TWO_WORDS =
      List.of("-D", "-U", "-I", "-include", "-target", "-arch", "-mllvm", "-Xclang", "--param");

  private static final List<String> TWO_WORDS_OF_NO_EFFECT =
      List.of("-mllvm", "-Xclang", "--param");

  private static final Pattern TELLING =
      Pattern.compile(
          "-O.*|-D.*|-U.*|-I.*|-include|-std=.*|-ansi|-undef|-pthread|-target|--target=.*|-arch"
              + "|-m(?!llvm).*"
              + "|-f(no-)?(asynchronous-unwind-tables|blocks|cf-protection.*|char8_t|cx-.*"
              + "|dwarf2-cfi-asm|.*exceptions|exec-charset.*|excess-precision.*|fast-math"
              + "|finite-math-only|fp-.*|freestanding|gnu-tm|gnu89-inline|hardened|hosted"
              + "|inline|leading-underscore|math-errno|ms-.*|openacc|openmp.*|pack-struct.*"
              + "|p(ic|ie)|P(IC|IE)|associative-math|reciprocal-math|rounding-math|sanitize.*"
              + "|short-(enums|wchar)|signaling-nans|(un)?signed-char|signed-zeros"
              + "|single-precision-constant|stack-protector.*|trapping-math"
              + "|unsafe-math-optimizations|profile-.*|wide-exec-charset.*)");

  private MacroOptions() {}

  /** Those of these options, in their order. */
  public static List<String> of(List<String> options) {
    var telling = new ArrayList<String>();
    for (int i = 0; i < options.size(); i++) {
      String option = options.get(i);
      boolean two = TWO_WORDS.contains(option) && i + 1 < options.size();
      if (TELLING.matcher(option).matches() && !TWO_WORDS_OF_NO_EFFECT.contains(option)) {
        telling.add(option);
        if (two) {
          telling.add(options.get(i + 1));
        }
      }
      i += two ? 1 : 0;
    }
    return List.copyOf(telling);
  }
}
