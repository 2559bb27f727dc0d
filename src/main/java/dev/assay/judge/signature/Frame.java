package dev.assay.judge.signature;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a crashed compiler's stack.
 *
 * @param function without its arguments; empty where the compiler was stripped of its names
 * @param place the library and the place in it, which are the same in every run; may be empty
 */
record Frame(String function, String place) {
  /**
   * {@code #4 0x00007f clang::Sema::Foo(int) (/usr/lib/libclang.so+0x12)}; the name may be missing,
   * and the place may be one in a source.
   */
  private static final Pattern CLANG =
      Pattern.compile(
          "^\\s*#\\d+ 0x[0-9a-f]+ (?:in )?(?:(\\S.*?) )?"
              + "(?:\\((\\S+\\+0x[0-9a-f]+)\\)|\\S+:\\d+(?::\\d+)?)(?: \\(BuildId.*\\))?$");

  /** {@code 0x8f3c2d crash_signal}, then a line of its own with the place. */
  private static final Pattern GCC = Pattern.compile("^0x[0-9a-f]+ (\\S.*)$");

  private static final Pattern SYSTEM =
      Pattern.compile("^(?:libc|libpthread|libm|ld-linux)[\\d.x_-]*\\.so");

  /** Those that print, catch signals or end the process. */
  private static final Pattern MACHINERY =
      Pattern.compile(
          "PrintStackTrace|RunSignalHandlers|SignalHandler|CrashRecovery|CleanupOnSignal"
              + "|\\bgsignal\\b|\\braise\\b|\\babort\\b|__assert_fail|pthread_kill|__restore_rt"
              + "|crash_signal|diagnostic_|internal_error|fancy_abort|report_fatal_error"
              + "|llvm_unreachable_internal|Process::Exit|__libc_start|call_init|^_start$|^main$"
              + "|^\\?\\?\\?|sanitizer_|__asan");

  static Optional<Frame> of(String line) {
    Matcher clang = CLANG.matcher(line);
    if (clang.matches()) {
      String place = clang.group(2) == null ? "" : clang.group(2);
      return Optional.of(
          new Frame(
              clang.group(1) == null ? "" : withoutArguments(clang.group(1)),
              place.substring(place.lastIndexOf('/') + 1)));
    }
    Matcher gcc = GCC.matcher(line);
    return gcc.matches()
        ? Optional.of(new Frame(withoutArguments(gcc.group(1)), ""))
        : Optional.empty();
  }

  boolean isNamed() {
    return !function.isEmpty();
  }

  /** Whether the frame belongs to the C library, which neither crashes nor has compilers' bugs. */
  boolean isSystem() {
    return SYSTEM.matcher(place).find();
  }

  boolean isMachinery() {
    return isSystem() || MACHINERY.matcher(function).find();
  }

  String text() {
    return isNamed() ? function : place;
  }

  /** The name up to the bracket of its parameters; {@code (anonymous namespace)} is part of it. */
  private static String withoutArguments(String function) {
    String name = function.strip().replace("(anonymous namespace)", "{anonymous}");
    int templates = 0;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '<') {
        templates++;
      } else if (c == '>') {
        templates--;
      } else if (c == '(' && templates <= 0 && !name.startsWith("operator()", Math.max(0, i - 8))) {
        return name.substring(0, i).strip();
      }
    }
    return name;
  }
}
