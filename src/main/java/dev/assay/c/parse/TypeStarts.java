package dev.assay.c.parse;

/** Tells declarations and type names from expressions by their first token. */
final class TypeStarts {
  private final Cursor cursor;

  TypeStarts(Cursor cursor) {
    this.cursor = cursor;
  }

  /** Whether a type name starts at the offset from the current token. */
  boolean isTypeAt(int offset) {
    return switch (cursor.kindAt(offset)) {
      case IDENTIFIER -> cursor.symbolAt(offset).binding instanceof Binding.TypeName;
      case VOID, CHAR, SHORT, INT, LONG, FLOAT, DOUBLE, SIGNED, UNSIGNED, BOOL, COMPLEX -> true;
      case INT128, BITINT, FLOAT16, FLOAT32, FLOAT64, FLOAT32X, FLOAT64X, FLOAT128, BF16 -> true;
      case DECIMAL32, DECIMAL64, DECIMAL128 -> true;
      case STRUCT, UNION, ENUM, TYPEOF, TYPEOF_UNQUAL, AUTO_TYPE, ATOMIC -> true;
      case CONST, VOLATILE, RESTRICT, ATTRIBUTE, ALIGNAS -> true;
      case EXTENSION -> isTypeAt(offset + 1);
      default -> false;
    };
  }

  /** Whether a declaration starts at the offset: a type, a storage class or another specifier. */
  boolean isDeclarationAt(int offset) {
    return switch (cursor.kindAt(offset)) {
      case TYPEDEF, EXTERN, STATIC, AUTO, REGISTER, INLINE, NORETURN, THREAD_LOCAL -> true;
      case CONSTEXPR, STATIC_ASSERT -> true;
      case EXTENSION -> isDeclarationAt(offset + 1);
      default -> isTypeAt(offset);
    };
  }

  /** Whether an attribute of the standard's form, {@code [[…]]}, starts here. */
  boolean isStandardAttribute() {
    return cursor.is(TokenKind.LBRACKET) && cursor.next() == TokenKind.LBRACKET;
  }
}
