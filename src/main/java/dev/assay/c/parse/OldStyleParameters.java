package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Decl.Storage;
import dev.assay.c.Span;
import dev.assay.c.Standard.Version;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the declarations between an identifier list and the body of an old-style definition. */
final class OldStyleParameters {
  private final Unit unit;
  private final Cursor cursor;
  private final ParameterParser parameters;

  OldStyleParameters(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.parameters = new ParameterParser(unit);
  }

  /** The parameters in the order of the identifier list; undeclared ones are {@code int}. */
  List<Decl.Parameter> declarations(List<Symbol> identifiers) {
    Span span = cursor.span();
    var declared = new HashMap<String, Decl.Parameter>();
    while (!cursor.is(TokenKind.LBRACE)) {
      declaration(identifiers, declared);
    }
    var ordered = new ArrayList<Decl.Parameter>();
    for (Symbol symbol : identifiers) {
      Decl.Parameter parameter = declared.get(symbol.text);
      if (parameter == null) {
        if (unit.standard.atLeast(Version.C99)) {
          unit.reports.warning(span, "type of '" + symbol + "' defaults to 'int'");
        }
        parameter = new Decl.Parameter(symbol.text, CType.INT, Storage.NONE, List.of(), span);
      }
      ordered.add(parameter);
    }
    return ordered;
  }

  private void declaration(List<Symbol> identifiers, Map<String, Decl.Parameter> declared) {
    if (!unit.starts.isDeclarationAt(0)) {
      throw cursor.expected("declaration or '{'");
    }
    int start = cursor.at();
    Specifiers specifiers = unit.specifiers.parse(Place.PARAMETER);
    while (!cursor.is(TokenKind.SEMICOLON)) {
      Declarator declarator = unit.declarators.parse(DeclaratorParser.Naming.REQUIRED);
      Decl.Parameter parameter = parameters.make(specifiers, declarator, start, true);
      if (!identifiers.contains(declarator.name())) {
        unit.reports.error(
            parameter.span(),
            "declaration for parameter '" + parameter.name() + "' but no such parameter");
      }
      declared.put(parameter.name(), parameter);
      if (!cursor.accept(TokenKind.COMMA)) {
        break;
      }
    }
    cursor.expect(TokenKind.SEMICOLON);
  }
}
