package dev.assay.judge.signature;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The functions that a crashed compiler was in, as it or a sanitizer lists them. */
final class Frames {
  private static final int KEPT = 3;

  /** {@code #4 0x00007f clang::Sema::Foo(int) (/usr/lib/libclang.so+0x12)}, with or without a name. */
  private static final Pattern CLANG =
      Pattern.compile("^\\s*#\\d+ 0x[0-9a-f]+ (?:in )?(\\S[^\\n]*?)? ?\\(?(?:/|\\.\\./|<)[^\\n]*$");

  /** {@code 0x8f3c2d crash_signal}, then a line of its own with the place. */
  private static final Pattern GCC = Pattern.compile("^0x[0-9a-f]+ ([^\\n]+)$");

  /** Those that print, catch signals or end the process. */
  private static final Pattern MACHINERY =
      Pattern.compile(
          "PrintStackTrace|RunSignalHandlers|SignalHandler|CrashRecovery|CleanupOnSignal"
              + "|\\bgsignal\\b|\\braise\\b|\\babort\\b|__assert_fail|pthread_kill|__restore_rt"
              + "|crash_signal|diagnostic_|internal_error|fancy_abort|report_fatal_error"
              + "|llvm_unreachable_internal|__libc_start|^_start$|^main$|^\\?\\?\\?|^\\(");

  private Frames() {}

  /** The innermost functions that are the compiler's own, without arguments. */
  static List<String> top(String output) {
    var frames = new ArrayList<String>();
    for (String line : output.lines().toList()) {
      String function = function(line);
      if (!function.isEmpty()
          && !MACHINERY.matcher(function).find()
          && !frames.contains(function)
          && frames.size() < KEPT) {
        frames.add(function);
      }
    }
    return List.copyOf(frames);
  }

  private static String function(String line) {
    for (Pattern pattern : List.of(CLANG, GCC)) {
      Matcher matcher = pattern.matcher(line);
      if (matcher.find() && matcher.group(1) != null) {
        return withoutArguments(matcher.group(1).strip());
      }
    }
    return "";
  }

  /** The name up to the bracket of its parameters; {@code (anonymous namespace)} is part of it. */
  private static String withoutArguments(String function) {
    String name = function.replace("(anonymous namespace)", "{anonymous}");
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
