package dev.assay.c.print;

import dev.assay.c.Standard;
import java.util.Set;

/**
 * The keywords as the program's version of C spells them, and the macros that its headers define
 * for built-in functions.
 *
 * <p>Where C23 has a new spelling for an old keyword ({@code bool}, {@code alignas}, {@code
 * thread_local}…) the old one is used: every compiler takes it for every version, while compilers
 * with partial support of C23 don't know the new.
 */
record Spelling(Standard standard, Set<String> headers, PrintOptions.Words words) {
  Spelling {
    headers = Set.copyOf(headers);
  }

  private boolean isC() {
    return words == PrintOptions.Words.C;
  }

  String inline() {
    return knows(Standard.Version.C99) ? "inline" : "__inline__";
  }

  String restrict() {
    return isC() && standard.atLeast(Standard.Version.C99) ? "restrict" : "__restrict";
  }

  String threadLocal() {
    return switch (words) {
      case C -> standard.atLeast(Standard.Version.C11) ? "_Thread_local" : "__thread";
      case CXX98 -> "__thread";
      case CXX11 -> "thread_local";
    };
  }

  String typeof(boolean unqualified) {
    return unqualified ? "typeof_unqual" : isC() && standard.gnu() ? "typeof" : "__typeof__";
  }

  /** What asks for an alignment, complete. */
  String alignas(long bytes) {
    return switch (words) {
      case C -> "_Alignas(" + bytes + ")";
      case CXX98 -> "__attribute__((aligned(" + bytes + ")))";
      case CXX11 -> "alignas(" + bytes + ")";
    };
  }

  String alignof() {
    return isC() ? "_Alignof" : "__alignof__";
  }

  String staticAssert() {
    return isC() ? "_Static_assert" : "static_assert";
  }

  String noreturn() {
    return isC() ? "_Noreturn" : "__attribute__((noreturn))";
  }

  String asm() {
    return standard.gnu() ? "asm" : "__asm__";
  }

  String bool() {
    return !isC() || headers.contains("<stdbool.h>") ? "bool" : "_Bool";
  }

  /** The name of a function, by its macro where the program includes the header that has it. */
  String function(String name) {
    return switch (name) {
      case "__builtin_va_start", "__builtin_va_end", "__builtin_va_copy", "__builtin_va_arg" ->
          headers.contains("<stdarg.h>") ? name.substring("__builtin_".length()) : name;
      case "__builtin_offsetof" -> headers.contains("<stddef.h>") ? "offsetof" : name;
      default -> name;
    };
  }

  private boolean knows(Standard.Version version) {
    return standard.gnu() || standard.atLeast(version);
  }
}
