package dev.assay.judge.signature;

import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words that a test case made up itself, which no key may hold. */
public record Names(Set<String> words) {
  public static final Names NONE = new Names(Set.of());

  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");

  /** Words that compilers use for themselves. */
  private static final Set<String> LANGUAGE =
      Set.of(
          "int",
          "char",
          "short",
          "long",
          "signed",
          "unsigned",
          "float",
          "double",
          "void",
          "const",
          "volatile",
          "restrict",
          "static",
          "extern",
          "inline",
          "struct",
          "union",
          "enum",
          "if",
          "else",
          "for",
          "while",
          "do",
          "switch",
          "case",
          "default",
          "break",
          "continue",
          "return",
          "goto",
          "sizeof",
          "typedef",
          "register",
          "auto",
          "_Bool",
          "_Complex",
          "_Alignof",
          "asm",
          "__asm__",
          "__attribute__",
          "__builtin_unreachable",
          "__int128",
          "_Float128",
          "bool");

  public Names {
    words = Set.copyOf(words);
  }

  public static Names of(TestCase test) {
    var words = new HashSet<String>();
    for (SourceFile file : test.files()) {
      Matcher matcher = WORD.matcher(file.text());
      while (matcher.find()) {
        words.add(matcher.group());
      }
    }
    words.removeAll(LANGUAGE);
    return new Names(words);
  }

  boolean has(String word) {
    return words.contains(word);
  }
}
