package dev.assay.c.print;

import dev.assay.c.Standard;

/**
 * The keywords as the program's version of C spells them.
 *
 * <p>Where C23 has a new spelling for an old keyword ({@code bool}, {@code alignas}, {@code
 * thread_local}…) the old one is used: every compiler takes it for every version, while compilers
 * with partial support of C23 don't know the new.
 */
record Spelling(Standard standard) {
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

  private boolean knows(Standard.Version version) {
    return standard.gnu() || standard.atLeast(version);
  }
}
