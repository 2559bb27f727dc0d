package dev.assay.c.parse;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads expressions (6.5), each typed as soon as its operands are. */
final class ExprParser {
  private final Unit unit;
  private final Cursor cursor;
  private final Typing typing;
  private final PrimaryParser primaries;

  ExprParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.typing = unit.typing;
    this.primaries = new PrimaryParser(unit);
  }

  Expr expression() {
    Expr left = assignment();
    for (int length = 1; cursor.accept(TokenKind.COMMA); length++) {
      cursor.checkChain(length);
      Expr right = assignment();
      left = typing.comma(left, right, left.span().to(right.span()));
    }
    return left;
  }

  Expr assignment() {
    Expr target = conditional();
    if (cursor.is(TokenKind.ASSIGN)) {
      cursor.advance();
      cursor.nest();
      Expr value = assignment();
      cursor.unnest();
      return typing.assign(target, value, target.span().to(value.span()));
    }
    BinaryOp op = Operators.compound(cursor.kind());
    if (op == null) {
      return target;
    }
    cursor.advance();
    cursor.nest();
    Expr value = assignment();
    cursor.unnest();
    return typing.compoundAssign(op, target, value, target.span().to(value.span()));
  }

  Expr conditional() {
    Expr condition = binary(1);
    if (!cursor.is(TokenKind.QUESTION)) {
      return condition;
    }
    cursor.advance();
    cursor.nest();
    Expr result;
    if (cursor.accept(TokenKind.COLON)) {
      Expr otherwise = conditional();
      result = typing.orElse(condition, otherwise, condition.span().to(otherwise.span()));
    } else {
      Expr then = expression();
      cursor.expect(TokenKind.COLON);
      Expr otherwise = conditional();
      result =
          typing.conditional(condition, then, otherwise, condition.span().to(otherwise.span()));
    }
    cursor.unnest();
    return result;
  }

  private Expr binary(int lowest) {
    Expr left = cast();
    for (int length = 1; true; length++) {
      BinaryOp op = Operators.binary(cursor.kind());
      if (op == null || op.precedence() < lowest) {
        return left;
      }
      cursor.checkChain(length);
      cursor.advance();
      Expr right = binary(op.precedence() + 1);
      left = typing.binary(op, left, right, left.span().to(right.span()));
    }
  }

  private Expr cast() {
    if (!cursor.is(TokenKind.LPAREN) || !unit.starts.isTypeAt(1)) {
      return unary();
    }
    cursor.nest();
    int start = cursor.at();
    cursor.advance();
    CType type = unit.typeNames.parse();
    cursor.expect(TokenKind.RPAREN);
    Expr result;
    if (cursor.is(TokenKind.LBRACE)) {
      result = postfix(compoundLiteral(type, start));
    } else {
      Expr operand = cast();
      result = typing.cast(type, operand, cursor.spanFrom(start));
    }
    cursor.unnest();
    return result;
  }

  private Expr compoundLiteral(CType type, int start) {
    Initializer.Braces braces = unit.initializerParser.braces();
    if (Types.isVariableLength(type) && !braces.items().isEmpty()) {
      unit.reports.error(cursor.spanFrom(start), "compound literal has variable size");
      throw new SyntaxError();
    }
    return typing.compoundLiteral(type, braces, cursor.spanFrom(start));
  }

  private Expr unary() {
    int start = cursor.at();
    return switch (cursor.kind()) {
      case PLUS -> prefix(UnaryOp.PLUS, start);
      case MINUS -> prefix(UnaryOp.MINUS, start);
      case TILDE -> prefix(UnaryOp.COMPLEMENT, start);
      case BANG -> prefix(UnaryOp.NOT, start);
      case AMP -> prefix(UnaryOp.ADDRESS, start);
      case STAR -> prefix(UnaryOp.DEREFERENCE, start);
      case REAL -> prefix(UnaryOp.REAL, start);
      case IMAG -> prefix(UnaryOp.IMAG, start);
      case INCREMENT -> step(StepOp.PRE_INCREMENT, start);
      case DECREMENT -> step(StepOp.PRE_DECREMENT, start);
      case SIZEOF -> sized(start);
      case ALIGNOF -> sized(start);
      case AND_AND -> labelAddress(start);
      case EXTENSION -> {
        cursor.nest();
        cursor.advance();
        Expr inner = cast();
        cursor.unnest();
        yield inner;
      }
      default -> postfix(primaries.parse());
    };
  }

  private Expr prefix(UnaryOp op, int start) {
    cursor.nest();
    cursor.advance();
    Expr operand = cast();
    cursor.unnest();
    if (op == UnaryOp.ADDRESS) {
      unit.names.checkAddressable(operand, cursor.spanFrom(start));
    }
    return typing.unary(op, operand, cursor.spanFrom(start));
  }

  private Expr step(StepOp op, int start) {
    cursor.nest();
    cursor.advance();
    Expr operand = cast();
    cursor.unnest();
    return typing.step(op, operand, cursor.spanFrom(start));
  }

  /** {@code sizeof} and {@code _Alignof} of a type or, the latter as GNU's, of an expression. */
  private Expr sized(int start) {
    boolean size = cursor.is(TokenKind.SIZEOF);
    cursor.advance();
    cursor.nest();
    TypeOperand operand;
    if (cursor.is(TokenKind.LPAREN) && unit.starts.isTypeAt(1)) {
      int open = cursor.at();
      cursor.advance();
      CType type = unit.typeNames.parse();
      cursor.expect(TokenKind.RPAREN);
      operand =
          cursor.is(TokenKind.LBRACE)
              ? new TypeOperand.OfExpr(postfix(compoundLiteral(type, open)))
              : new TypeOperand.OfType(type);
    } else {
      operand = new TypeOperand.OfExpr(unary());
    }
    cursor.unnest();
    Span span = cursor.spanFrom(start);
    return size ? typing.sizeOf(operand, span) : typing.alignOf(operand, span);
  }

  private Expr labelAddress(int start) {
    cursor.advance();
    String label = unit.statements.useLabel();
    return new Expr.LabelAddress(label, new CType.Pointer(CType.VOID), cursor.spanFrom(start));
  }

  private Expr postfix(Expr primary) {
    Expr expr = primary;
    for (int length = 0; true; length++) {
      cursor.checkChain(length);
      switch (cursor.kind()) {
        case LBRACKET -> expr = index(expr);
        case LPAREN -> expr = call(expr);
        case DOT -> expr = member(expr, false);
        case ARROW -> expr = member(expr, true);
        case INCREMENT -> expr = postfixStep(StepOp.POST_INCREMENT, expr);
        case DECREMENT -> expr = postfixStep(StepOp.POST_DECREMENT, expr);
        default -> {
          return expr;
        }
      }
    }
  }

  private Expr index(Expr base) {
    cursor.nest();
    cursor.advance();
    Expr index = expression();
    cursor.expect(TokenKind.RBRACKET);
    cursor.unnest();
    return typing.index(base, index, spanTo(base));
  }

  private Span spanTo(Expr start) {
    return start.span().to(unit.tokens.span(cursor.at() - 1, cursor.at() - 1));
  }

  private Expr call(Expr function) {
    List<Expr> arguments = arguments();
    return typing.call(function, arguments, spanTo(function));
  }

  /** The arguments of a call, in their parentheses. */
  List<Expr> arguments() {
    cursor.expect(TokenKind.LPAREN);
    if (cursor.accept(TokenKind.RPAREN)) {
      return List.of();
    }
    cursor.nest();
    var arguments = new ArrayList<Expr>(4);
    do {
      arguments.add(assignment());
    } while (cursor.accept(TokenKind.COMMA));
    if (!cursor.is(TokenKind.RPAREN)) {
      throw cursor.expected("',' or ')'");
    }
    cursor.advance();
    cursor.unnest();
    return arguments;
  }

  private Expr member(Expr base, boolean arrow) {
    cursor.advance();
    String field = cursor.identifier().text;
    return typing.member(base, field, arrow, spanTo(base));
  }

  private Expr postfixStep(StepOp op, Expr operand) {
    cursor.advance();
    return typing.step(op, operand, spanTo(operand));
  }

  /** Adjacent string literals as one. */
  Expr.StringLiteral string() {
    if (!cursor.is(TokenKind.STRING)) {
      throw cursor.expected("string literal");
    }
    int start = cursor.at();
    List<String> pieces = new ArrayList<>(1);
    while (cursor.is(TokenKind.STRING)) {
      pieces.add(cursor.text());
      cursor.advance();
    }
    return unit.strings.string(pieces, cursor.spanFrom(start));
  }

  /** Reads an integer constant expression; reports and gives nothing where it isn't one. */
  Optional<BigInteger> constantInteger(String what) {
    Expr expr = conditional();
    Optional<BigInteger> value = typing.constants().integer(typing.rvalue(expr));
    if (value.isEmpty()) {
      unit.reports.error(expr.span(), what + " is not an integer constant expression");
    }
    return value;
  }
}
