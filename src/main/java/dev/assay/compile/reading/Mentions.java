package dev.assay.compile.reading;

import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a program that may be predefined macros, outside comments and strings. */
public final class Mentions {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'|//[^\\n]*|(?s:/\\*.*?\\*/)"
              + "|(?<word>[A-Za-z_][A-Za-z_0-9]*)");

  /** Names that C keeps for compilers, and a few from before C did so. */
  private static final Pattern RESERVED =
      Pattern.compile("__\\w+|_[A-Z][A-Z0-9_]*|unix|linux|i386|sun|vax|mips|sparc|arm|hpux|sgi");

  /** Reserved too, and never macros: keywords, attributes, built-in functions. */
  private static final Pattern NO_MACRO =
      Pattern.compile(
          "__(builtin|sync|atomic)_\\w+|__VA_(ARGS|OPT)__"
              + "|__(const|volatile|restrict|inline|signed|typeof|typeof_unqual|asm|attribute"
              + "|alignof|complex|real|imag|extension|label|thread|func|FUNCTION|PRETTY_FUNCTION"
              + "|auto_type|int128|int128_t|uint128_t|float128|noinline|noclone|noipa|packed"
              + "|aligned|unused|used|vector_size|may_alias|always_inline|const|pure)(__)?");

  private static final Pattern OPERATOR =
      Pattern.compile("__has_\\w+|__is_(identifier|target_\\w+)|__FILE_NAME__");

  /** What says which compiler it is, or what it has whatever its options are. */
  private static final Pattern OF_COMPILER =
      Pattern.compile(
          "__(clang|clang_\\w+|GNUC|GNUC_MINOR|GNUC_PATCHLEVEL|TINYC|llvm|VERSION)__"
              + "|__has_(attribute|builtin)");

  private static final Pattern CLOCK = Pattern.compile("__(DATE|TIME|TIMESTAMP)__");

  private static final Pattern LONG_DOUBLE =
      Pattern.compile("\\blong\\s+double\\b|\\bdouble\\s+long\\b");

  private Mentions() {}

  /** The words of all files that may be macros of a compiler. */
  public static Set<String> of(TestCase test) {
    var words = new TreeSet<String>();
    for (SourceFile file : test.files()) {
      Matcher token = TOKEN.matcher(file.text());
      while (token.find()) {
        String word = token.group("word");
        if (word != null && RESERVED.matcher(word).matches() && !NO_MACRO.matcher(word).matches()) {
          words.add(word);
        }
      }
    }
    return words;
  }

  /** Whether what the word gives is computed, and listed nowhere. */
  static boolean isOperator(String word) {
    return OPERATOR.matcher(word).matches();
  }

  /** Whether what the word gives is the same under all options of a compiler. */
  static boolean isOfCompiler(String word) {
    return OF_COMPILER.matcher(word).matches();
  }

  /** The macro that tells the time, if one of the words does. */
  public static Optional<String> clock(Set<String> words) {
    return words.stream().filter(word -> CLOCK.matcher(word).matches()).findFirst();
  }

  /** Whether the program names a type that targets do differently. */
  public static boolean longDouble(TestCase test) {
    return test.files().stream().map(SourceFile::text).anyMatch(t -> LONG_DOUBLE.matcher(t).find());
  }
}
