package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.c.Standard.Version;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads parameter lists (6.7.6.3). */
final class ParameterParser {
  private final Unit unit;
  private final Cursor cursor;

  ParameterParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  /** Reads a list in its parentheses; a named declarator may have an old-style identifier list. */
  Derivation.Parameters parse(boolean named) {
    cursor.advance();
    if (cursor.accept(TokenKind.RPAREN)) {
      boolean prototyped = unit.standard.atLeast(Version.C23);
      return new Derivation.Parameters(List.of(), false, prototyped, List.of(), List.of());
    }
    if (named && isIdentifierList()) {
      return identifiers();
    }
    unit.scopes.enter();
    var list = new ArrayList<Decl.Parameter>();
    boolean variadic = declarations(list);
    List<Derivation.ScopedTag> tags = tagsHere(unit);
    unit.scopes.leave();
    return new Derivation.Parameters(list, variadic, true, List.of(), tags);
  }

  /** The tags that the current scope declared, for the body that may follow. */
  static List<Derivation.ScopedTag> tagsHere(Unit unit) {
    return unit.scopes.tagsHere().stream().map(s -> new Derivation.ScopedTag(s, s.tag)).toList();
  }

  private boolean isIdentifierList() {
    return cursor.is(TokenKind.IDENTIFIER)
        && !(cursor.symbol().binding instanceof Binding.TypeName)
        && (cursor.next() == TokenKind.COMMA || cursor.next() == TokenKind.RPAREN);
  }

  private Derivation.Parameters identifiers() {
    var names = new ArrayList<Symbol>();
    do {
      names.add(cursor.identifier());
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.RPAREN);
    return new Derivation.Parameters(List.of(), false, false, names, List.of());
  }

  /** Reads the parameters and says whether more may follow them in a call. */
  private boolean declarations(List<Decl.Parameter> list) {
    while (true) {
      if (cursor.is(TokenKind.ELLIPSIS)) {
        if (list.isEmpty() && !unit.standard.atLeast(Version.C23)) {
          unit.reports.error(cursor.span(), "a named parameter must stand before '...'");
        }
        cursor.advance();
        cursor.expect(TokenKind.RPAREN);
        return true;
      }
      Decl.Parameter parameter = parameter();
      if (list.isEmpty() && isOnlyVoid(parameter)) {
        cursor.advance();
        return false;
      }
      check(parameter);
      list.add(parameter);
      if (cursor.accept(TokenKind.RPAREN)) {
        return false;
      }
      if (cursor.accept(TokenKind.SEMICOLON)) {
        // GNU: what came before were forward declarations of the parameters that follow.
        list.clear();
        unit.scopes.leave();
        unit.scopes.enter();
      } else if (!cursor.accept(TokenKind.COMMA)) {
        throw cursor.expected("',' or ')'");
      }
    }
  }

  private boolean isOnlyVoid(Decl.Parameter parameter) {
    return cursor.is(TokenKind.RPAREN)
        && parameter.name().isEmpty()
        && Types.isVoid(parameter.type());
  }

  private void check(Decl.Parameter parameter) {
    if (Types.isVoid(parameter.type())) {
      String which = parameter.name().isEmpty() ? "" : " '" + parameter.name() + "'";
      unit.reports.error(parameter.span(), "parameter" + which + " has void type");
    }
  }

  private Decl.Parameter parameter() {
    int start = cursor.at();
    Specifiers specifiers = unit.specifiers.parse(Place.PARAMETER);
    Declarator declarator = unit.declarators.parse(DeclaratorParser.Naming.OPTIONAL);
    return make(specifiers, declarator, start, true);
  }

  /** Makes a parameter of what was read of it, and binds its name. */
  Decl.Parameter make(Specifiers specifiers, Declarator declarator, int start, boolean fresh) {
    List<Attribute> attributes = new ArrayList<>(specifiers.attributes);
    unit.attributes.parseInto(attributes);
    unit.asm.label();
    unit.attributes.parseInto(attributes);
    Span span = cursor.spanFrom(start);
    CType base = unit.typeAttributes.applyToBase(specifiers.type, attributes, span);
    CType written = unit.declarators.build(base, declarator.derivations(), span);
    CType type = adjusted(written, declarator);
    Symbol symbol = declarator.name();
    if (symbol != null) {
      if (fresh && unit.scopes.here(symbol) != null) {
        unit.reports.error(span, "redefinition of parameter '" + symbol + "'");
      }
      bind(symbol, type, specifiers.storage, span);
    }
    List<Attribute> kept = unit.typeAttributes.remaining(attributes);
    return new Decl.Parameter(
        symbol == null ? "" : symbol.text,
        type,
        keptArray(written, type),
        specifiers.storage,
        kept,
        span);
  }

  void bind(Symbol symbol, CType type, Decl.Storage storage, Span span) {
    unit.scopes.bind(
        symbol,
        new Binding.Variable(type, storage, Binding.Linkage.NONE, true, unit.scopes.depth(), span));
  }

  /** The array as written, unless what stood in its brackets would be lost. */
  private static Optional<CType> keptArray(CType written, CType adjusted) {
    return written instanceof CType.Array && adjusted instanceof CType.Pointer
        ? Optional.of(written)
        : Optional.empty();
  }

  /** Arrays and functions become pointers; a typedef of an array keeps its name. */
  private static CType adjusted(CType type, Declarator declarator) {
    if (!declarator.derivations().isEmpty()
        && declarator.derivations().getFirst() instanceof Derivation.OfArray array
        && type instanceof CType.Array written) {
      return Types.qualified(new CType.Pointer(written.element()), array.qualifiers());
    }
    if (type instanceof CType.Typedef named && Types.isArray(named)) {
      return new CType.Typedef(named.name(), Types.adjustedParameter(named.actual()));
    }
    return Types.adjustedParameter(type);
  }
}
