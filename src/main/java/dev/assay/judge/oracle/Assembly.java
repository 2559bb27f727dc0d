package dev.assay.judge.oracle;

import dev.assay.mutate.TestCase;
import java.util.regex.Pattern;

/** Whether a program holds assembly of its own, for which its compiler does not answer. */
final class Assembly {
  private static final Pattern WORD = Pattern.compile("\\b(asm|__asm|__asm__)\\b");

  private Assembly() {}

  static boolean in(TestCase test) {
    return test.files().stream().anyMatch(file -> WORD.matcher(file.text()).find());
  }
}
