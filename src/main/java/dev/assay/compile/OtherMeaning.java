package dev.assay.compile;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Flags with which a program means something that the interpreter does not know, each with its
 * reason: what such builds print is nobody's fault.
 */
public final class OtherMeaning {
  /** A flag, and what it changes. */
  public record Change(String flag, String what) {}

  private record Rule(Pattern flag, String what) {}

  private static final List<Rule> RULES =
      List.of(
          rule("-fshort-enums|-fpack-struct(=.*)?|-m(no-)?ms-bitfields|-malign-double", "layout"),
          rule("-funsigned-bitfields|-fno-signed-bitfields", "the sign of bit-fields"),
          rule("-fshort-wchar|-m16|-mx32|-mabi=.*|-mlong-double-.*", "the size of types"),
          rule("-f(wide-)?exec-charset=.*|-finput-charset=.*", "the bytes of literals"),
          rule("-fpcc-struct-return|-freg-struct-return|-mregparm=.*|-mrtd", "how calls are made"),
          rule("-fcx-(limited-range|fortran-rules|method=.*)", "complex arithmetic"),
          rule(
              "-fsingle-precision-constant|-fexcess-precision=16|-f(no-)?fp-int-builtin-inexact",
              "floating arithmetic"),
          rule(
              "-fdenormal-fp-math(-f32)?=.*|-mdaz-ftz|-mrecip(=.*)?|-msoft-float",
              "floating arithmetic"),
          rule("-fmerge-all-constants", "the addresses of objects"),
          rule("-fno-math-errno", "errno"));

  private OtherMeaning() {}

  private static Rule rule(String flag, String what) {
    return new Rule(Pattern.compile(flag), what);
  }

  /** The first such flag. */
  public static Optional<Change> of(List<String> flags) {
    return flags.stream()
        .flatMap(flag ->
            RULES.stream()
                .filter(rule -> rule.flag().matcher(flag).matches())
                .map(rule -> new Change(flag, rule.what())))
        .findFirst();
  }
}
