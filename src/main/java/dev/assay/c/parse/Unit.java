package dev.assay.c.parse;

import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.Standard;
import dev.assay.c.type.Initializers;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Typing;
import java.util.Optional;

/** One translation unit while it is read: what the parsers of its parts share. */
final class Unit {
  final DataModel model;
  final Standard standard;
  final Reports reports;
  final Tokens tokens;
  final Cursor cursor;
  final Scopes scopes = new Scopes();
  final Hoisting hoisting = new Hoisting();
  final FunctionStack functions = new FunctionStack();
  final TagTable tags;
  final Typing typing;
  final Initializers initializers;
  final NumberLiterals numbers;
  final StringLiterals strings;
  final TypeStarts starts;
  final AttributeParser attributes;
  final TypeAttributes typeAttributes;
  final TagParser tagParser;
  final SpecifierParser specifiers;
  final DeclaratorParser declarators;
  final TypeNameParser typeNames;
  final InitializerParser initializerParser;
  final NameResolver names;
  final ExprParser expressions;
  final AsmParser asm;
  final Declarer declarer;
  final StmtParser statements;
  final DeclarationParser declarations;
  final PragmaQueue pragmas;

  Unit(Tokens tokens, DataModel model, Standard standard, Reports reports) {
    this.model = model;
    this.standard = standard;
    this.reports = reports;
    this.tokens = tokens;
    this.cursor = new Cursor(tokens, reports);
    this.tags = new TagTable(tokens.symbols);
    this.typing = new Typing(new Layout(model, tags), standard, reports, this::constexprValue);
    this.initializers = typing.initializers();
    this.numbers = new NumberLiterals(typing, reports);
    this.strings = new StringLiterals(model, standard, reports);
    this.pragmas = new PragmaQueue(tokens);
    this.starts = new TypeStarts(cursor);
    this.attributes = new AttributeParser(this);
    this.typeAttributes = new TypeAttributes(this);
    this.tagParser = new TagParser(this);
    this.specifiers = new SpecifierParser(this);
    this.declarators = new DeclaratorParser(this);
    this.typeNames = new TypeNameParser(this);
    this.initializerParser = new InitializerParser(this);
    this.names = new NameResolver(this);
    this.expressions = new ExprParser(this);
    this.asm = new AsmParser(this);
    this.declarer = new Declarer(this);
    this.statements = new StmtParser(this);
    this.declarations = new DeclarationParser(this);
  }

  /** The initialiser of the {@code constexpr} object that the name means at the current place. */
  private Optional<Expr> constexprValue(String name) {
    return tokens.symbols.get(name).binding instanceof Binding.Variable v
        ? v.constant()
        : Optional.empty();
  }
}
