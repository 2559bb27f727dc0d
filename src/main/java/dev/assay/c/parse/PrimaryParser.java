package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads primary expressions and the builtins that take types (6.5.1). */
final class PrimaryParser {
  private final Unit unit;
  private final Cursor cursor;
  private final Typing typing;

  PrimaryParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.typing = unit.typing;
  }

  Expr parse() {
    Span span = cursor.span();
    return switch (cursor.kind()) {
      case IDENTIFIER -> name(span);
      case NUMBER -> {
        String text = cursor.text();
        cursor.advance();
        yield unit.numbers.parse(text, span);
      }
      case CHARACTER -> {
        String text = cursor.text();
        cursor.advance();
        yield unit.strings.character(text, span);
      }
      case STRING -> unit.expressions.string();
      case LPAREN -> parenthesized();
      case FUNC -> {
        String text = cursor.text();
        cursor.advance();
        yield unit.names.functionName(text, span);
      }
      case TRUE -> bool(BigInteger.ONE, span);
      case FALSE -> bool(BigInteger.ZERO, span);
      case NULLPTR -> {
        cursor.advance();
        yield new Expr.NullptrLiteral(new CType.NullPointer(), span);
      }
      default -> special();
    };
  }

  private Expr special() {
    return switch (cursor.kind()) {
      case GENERIC -> generic();
      case BUILTIN_VA_ARG -> vaArg();
      case BUILTIN_OFFSETOF -> offsetOf();
      case BUILTIN_TYPES_COMPATIBLE -> typesCompatible();
      case BUILTIN_CHOOSE_EXPR -> chooseExpr();
      case BUILTIN_CONVERT_VECTOR -> convertVector();
      default -> throw cursor.expected("expression");
    };
  }

  private Expr bool(BigInteger value, Span span) {
    String text = cursor.text();
    cursor.advance();
    return new Expr.IntLiteral(value, text, CType.BOOL, span);
  }

  private Expr name(Span span) {
    int start = cursor.at();
    Symbol symbol = cursor.identifier();
    boolean called = cursor.is(TokenKind.LPAREN);
    if (called && unit.names.isPolymorphicBuiltin(symbol)) {
      List<Expr> arguments = unit.expressions.arguments();
      return typing.builtinCall(symbol.text, arguments, cursor.spanFrom(start));
    }
    return unit.names.resolve(symbol, called, span);
  }

  private Expr parenthesized() {
    cursor.nest();
    int start = cursor.at();
    cursor.advance();
    Expr inner;
    if (cursor.is(TokenKind.LBRACE)) {
      if (unit.functions.current() == null) {
        unit.reports.error(
            cursor.span(), "braced-group within expression allowed only inside a function");
        throw new SyntaxError();
      }
      Stmt.Block block = unit.statements.block();
      cursor.expect(TokenKind.RPAREN);
      inner = typing.statementExpr(block, cursor.spanFrom(start));
    } else {
      inner = unit.expressions.expression();
      cursor.expect(TokenKind.RPAREN);
    }
    cursor.unnest();
    return inner;
  }

  private Expr generic() {
    int start = open();
    TypeOperand control =
        unit.starts.isTypeAt(0)
            ? new TypeOperand.OfType(unit.typeNames.parse())
            : new TypeOperand.OfExpr(unit.expressions.assignment());
    var associations = new ArrayList<Expr.Association>();
    while (cursor.accept(TokenKind.COMMA)) {
      Optional<CType> type =
          cursor.accept(TokenKind.DEFAULT) ? Optional.empty() : Optional.of(unit.typeNames.parse());
      cursor.expect(TokenKind.COLON);
      associations.add(new Expr.Association(type, unit.expressions.assignment()));
    }
    if (associations.isEmpty()) {
      throw cursor.expected("','");
    }
    return typing.generic(control, associations, close(start));
  }

  /** Takes the keyword and the parenthesis after it. */
  private int open() {
    int start = cursor.at();
    cursor.nest();
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    return start;
  }

  private Span close(int start) {
    cursor.expect(TokenKind.RPAREN);
    cursor.unnest();
    return cursor.spanFrom(start);
  }

  private Expr vaArg() {
    int start = open();
    Expr list = unit.expressions.assignment();
    cursor.expect(TokenKind.COMMA);
    CType type = unit.typeNames.parse();
    return typing.vaArg(list, type, close(start));
  }

  private Expr offsetOf() {
    int start = open();
    CType type = unit.typeNames.parse();
    cursor.expect(TokenKind.COMMA);
    var path = new ArrayList<Initializer.Designator>();
    path.add(new Initializer.Designator.Field(cursor.identifier().text));
    while (cursor.is(TokenKind.DOT)
        || cursor.is(TokenKind.LBRACKET)
        || cursor.is(TokenKind.ARROW)) {
      if (cursor.is(TokenKind.ARROW)) {
        // GNU: a->b is a[0].b here.
        Expr zero = new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, cursor.span());
        path.add(new Initializer.Designator.Index(zero));
        cursor.advance();
        path.add(new Initializer.Designator.Field(cursor.identifier().text));
      } else {
        path.add(unit.initializerParser.designator());
      }
    }
    return typing.offsetOf(type, path, close(start));
  }

  private Expr typesCompatible() {
    int start = open();
    CType first = unit.typeNames.parse();
    cursor.expect(TokenKind.COMMA);
    CType second = unit.typeNames.parse();
    return typing.typesCompatible(first, second, close(start));
  }

  private Expr chooseExpr() {
    int start = open();
    Expr condition = unit.expressions.assignment();
    cursor.expect(TokenKind.COMMA);
    Expr then = unit.expressions.assignment();
    cursor.expect(TokenKind.COMMA);
    Expr otherwise = unit.expressions.assignment();
    return typing.chooseExpr(condition, then, otherwise, close(start));
  }

  private Expr convertVector() {
    int start = open();
    Expr operand = unit.expressions.assignment();
    cursor.expect(TokenKind.COMMA);
    CType type = unit.typeNames.parse();
    return typing.convertVector(operand, type, close(start));
  }
}
