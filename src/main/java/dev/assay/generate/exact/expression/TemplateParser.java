package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.UnaryOp;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads templates: C's expressions of unary, binary and ternary operators and casts. */
final class TemplateParser {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*(0x[0-9a-fA-F]+|[0-9]+|[A-Za-z]+[0-9]*|<<|>>|<=|>=|==|!=|&&|\\|\\||.)");
  private static final List<BinaryOp> OPERATORS = List.of(BinaryOp.values());
  private static final List<UnaryOp> PREFIXES =
      List.of(UnaryOp.MINUS, UnaryOp.COMPLEMENT, UnaryOp.NOT);
  private static final String TYPES = "TUSNMB";

  private final List<String> tokens = new ArrayList<>();
  private int next;

  private TemplateParser(String text) {
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group(1));
    }
  }

  static Template parse(String text) {
    var parser = new TemplateParser(text);
    Template result = parser.conditional();
    if (parser.next < parser.tokens.size()) {
      throw new IllegalArgumentException(text + ": unexpected " + parser.peek());
    }
    return result;
  }

  private String peek() {
    return next < tokens.size() ? tokens.get(next) : "";
  }

  private boolean accept(String token) {
    boolean found = peek().equals(token);
    next += found ? 1 : 0;
    return found;
  }

  private void expect(String token) {
    if (!accept(token)) {
      throw new IllegalArgumentException("expected " + token + " before " + peek());
    }
  }

  private Template conditional() {
    Template condition = binary(1);
    if (!accept("?")) {
      return condition;
    }
    Template then = conditional();
    expect(":");
    return new Template.Conditional(condition, then, conditional());
  }

  private Template binary(int least) {
    Template left = unary();
    for (BinaryOp op = operator(least); op != null; op = operator(least)) {
      next++;
      left = new Template.Binary(op, left, binary(op.precedence() + 1));
    }
    return left;
  }

  private BinaryOp operator(int least) {
    for (BinaryOp op : OPERATORS) {
      if (op.precedence() >= least && op.symbol().equals(peek())) {
        return op;
      }
    }
    return null;
  }

  private Template unary() {
    for (UnaryOp op : PREFIXES) {
      if (accept(op.symbol())) {
        return new Template.Unary(op, unary());
      }
    }
    if (!accept("(")) {
      return primary();
    }
    boolean cast = peek().length() == 1 && TYPES.contains(peek());
    if (cast) {
      String type = tokens.get(next++);
      expect(")");
      return new Template.Cast(type, unary());
    }
    Template inner = conditional();
    expect(")");
    return inner;
  }

  private Template primary() {
    String token = peek();
    next++;
    return Character.isDigit(token.charAt(0))
        ? new Template.Number(Long.decode(token))
        : new Template.Name(token);
  }
}
