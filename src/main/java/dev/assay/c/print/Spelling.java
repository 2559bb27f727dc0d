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
record Spelling(Standard standard, Set<String> headers) {
  Spelling {
    headers = Set.copyOf(headers);
  }

  String inline() {
    return knows(Standard.Version.C99) ? "inline" : "__inline__";
  }

  String restrict() {
    return standard.atLeast(Standard.Version.C99) ? "restrict" : "__restrict";
  }

  String threadLocal() {
    return standard.atLeast(Standard.Version.C11) ? "_Thread_local" : "__thread";
  }

  String typeof(boolean unqualified) {
    return unqualified ? "typeof_unqual" : standard.gnu() ? "typeof" : "__typeof__";
  }

  String asm() {
    return standard.gnu() ? "asm" : "__asm__";
  }

  String bool() {
    return headers.contains("<stdbool.h>") ? "bool" : "_Bool";
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
