package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.CType.ArraySize;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads declarators and builds the types they declare (6.7.6). */
final class DeclaratorParser {
  /** Whether a declarator has a name. */
  enum Naming {
    REQUIRED,
    OPTIONAL,
    FORBIDDEN
  }

  private final Unit unit;
  private final Cursor cursor;
  private final ParameterParser parameters;

  DeclaratorParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.parameters = new ParameterParser(unit);
  }

  Declarator parse(Naming naming) {
    if (cursor.is(TokenKind.IDENTIFIER)
        && naming != Naming.FORBIDDEN
        && endsAfterName(cursor.next())) {
      int token = cursor.at();
      return new Declarator(cursor.identifier(), token, List.of());
    }
    var derivations = new ArrayList<Derivation>(4);
    int token = parse(naming, derivations);
    return new Declarator(token < 0 ? null : unit.tokens.names[token], token, derivations);
  }

  private static boolean endsAfterName(TokenKind kind) {
    return kind == TokenKind.SEMICOLON
        || kind == TokenKind.ASSIGN
        || kind == TokenKind.COMMA
        || kind == TokenKind.RPAREN;
  }

  /** Adds the derivations and gives the token of the name, or -1. */
  private int parse(Naming naming, List<Derivation> out) {
    cursor.nest();
    List<Derivation> pointers = pointers();
    int name = direct(naming, out);
    for (int i = pointers.size() - 1; i >= 0; i--) {
      out.add(pointers.get(i));
    }
    cursor.unnest();
    return name;
  }

  private List<Derivation> pointers() {
    if (!cursor.is(TokenKind.STAR) && !cursor.is(TokenKind.CARET)) {
      return List.of();
    }
    var pointers = new ArrayList<Derivation>(2);
    while (cursor.accept(TokenKind.STAR)) {
      Qualifiers qualifiers = Qualifiers.NONE;
      var attributes = new ArrayList<Attribute>(0);
      while (true) {
        if (isQualifier()) {
          qualifiers = qualifiers.and(unit.specifiers.qualifier());
        } else if (unit.attributes.isNext()) {
          unit.attributes.parseInto(attributes);
        } else {
          break;
        }
      }
      pointers.add(new Derivation.OfPointer(qualifiers, attributes));
    }
    return pointers;
  }

  private boolean isQualifier() {
    return switch (cursor.kind()) {
      case CONST, VOLATILE, RESTRICT, ATOMIC -> true;
      default -> false;
    };
  }

  private int direct(Naming naming, List<Derivation> out) {
    int name = -1;
    if (cursor.is(TokenKind.IDENTIFIER) && naming != Naming.FORBIDDEN) {
      name = cursor.at();
      cursor.advance();
    } else if (cursor.is(TokenKind.LPAREN) && (naming == Naming.REQUIRED || isNested(naming))) {
      cursor.advance();
      List<Attribute> attributes = unit.attributes.parse();
      name = parse(naming, out);
      cursor.expect(TokenKind.RPAREN);
      if (!attributes.isEmpty()) {
        out.add(new Derivation.OfAttributes(attributes));
      }
    } else if (naming == Naming.REQUIRED) {
      throw cursor.expected("identifier or '('");
    }
    suffixes(out, naming);
    return name;
  }

  /** Tells a parenthesised declarator from a parameter list where the name may be missing. */
  private boolean isNested(Naming naming) {
    return switch (cursor.next()) {
      case STAR, LPAREN, CARET -> true;
      case LBRACKET -> true;
      case ATTRIBUTE -> isNestedAfterAttributes();
      case IDENTIFIER ->
          naming == Naming.OPTIONAL && !(cursor.symbolAt(1).binding instanceof Binding.TypeName);
      default -> false;
    };
  }

  private boolean isNestedAfterAttributes() {
    int at = cursor.at() + 1;
    while (unit.tokens.kinds[at] == TokenKind.ATTRIBUTE && unit.tokens.matches[at + 1] > at) {
      at = unit.tokens.matches[at + 1] + 1;
    }
    return unit.tokens.kinds[at] == TokenKind.STAR || unit.tokens.kinds[at] == TokenKind.LPAREN;
  }

  private void suffixes(List<Derivation> out, Naming naming) {
    while (true) {
      if (unit.starts.isStandardAttribute()) {
        out.add(new Derivation.OfAttributes(unit.attributes.parse()));
      } else if (cursor.is(TokenKind.LBRACKET)) {
        out.add(array());
      } else if (cursor.is(TokenKind.LPAREN)) {
        out.add(new Derivation.OfFunction(parameters.parse(naming != Naming.FORBIDDEN)));
      } else {
        return;
      }
    }
  }

  private Derivation array() {
    cursor.advance();
    Qualifiers qualifiers = Qualifiers.NONE;
    boolean more = true;
    while (more) {
      if (isQualifier()) {
        qualifiers = qualifiers.and(unit.specifiers.qualifier());
      } else {
        more = cursor.accept(TokenKind.STATIC);
      }
    }
    ArraySize size;
    if (cursor.is(TokenKind.RBRACKET)) {
      size = new ArraySize.Unknown();
    } else if (cursor.is(TokenKind.STAR) && cursor.next() == TokenKind.RBRACKET) {
      cursor.advance();
      size = new ArraySize.Star();
    } else {
      size = size(unit.expressions.assignment());
    }
    cursor.expect(TokenKind.RBRACKET);
    return new Derivation.OfArray(size, qualifiers);
  }

  private ArraySize size(Expr written) {
    Expr size = unit.typing.arraySize(written);
    Optional<BigInteger> value = unit.typing.constants().integer(size);
    if (value.isEmpty()) {
      if (unit.scopes.depth() == 0) {
        unit.reports.error(written.span(), "variably modified type at file scope");
        return new ArraySize.Fixed(1);
      }
      return new ArraySize.Variable(size);
    }
    if (value.get().signum() < 0) {
      unit.reports.error(written.span(), "size of array is negative");
      return new ArraySize.Fixed(1);
    }
    if (value.get().bitLength() > 62) {
      unit.reports.error(written.span(), "size of array is too large");
      return new ArraySize.Fixed(1);
    }
    return new ArraySize.Fixed(value.get().longValue());
  }

  /** The type of a declarator with the base type. */
  CType build(CType base, List<Derivation> derivations, Span span) {
    CType type = base;
    for (int i = derivations.size() - 1; i >= 0; i--) {
      type =
          switch (derivations.get(i)) {
            case Derivation.OfPointer p -> pointer(type, p);
            case Derivation.OfArray a -> new CType.Array(element(type, span), a.size());
            case Derivation.OfFunction f -> function(type, f.parameters(), span);
            case Derivation.OfAttributes a -> unit.typeAttributes.wrapAll(type, a.attributes());
          };
    }
    return type;
  }

  private CType pointer(CType target, Derivation.OfPointer pointer) {
    CType type = unit.typeAttributes.wrapAll(new CType.Pointer(target), pointer.attributes());
    return Types.qualified(type, pointer.qualifiers());
  }

  private CType element(CType type, Span span) {
    if (Types.isFunction(type)) {
      unit.reports.error(span, "declaration of an array of functions");
      return CType.INT;
    }
    if (!unit.typing.layout().isComplete(type) && !Types.isVariableLength(type)) {
      unit.reports.error(span, "array type has incomplete element type '" + Types.name(type) + "'");
      return CType.INT;
    }
    return type;
  }

  CType function(CType result, Derivation.Parameters list, Span span) {
    CType returned = result;
    if (Types.isFunction(result) || Types.isArray(result)) {
      String what = Types.isArray(result) ? "an array" : "a function";
      unit.reports.error(span, "function declared as returning " + what);
      returned = CType.INT;
    }
    return new CType.Function(returned, list.types(), list.variadic(), list.prototyped());
  }
}
