package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
   * Whether two keys are one crash's: memory that is broken may fail a few calls earlier or later,
   * so that one function in common is enough where functions are all that is known.
   */
  static boolean areAlike(String key, String other) {
    if (key.equals(other)) {
      return true;
    }
    Set<String> common = frames(key);
    common.retainAll(frames(other));
    return !common.isEmpty();
  }

  private static Set<String> frames(String key) {
    String start = "crash in ";
    return key.startsWith(start)
        ? new HashSet<>(Arrays.asList(key.substring(start.length()).split(" < | during ")))
        : new HashSet<>();
  }
}
