package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.Decl.Storage;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Standard.Version;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reads declaration specifiers: storage classes, type specifiers, qualifiers, function specifiers
 * (6.7).
 */
final class SpecifierParser {
  private final Unit unit;
  private final Cursor cursor;

  SpecifierParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  Specifiers parse(Place place) {
    var found = new Specifiers();
    int start = cursor.at();
    while (one(found, place)) {
      // Each call takes one specifier.
    }
    found.type = resolve(found, place, start);
    return found;
  }

  private boolean one(Specifiers found, Place place) {
    switch (cursor.kind()) {
      case IDENTIFIER -> {
        return typeName(found);
      }
      case VOID,
          CHAR,
          SHORT,
          INT,
          LONG,
          FLOAT,
          DOUBLE,
          SIGNED,
          UNSIGNED,
          BOOL,
          COMPLEX,
          INT128,
          FLOAT16 ->
          word(found);
      case FLOAT32, FLOAT64, FLOAT32X, FLOAT64X, FLOAT128, BF16 -> {
        if (isDefinedByHeader(found)) {
          cursor.advance();
          found.known = true;
          return false;
        }
        word(found);
      }
      case DECIMAL32, DECIMAL64, DECIMAL128 -> {
        unit.reports.unsupported(cursor.span(), "decimal floating types");
        throw new SyntaxError();
      }
      case STRUCT, UNION, ENUM -> check(found.base.add(unit.tagParser.parse(found, place)));
      case TYPEOF, TYPEOF_UNQUAL -> check(found.base.add(typeof()));
      case BITINT -> bitInt(found);
      case ATOMIC -> atomic(found);
      case CONST, VOLATILE, RESTRICT -> found.qualifiers = found.qualifiers.and(qualifier());
      case ATTRIBUTE -> unit.attributes.parseInto(found.attributes);
      case LBRACKET -> {
        if (!unit.starts.isStandardAttribute()) {
          return false;
        }
        unit.attributes.parseInto(found.attributes);
      }
      case EXTENSION -> cursor.advance();
      case AUTO_TYPE -> {
        found.inferred = true;
        cursor.advance();
      }
      case ALIGNAS -> alignas(found);
      default -> {
        return storageOrFunction(found, place);
      }
    }
    return true;
  }

  /**
   * Whether a header of the system defines a type that we have anyway, as it does for compilers
   * that have not.
   */
  private boolean isDefinedByHeader(Specifiers found) {
    int line = cursor.tokens.lineOf[cursor.at()];
    return found.typedef
        && !found.base.isEmpty()
        && cursor.next() == TokenKind.SEMICOLON
        && cursor.tokens.lines.includeAt(line) >= 0;
  }

  private boolean storageOrFunction(Specifiers found, Place place) {
    switch (cursor.kind()) {
      case TYPEDEF -> found.typedef = true;
      case EXTERN -> storage(found, Storage.EXTERN);
      case STATIC -> storage(found, Storage.STATIC);
      case AUTO -> storage(found, Storage.AUTO);
      case REGISTER -> storage(found, Storage.REGISTER);
      case THREAD_LOCAL -> found.threadLocal = true;
      case CONSTEXPR -> found.constexpr = true;
      case INLINE -> found.inline = true;
      case NORETURN -> found.noreturn = true;
      default -> {
        return false;
      }
    }
    boolean allowed =
        place == Place.DECLARATION
            || (place == Place.PARAMETER && cursor.is(TokenKind.REGISTER))
            || (place == Place.TYPE_NAME && unit.standard.atLeast(Version.C23));
    if (!allowed) {
      unit.reports.error(cursor.span(), "'" + cursor.text() + "' can't be used here");
    }
    cursor.advance();
    return true;
  }

  private void storage(Specifiers found, Storage storage) {
    if (storage == Storage.AUTO && unit.standard.atLeast(Version.C23)) {
      found.infers = true;
      return;
    }
    if (found.storage != Storage.NONE) {
      unit.reports.error(cursor.span(), "multiple storage classes in declaration specifiers");
    }
    found.storage = storage;
  }

  private boolean typeName(Specifiers found) {
    if (!(cursor.symbol().binding instanceof Binding.TypeName name)
        || !found.base.allowsTypeName()
        || found.inferred) {
      return false;
    }
    found.base.add(name.type());
    cursor.advance();
    return true;
  }

  private void word(Specifiers found) {
    check(found.base.add(cursor.kind()));
    cursor.advance();
  }

  private void check(boolean fits) {
    if (!fits) {
      unit.reports.error(cursor.span(), "two or more data types in declaration specifiers");
    }
  }

  Qualifiers qualifier() {
    Qualifiers qualifiers =
        switch (cursor.kind()) {
          case CONST -> Qualifiers.CONST;
          case VOLATILE -> Qualifiers.VOLATILE;
          case RESTRICT -> Qualifiers.RESTRICT;
          default -> Qualifiers.ATOMIC;
        };
    cursor.advance();
    return qualifiers;
  }

  private void atomic(Specifiers found) {
    if (cursor.next() != TokenKind.LPAREN) {
      found.qualifiers = found.qualifiers.and(qualifier());
      return;
    }
    cursor.advance();
    cursor.advance();
    CType type = unit.typeNames.parse();
    cursor.expect(TokenKind.RPAREN);
    check(found.base.add(Types.qualified(type, Qualifiers.ATOMIC)));
  }

  private void bitInt(Specifiers found) {
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    Span span = cursor.span();
    long width =
        unit.expressions
            .constantInteger("width of '_BitInt'")
            .map(BigInteger::longValue)
            .orElse(2L);
    cursor.expect(TokenKind.RPAREN);
    if (width < 1 || width > 65535) {
      unit.reports.error(span, "invalid width of '_BitInt'");
      width = 2;
    }
    check(found.base.addBitInt((int) width));
  }

  private CType typeof() {
    boolean unqualified = cursor.is(TokenKind.TYPEOF_UNQUAL);
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    CType result;
    if (unit.starts.isTypeAt(0)) {
      CType type = unit.typeNames.parse();
      result = new CType.Typeof(new TypeOperand.OfType(type), unqualified, type);
    } else {
      Expr expr = unit.expressions.expression();
      result = new CType.Typeof(new TypeOperand.OfExpr(expr), unqualified, expr.type());
    }
    cursor.expect(TokenKind.RPAREN);
    return result;
  }

  private void alignas(Specifiers found) {
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    Span span = cursor.span();
    long value;
    if (unit.starts.isTypeAt(0)) {
      value = unit.typing.layout().alignOf(unit.typeNames.parse());
    } else {
      value = unit.expressions.constantInteger("alignment").map(BigInteger::longValue).orElse(0L);
    }
    cursor.expect(TokenKind.RPAREN);
    if (value < 0 || (value & (value - 1)) != 0) {
      unit.reports.error(span, "requested alignment is not a positive power of 2");
    } else if (value > found.alignas.orElse(0)) {
      found.alignas = OptionalLong.of(value);
    }
  }

  private CType resolve(Specifiers found, Place place, int start) {
    if (found.base.isEmpty()) {
      return implicit(found, place, start);
    }
    Optional<CType> type = found.base.resolve();
    if (type.isEmpty()) {
      unit.reports.error(cursor.spanFrom(start), "invalid combination of type specifiers");
    }
    if (found.infers && found.storage == Storage.NONE) {
      found.storage = Storage.AUTO;
    }
    return Types.qualified(type.orElse(CType.INT), found.qualifiers);
  }

  private CType implicit(Specifiers found, Place place, int start) {
    boolean c23 = unit.standard.atLeast(Version.C23);
    if (found.inferred || found.infers) {
      found.inferred = true;
      return Types.qualified(CType.INT, found.qualifiers);
    }
    if (c23 || (found.isEmpty() && place != Place.DECLARATION)) {
      throw cursor.expected("a type");
    }
    if (unit.standard.atLeast(Version.C99)) {
      Span span = cursor.at() > start ? cursor.spanFrom(start) : cursor.span();
      unit.reports.warning(span, "type defaults to 'int'");
    }
    return Types.qualified(CType.INT, found.qualifiers);
  }
}
