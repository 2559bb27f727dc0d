package dev.assay.compile.swarm;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The flags that are never drawn, each with its reason. */
final class Forbidden {
  private record Rule(Pattern flag, String reason) {}

  private static final String MEANING = "changes what floating-point arithmetic gives";
  private static final String ABI = "changes the layout or the calls that libraries expect";
  private static final String FILES = "writes files or needs ones from an earlier run";
  private static final String SPEED = "changes only how fast or how talkative the compiler is";

  private static final List<Rule> RULES =
      List.of(
          rule("-ffast-math|-Ofast|-funsafe-math-optimizations|-fassociative-math", MEANING),
          rule("-freciprocal-math|-ffinite-math-only|-fsigned-zeros|-ffp-model.*", MEANING),
          rule("-fcx-(limited-range|fortran-rules|method.*)|-fsingle-precision-constant", MEANING),
          rule("-fexcess-precision.*|-ffp-contract.*|-ffp-int-builtin-inexact", MEANING),
          rule("-fmath-errno", "changes errno"),
          rule("-fshort-enums|-fshort-wchar|-fpack-struct.*|-f(un)?signed-char", ABI),
          rule("-f(un)?signed-bitfields|-fpcc-struct-return|-freg-struct-return", ABI),
          rule("-fleading-underscore|-fsplit-stack|-fstack-limit.*|-flong-double.*", ABI),
          rule("-fcall(er)?-saved-.*|-fcall-used-.*|-ffixed-.*", ABI),
          rule("-fmerge-all-constants", "gives different objects the same address"),
          rule("-fwhole-program", "is untrue of programs in several files"),
          rule("-fstrict-enums|-fstrict-float-cast-overflow", "changes what is undefined"),
          rule("-fgimple|-fasm|-fgnu.*-keywords|-fopenmp.*|-fopenacc.*|-fcilk.*", "other language"),
          rule("-ftree-parallelize-loops.*|-floop-parallelize-all", "starts threads"),
          rule("-fprofile.*|-fbranch-probabilities|-fauto-profile.*|-fvpt|-ftest-coverage", FILES),
          rule("-fdump.*|-fcallgraph-info.*|-fstack-usage|-fsave-.*|-finstrument.*", FILES),
          rule("-fcompare-debug.*|-fopt-info.*|-fchecking.*|-fmem-report.*|-ftime.*", SPEED),
          rule("-fhandle-exceptions|-fexceptions|-fnon-call-exceptions", "for other languages"),
          rule("-fpatchable-function-entry.*|-flive-patching.*", "excludes other flags"),
          rule("-fstack-check.*", "deprecated, and needs more stack than there is"),
          rule("--param=(analyzer|asan|hwasan|tsan|lto|openacc|parloops|profile)-.*", SPEED),
          rule("--param=(ggc|hash-table|cxx|constructive|destructive|comdat|lazy)-.*", SPEED),
          rule("--param=.*(debug|verify|vartrack|diagnostic).*", SPEED),
          rule("--param=(max-)?(pta-fields|symbol-search|completely-peel-loop-nest).*", SPEED),
          rule("--param=(stack-clash|ssp-buffer|gimple-fe|logical-op).*", SPEED));

  private Forbidden() {}

  private static Rule rule(String pattern, String reason) {
    return new Rule(Pattern.compile(pattern), reason);
  }

  /** Why a flag, as given or as its opposite, is left out; empty if it may be used. */
  static Optional<String> reason(String flag) {
    String positive = flag.replaceFirst("^-fno-", "-f");
    return RULES.stream()
        .filter(r -> r.flag().matcher(positive).matches() || r.flag().matcher(flag).matches())
        .map(Rule::reason)
        .findFirst();
  }

  static boolean allows(String flag) {
    return reason(flag).isEmpty();
  }
}
