package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Decl.Storage;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.type.Initializers;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads declarations and splits them into one for each declarator (6.7). */
final class DeclarationParser {
  private final Unit unit;
  private final Cursor cursor;
  private final FunctionParser functions;
  private final ConstantInitializers constants;

  DeclarationParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.functions = new FunctionParser(unit);
    this.constants = new ConstantInitializers(unit);
  }

  /** A declaration in a block, which GNU allows to define a function. */
  void inBlock(List<Decl> out) {
    if (cursor.is(TokenKind.STATIC_ASSERT)) {
      out.add(staticAssert());
    } else {
      declaration(out);
    }
  }

  /** A declaration at file scope. */
  void external(List<Decl> out) {
    switch (cursor.kind()) {
      case SEMICOLON -> cursor.advance();
      case ASM -> out.add(unit.asm.fileScope());
      case STATIC_ASSERT -> out.add(staticAssert());
      case EXTENSION -> {
        cursor.advance();
        external(out);
      }
      default -> declaration(out);
    }
  }

  Decl.StaticAssert staticAssert() {
    int start = cursor.at();
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    Expr condition = unit.typing.condition(unit.expressions.conditional());
    Optional<Expr> message = Optional.empty();
    if (cursor.accept(TokenKind.COMMA)) {
      message = Optional.of(unit.expressions.string());
    }
    cursor.expect(TokenKind.RPAREN);
    cursor.expect(TokenKind.SEMICOLON);
    Span span = cursor.spanFrom(start);
    Optional<BigInteger> value = unit.typing.constants().integer(condition);
    if (value.isEmpty()) {
      unit.reports.error(condition.span(), "expression in static assertion is not constant");
    } else if (value.get().signum() == 0) {
      String text = message.map(m -> ": \"" + ((Expr.StringLiteral) m).value() + "\"").orElse("");
      unit.reports.error(span, "static assertion failed" + text);
    }
    return new Decl.StaticAssert(condition, message, span);
  }

  private void declaration(List<Decl> out) {
    int start = cursor.at();
    if (unit.starts.isStandardAttribute() && isAttributeDeclaration()) {
      return;
    }
    checkTypeName();
    Specifiers specifiers = unit.specifiers.parse(Place.DECLARATION);
    if (cursor.accept(TokenKind.SEMICOLON)) {
      withoutDeclarator(specifiers, start, out);
      return;
    }
    boolean first = true;
    do {
      List<Attribute> attributes = new ArrayList<>(specifiers.attributes);
      unit.attributes.parseInto(attributes);
      Declarator declarator = unit.declarators.parse(DeclaratorParser.Naming.REQUIRED);
      if (first && functions.isDefinition(declarator)) {
        functions.definition(specifiers, declarator, attributes, start, out);
        return;
      }
      declarator(specifiers, declarator, attributes, start, out);
      first = false;
    } while (cursor.accept(TokenKind.COMMA));
    if (!cursor.is(TokenKind.SEMICOLON)) {
      throw cursor.expected("',' or ';'");
    }
    cursor.advance();
  }

  /** C23's {@code [[…]];}, which declares nothing. */
  private boolean isAttributeDeclaration() {
    int start = cursor.at();
    unit.attributes.parse();
    if (cursor.accept(TokenKind.SEMICOLON)) {
      return true;
    }
    cursor.moveTo(start);
    return false;
  }

  /** Tells a misspelt type from an implicit {@code int}. */
  private void checkTypeName() {
    if (cursor.is(TokenKind.IDENTIFIER) && !unit.starts.isTypeAt(0)) {
      int at = 1;
      while (cursor.kindAt(at) == TokenKind.STAR) {
        at++;
      }
      if (cursor.kindAt(at) == TokenKind.IDENTIFIER) {
        unit.reports.error(cursor.span(), "unknown type name '" + cursor.symbol() + "'");
        throw new SyntaxError();
      }
    }
  }

  private void withoutDeclarator(Specifiers specifiers, int start, List<Decl> out) {
    Span span = cursor.spanFrom(start);
    if (specifiers.tag == null) {
      if (!specifiers.known && !isFallthrough(specifiers)) {
        unit.reports.warning(span, "declaration does not declare anything");
      }
    } else if (!specifiers.definesTag) {
      out.add(new Decl.TagDeclaration(specifiers.tag, span));
    } else if (specifiers.tag.isAnonymous() && specifiers.tag.kind() != dev.assay.c.Tag.Kind.ENUM) {
      unit.reports.warning(span, "unnamed struct or union that defines no instances");
    }
  }

  private static boolean isFallthrough(Specifiers specifiers) {
    return specifiers.isEmpty() && !specifiers.attributes.isEmpty();
  }

  private void declarator(
      Specifiers specifiers,
      Declarator declarator,
      List<Attribute> attributes,
      int start,
      List<Decl> out) {
    Optional<String> asmName = unit.asm.label();
    unit.attributes.parseInto(attributes);
    Span span = cursor.spanFrom(start);
    CType base = unit.typeAttributes.applyToBase(specifiers.type, attributes, span);
    CType type = unit.declarators.build(base, declarator.derivations(), span);
    List<Attribute> kept = unit.typeAttributes.remaining(attributes);
    if (specifiers.typedef) {
      typedef(specifiers, declarator, type, kept, span, out);
    } else if (Types.isFunction(type)) {
      out.add(functions.declaration(specifiers, declarator, type, kept, asmName, span));
    } else {
      out.add(variable(specifiers, declarator, type, kept, asmName, start));
    }
  }

  private void typedef(
      Specifiers specifiers,
      Declarator declarator,
      CType type,
      List<Attribute> given,
      Span span,
      List<Decl> out) {
    Symbol symbol = declarator.name();
    List<Attribute> attributes = unit.typeAttributes.moveToUnion(type, given);
    CType wrapped = unit.typeAttributes.wrapTypedef(type, attributes);
    unit.declarer.typedef(symbol, wrapped, span);
    boolean plain = declarator.derivations().isEmpty();
    if (plain && specifiers.definesTag && specifiers.tag.isAnonymous()) {
      // The type has no other name that the next declarators could use.
      specifiers.type = new CType.Typedef(symbol.text, wrapped);
    }
    if (cursor.is(TokenKind.ASSIGN)) {
      unit.reports.error(cursor.span(), "typedef '" + symbol + "' is initialized");
      throw new SyntaxError();
    }
    out.add(
        new Decl.Typedef(
            symbol.text, wrapped, unit.typeAttributes.withoutTypeAttributes(attributes), span));
  }

  private Decl.Variable variable(
      Specifiers specifiers,
      Declarator declarator,
      CType declared,
      List<Attribute> attributes,
      Optional<String> asmName,
      int start) {
    Symbol symbol = declarator.name();
    boolean initialized = cursor.is(TokenKind.ASSIGN);
    CType type = declared;
    Optional<Initializer> initializer = Optional.empty();
    CType known = withAlignment(declared, attributes, specifiers.alignas);
    if (!specifiers.inferred) {
      boolean defined =
          initialized && specifiers.storage != Storage.EXTERN
              || initialized && unit.scopes.depth() == 0;
      unit.declarer.variable(symbol, known, specifiers.storage, defined, cursor.spanFrom(start));
    }
    if (initialized) {
      cursor.advance();
      Initializer written = unit.initializerParser.parse();
      if (specifiers.inferred) {
        type = inferred(written, specifiers);
      }
      Initializers.Typed typed = typedInitializer(symbol, type, written);
      type = typed.type();
      initializer = Optional.of(typed.initializer());
    }
    if (initializer.isPresent() && isStatic(specifiers)) {
      constants.check(initializer.get());
    }
    finish(symbol, type, specifiers, initializer, cursor.spanFrom(start));
    return new Decl.Variable(
        symbol.text,
        type,
        specifiers.storage,
        specifiers.traits(),
        initializer,
        attributes,
        asmName,
        cursor.spanFrom(start));
  }

  /**
   * The type that uses of the name have: it carries the object's own alignment for {@code
   * _Alignof}.
   */
  private static CType withAlignment(CType type, List<Attribute> attributes, OptionalLong alignas) {
    var aligned = new ArrayList<Attribute>();
    Attribute.find(attributes, "aligned").ifPresent(aligned::add);
    if (alignas.isPresent()) {
      aligned.add(TypeAttributes.aligned(alignas.getAsLong()));
    }
    return aligned.isEmpty() ? type : new CType.Attributed(type, aligned);
  }

  private boolean isStatic(Specifiers specifiers) {
    return unit.scopes.depth() == 0
        || specifiers.storage == Storage.STATIC
        || specifiers.threadLocal
        || specifiers.constexpr;
  }

  private CType inferred(Initializer written, Specifiers specifiers) {
    if (written instanceof Initializer.Value value) {
      CType type = unit.typing.rvalue(value.expr()).type();
      return Types.qualified(type, specifiers.qualifiers);
    }
    unit.reports.error(written.span(), "an inferred type needs a single expression");
    return CType.INT;
  }

  private Initializers.Typed typedInitializer(Symbol symbol, CType type, Initializer written) {
    if (Types.isVariableLength(type)
        && !(written instanceof Initializer.Braces b && b.items().isEmpty())) {
      unit.reports.error(written.span(), "variable-sized object may not be initialized");
      return new Initializers.Typed(written, type);
    }
    if (!Types.isArray(type) && !unit.typing.layout().isComplete(type)) {
      unit.reports.error(
          written.span(), "variable '" + symbol + "' has initializer but incomplete type");
      return new Initializers.Typed(written, type);
    }
    return unit.initializers.typed(type, written);
  }

  /** Binds the completed type and checks that the object can exist. */
  private void finish(
      Symbol symbol,
      CType type,
      Specifiers specifiers,
      Optional<Initializer> initializer,
      Span span) {
    if (specifiers.inferred) {
      if (initializer.isEmpty()) {
        unit.reports.error(span, "an inferred type needs an initializer");
      }
      unit.declarer.variable(symbol, type, specifiers.storage, true, span);
    }
    if (initializer.isPresent() && symbol.binding instanceof Binding.Variable v) {
      boolean known = specifiers.constexpr && initializer.get() instanceof Initializer.Value;
      CType completedType =
          v.type() instanceof CType.Attributed a
              ? new CType.Attributed(type, a.attributes())
              : type;
      var completed =
          v.completed(
              completedType,
              known
                  ? Optional.of(((Initializer.Value) initializer.get()).expr())
                  : Optional.empty());
      if (symbol.linked == v) {
        symbol.linked = completed;
      }
      symbol.binding = completed;
    }
    boolean mustBeComplete = unit.scopes.depth() > 0 && specifiers.storage != Storage.EXTERN;
    boolean isVoid = Types.isVoid(type) && specifiers.storage != Storage.EXTERN;
    if (isVoid) {
      unit.reports.error(span, "variable '" + symbol + "' declared void");
    } else if (mustBeComplete
        && !unit.typing.layout().isComplete(type)
        && !Types.isVariableLength(type)) {
      unit.reports.error(span, "storage size of '" + symbol + "' isn't known");
    } else if (unit.scopes.depth() == 0 && specifiers.storage != Storage.EXTERN) {
      unit.declarer.tentative(symbol, type, span);
    }
  }
}
