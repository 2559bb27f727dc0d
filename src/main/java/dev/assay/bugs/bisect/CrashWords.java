package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the words of a crash say of where it happened. */
final class CrashWords {
  /** {@code 4. Running pass 'X86 Indirect Thunks' on function '@f'}; the innermost comes last. */
  private static final Pattern CLANG =
      Pattern.compile(
          "^\\d+\\.\\s+Running pass ['\"]([^'\"\\n]+)['\"] on (?:function ['\"]@([^'\"\\n]+))?",
          Pattern.MULTILINE);

  /** {@code during GIMPLE pass: vrp}. */
  private static final Pattern GCC =
      Pattern.compile("^(?:link: )?during (\\w+) pass: ([*\\w+-]+)", Pattern.MULTILINE);

  /** {@code test.c: In function 'f':}. */
  private static final Pattern GCC_FUNCTION =
      Pattern.compile("^[^\\n]*: In function '([^'\\n]+)':", Pattern.MULTILINE);

  /** How a key begins that has nothing but the functions on the stack. */
  private static final String STACK = "crash";

  private CrashWords() {}

  /** The pass that the compiler says it was in, without any proof by another build. */
  static Optional<Blame> blame(String readable, List<String> bad) {
    String pass = null;
    Optional<String> function = Optional.empty();
    Matcher clang = CLANG.matcher(readable);
    while (clang.find()) {
      pass = clang.group(1);
      function = Optional.ofNullable(clang.group(2));
    }
    Matcher gcc = GCC.matcher(readable);
    if (gcc.find()) {
      String kind = gcc.group(1).equals("GIMPLE") ? "tree" : gcc.group(1).toLowerCase(Locale.ROOT);
      pass = kind + "-" + gcc.group(2);
      Matcher in = GCC_FUNCTION.matcher(readable);
      function = in.find() ? Optional.of(in.group(1)) : Optional.empty();
    }
    return pass == null
        ? Optional.empty()
        : Optional.of(
            new Blame(
                Blame.Kind.PASS,
                pass,
                function,
                List.of(),
                bad,
                "the compiler says that it was in this pass when it crashed"));
  }

  /**
   * Whether two keys of one program and one compiler are one crash's: where memory is broken, the
   * functions on the stack are others from build to build.
   */
  static boolean areAlike(String key, String other) {
    return key.equals(other) || (key.startsWith(STACK) && other.startsWith(STACK));
  }
}
