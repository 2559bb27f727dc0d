package dev.assay.c.parse;

import dev.assay.c.Standard;
import dev.assay.c.Standard.Version;
import java.util.List;

/** The keywords of each version of the standard, with GNU's alternate spellings. */
final class Keywords {
  private record Word(String text, TokenKind kind) {}

  private static final List<TokenKind> ALL = List.of(TokenKind.values());

  private static final List<Word> ALTERNATES =
      List.of(
          new Word("__const", TokenKind.CONST),
          new Word("__const__", TokenKind.CONST),
          new Word("__volatile", TokenKind.VOLATILE),
          new Word("__volatile__", TokenKind.VOLATILE),
          new Word("__restrict", TokenKind.RESTRICT),
          new Word("__restrict__", TokenKind.RESTRICT),
          new Word("__inline", TokenKind.INLINE),
          new Word("__inline__", TokenKind.INLINE),
          new Word("__signed", TokenKind.SIGNED),
          new Word("__signed__", TokenKind.SIGNED),
          new Word("__typeof", TokenKind.TYPEOF),
          new Word("__typeof__", TokenKind.TYPEOF),
          new Word("__typeof_unqual", TokenKind.TYPEOF_UNQUAL),
          new Word("__typeof_unqual__", TokenKind.TYPEOF_UNQUAL),
          new Word("__asm", TokenKind.ASM),
          new Word("__asm__", TokenKind.ASM),
          new Word("__attribute", TokenKind.ATTRIBUTE),
          new Word("__alignof", TokenKind.ALIGNOF),
          new Word("__alignof__", TokenKind.ALIGNOF),
          new Word("__complex", TokenKind.COMPLEX),
          new Word("__complex__", TokenKind.COMPLEX),
          new Word("__real", TokenKind.REAL),
          new Word("__imag", TokenKind.IMAG),
          new Word("__thread", TokenKind.THREAD_LOCAL),
          new Word("__float128", TokenKind.FLOAT128),
          new Word("__FUNCTION__", TokenKind.FUNC),
          new Word("__PRETTY_FUNCTION__", TokenKind.FUNC));

  private static final List<Word> C23 =
      List.of(
          new Word("bool", TokenKind.BOOL),
          new Word("static_assert", TokenKind.STATIC_ASSERT),
          new Word("thread_local", TokenKind.THREAD_LOCAL),
          new Word("alignas", TokenKind.ALIGNAS),
          new Word("alignof", TokenKind.ALIGNOF),
          new Word("true", TokenKind.TRUE),
          new Word("false", TokenKind.FALSE),
          new Word("nullptr", TokenKind.NULLPTR),
          new Word("constexpr", TokenKind.CONSTEXPR),
          new Word("typeof", TokenKind.TYPEOF),
          new Word("typeof_unqual", TokenKind.TYPEOF_UNQUAL));

  private Keywords() {}

  static void addTo(SymbolTable symbols, Standard standard) {
    for (TokenKind kind : ALL) {
      if (kind.isKeyword() && isPlainKeyword(kind, standard)) {
        symbols.addKeyword(kind.text(), kind);
      }
    }
    addAll(symbols, ALTERNATES);
    if (standard.atLeast(Version.C23)) {
      addAll(symbols, C23);
    } else if (standard.gnu()) {
      symbols.addKeyword("typeof", TokenKind.TYPEOF);
    }
  }

  private static void addAll(SymbolTable symbols, List<Word> words) {
    for (Word word : words) {
      symbols.addKeyword(word.text, word.kind);
    }
  }

  private static boolean isPlainKeyword(TokenKind kind, Standard standard) {
    return switch (kind) {
      case TRUE, FALSE, NULLPTR, CONSTEXPR, TYPEOF, TYPEOF_UNQUAL -> false;
      case INLINE -> standard.gnu() || standard.atLeast(Version.C99);
      case RESTRICT -> standard.atLeast(Version.C99);
      case ASM -> standard.gnu();
      default -> true;
    };
  }
}
