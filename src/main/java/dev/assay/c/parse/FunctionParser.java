package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Decl.Storage;
import dev.assay.c.Span;
import dev.assay.c.Standard.Version;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads function declarations and definitions, old-style ones included (6.9.1). */
final class FunctionParser {
  private final Unit unit;
  private final Cursor cursor;
  private final OldStyleParameters oldStyle;

  FunctionParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.oldStyle = new OldStyleParameters(unit);
  }

  /** Whether a body follows the declarator, perhaps after old-style parameter declarations. */
  boolean isDefinition(Declarator declarator) {
    Derivation.Parameters parameters = declarator.parameters();
    if (parameters == null) {
      return false;
    }
    if (cursor.is(TokenKind.LBRACE)) {
      return true;
    }
    if (!cursor.is(TokenKind.ATTRIBUTE) && !cursor.is(TokenKind.ASM)) {
      return !parameters.identifiers().isEmpty() && unit.starts.isDeclarationAt(0);
    }
    return bodyFollowsAttributes(parameters);
  }

  private boolean bodyFollowsAttributes(Derivation.Parameters parameters) {
    int at = cursor.at();
    TokenKind[] kinds = unit.tokens.kinds;
    while (kinds[at] == TokenKind.ATTRIBUTE || kinds[at] == TokenKind.ASM) {
      int close = unit.tokens.matches[at + 1];
      if (close < at) {
        return false;
      }
      at = close + 1;
    }
    return kinds[at] == TokenKind.LBRACE
        || (!parameters.identifiers().isEmpty() && unit.starts.isDeclarationAt(at - cursor.at()));
  }

  Decl.Function declaration(
      Specifiers specifiers,
      Declarator declarator,
      CType type,
      List<Attribute> attributes,
      Optional<String> asmName,
      Span span) {
    Symbol symbol = declarator.name();
    unit.declarer.function(symbol, type, specifiers.storage, false, span);
    if (cursor.is(TokenKind.ASSIGN)) {
      unit.reports.error(cursor.span(), "function '" + symbol + "' is initialized like a variable");
      throw new SyntaxError();
    }
    Derivation.Parameters parameters = declarator.parameters();
    return new Decl.Function(
        symbol.text,
        type,
        parameters == null ? unnamed(type, span) : parameters.list(),
        specifiers.storage,
        specifiers.functionSpecifiers(),
        attributes,
        asmName,
        false,
        Optional.empty(),
        span);
  }

  private static List<Decl.Parameter> unnamed(CType type, Span span) {
    if (!(Types.unqualified(type) instanceof CType.Function function)) {
      return List.of();
    }
    return function.parameters().stream()
        .map(p -> new Decl.Parameter("", p, Storage.NONE, List.of(), span))
        .toList();
  }

  void definition(
      Specifiers specifiers,
      Declarator declarator,
      List<Attribute> attributes,
      int start,
      List<Decl> out) {
    Symbol symbol = declarator.name();
    Optional<String> asmName = unit.asm.label();
    unit.attributes.parseInto(attributes);
    keepDeclaredVoid(specifiers, symbol);
    Derivation.Parameters written = declarator.parameters();
    boolean old =
        !written.prototyped() && !(written.identifiers().isEmpty() && written.list().isEmpty());
    unit.scopes.enter();
    List<Decl.Parameter> parameters =
        old ? oldStyle.declarations(written.identifiers()) : written.list();
    List<Derivation.ScopedTag> tags = old ? ParameterParser.tagsHere(unit) : written.tags();
    unit.scopes.leave();
    Span span = cursor.spanFrom(start);
    var completed =
        new Derivation.Parameters(
            parameters, written.variadic(), written.prototyped(), written.identifiers(), tags);
    CType type = type(specifiers, declarator, completed, attributes, span);
    if (specifiers.typedef) {
      unit.reports.error(span, "function definition declared 'typedef'");
    }
    boolean replaceable = isReplaceable(specifiers, attributes);
    unit.declarer.function(symbol, type, specifiers.storage, !replaceable, span);
    var head =
        new Decl.Function(
            symbol.text,
            type,
            parameters,
            specifiers.storage,
            specifiers.functionSpecifiers(),
            unit.typeAttributes.remaining(attributes),
            asmName,
            old,
            Optional.empty(),
            span);
    body(head, symbol, completed, start, out);
  }

  /** An old definition without a type may follow a declaration that says {@code void}. */
  private static void keepDeclaredVoid(Specifiers specifiers, Symbol symbol) {
    if (specifiers.base.isEmpty()
        && symbol.linked instanceof Binding.Function f
        && Types.unqualified(f.type()) instanceof CType.Function old
        && Types.isVoid(old.result())) {
      specifiers.type = CType.VOID;
    }
  }

  private CType type(
      Specifiers specifiers,
      Declarator declarator,
      Derivation.Parameters parameters,
      List<Attribute> attributes,
      Span span) {
    List<Derivation> derivations = new ArrayList<>(declarator.derivations());
    derivations.set(declarator.functionIndex(), new Derivation.OfFunction(parameters));
    CType base = unit.typeAttributes.applyToBase(specifiers.type, attributes, span);
    return unit.declarators.build(base, derivations, span);
  }

  /** GNU's {@code extern inline}: a body for inlining only, which a real definition may follow. */
  private boolean isReplaceable(Specifiers specifiers, List<Attribute> attributes) {
    boolean gnuInline =
        Attribute.has(attributes, "gnu_inline") || !unit.standard.atLeast(Version.C99);
    return specifiers.inline && specifiers.storage == Storage.EXTERN && gnuInline;
  }

  private void body(
      Decl.Function head,
      Symbol symbol,
      Derivation.Parameters parameters,
      int start,
      List<Decl> out) {
    CType.Function type = (CType.Function) Types.unqualified(head.type());
    checkComplete(type.result(), head);
    int errors = unit.reports.errors();
    FunctionState outer = unit.functions.current();
    unit.scopes.enter();
    for (Derivation.ScopedTag tag : parameters.tags()) {
      unit.scopes.bindTag(tag.symbol(), new TagBinding(tag.binding().tag(), unit.scopes.depth()));
    }
    bindParameters(head);
    FunctionState state = unit.functions.enter(symbol.text, type.result());
    out.add(head);
    Stmt.Block block = unit.statements.blockInScope();
    state.labels.finish(unit.reports);
    unit.functions.leaveTo(outer);
    unit.scopes.leave();
    boolean good = unit.reports.errors() == errors || outer != null;
    if (good) {
      out.set(out.size() - 1, withBody(head, block, cursor.spanFrom(start)));
    }
  }

  private static Decl.Function withBody(Decl.Function head, Stmt.Block block, Span span) {
    return new Decl.Function(
        head.name(),
        head.type(),
        head.parameters(),
        head.storage(),
        head.specifiers(),
        head.attributes(),
        head.asmName(),
        head.oldStyle(),
        Optional.of(block),
        span);
  }

  private void checkComplete(CType result, Decl.Function head) {
    if (!Types.isVoid(result) && !unit.typing.layout().isComplete(result)) {
      unit.reports.error(head.span(), "return type of '" + head.name() + "' is an incomplete type");
    }
  }

  private void bindParameters(Decl.Function head) {
    for (Decl.Parameter parameter : head.parameters()) {
      if (parameter.name().isEmpty()) {
        if (!unit.standard.atLeast(Version.C23)) {
          unit.reports.warning(parameter.span(), "parameter name omitted");
        }
        continue;
      }
      if (!unit.typing.layout().isComplete(parameter.type())) {
        unit.reports.error(
            parameter.span(), "parameter '" + parameter.name() + "' has incomplete type");
      }
      Symbol symbol = unit.tokens.symbols.get(parameter.name());
      unit.scopes.bind(
          symbol,
          new Binding.Variable(
              parameter.type(),
              parameter.storage(),
              Binding.Linkage.NONE,
              true,
              unit.scopes.depth(),
              parameter.span()));
    }
  }
}
