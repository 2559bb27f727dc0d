package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads labelled statements (6.8.1). */
final class LabelParser {
  private final Unit unit;
  private final Cursor cursor;

  LabelParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  Stmt named(List<Attribute> before, int start) {
    Span span = cursor.span();
    String name = cursor.identifier().text;
    cursor.expect(TokenKind.COLON);
    unit.functions.current().labels.define(name, span, unit.reports);
    List<Attribute> attributes = new ArrayList<>(before);
    if (cursor.is(TokenKind.ATTRIBUTE) && !unit.statements.startsDeclaration()) {
      unit.attributes.parseInto(attributes);
      if (cursor.is(TokenKind.SEMICOLON) && Attribute.has(attributes, "fallthrough")) {
        Stmt body = new Stmt.Empty(attributes, cursor.span());
        cursor.advance();
        return new Stmt.Labeled(new Stmt.Label.Named(name, before), body, cursor.spanFrom(start));
      }
    }
    return labeled(new Stmt.Label.Named(name, attributes), start);
  }

  /** A label before a declaration or a closing brace stands at an empty statement. */
  private Stmt labeled(Stmt.Label label, int start) {
    Span span = cursor.spanFrom(start);
    boolean bare = cursor.is(TokenKind.RBRACE) || unit.statements.startsDeclaration();
    Stmt body = bare ? new Stmt.Empty(List.of(), span) : unit.statements.statement();
    return new Stmt.Labeled(label, body, span.to(body.span()));
  }

  Stmt caseLabel(int start) {
    Span span = cursor.span();
    cursor.advance();
    Expr low = unit.expressions.conditional();
    Optional<Expr> high = Optional.empty();
    if (cursor.accept(TokenKind.ELLIPSIS)) {
      high = Optional.of(unit.expressions.conditional());
    }
    cursor.expect(TokenKind.COLON);
    return labeled(label(low, high, span), start);
  }

  private Stmt.Label label(Expr low, Optional<Expr> high, Span span) {
    SwitchState state = unit.functions.current().switches;
    if (state == null) {
      unit.reports.error(span, "case label not within a switch statement");
      return new Stmt.Label.Case(low, high, BigInteger.ZERO, BigInteger.ZERO);
    }
    Expr lowExpr = unit.typing.caseExpr(low, state.type);
    Optional<Expr> highExpr = high.map(h -> unit.typing.caseExpr(h, state.type));
    Optional<BigInteger> from = unit.typing.caseValue(low, state.type);
    Optional<BigInteger> to = high.isEmpty() ? from : unit.typing.caseValue(high.get(), state.type);
    if (from.isEmpty() || to.isEmpty()) {
      unit.reports.error(low.span(), "case label does not reduce to an integer constant");
    } else if (from.get().compareTo(to.get()) > 0) {
      unit.reports.warning(low.span(), "empty range specified");
    } else if (!state.add(from.get(), to.get())) {
      unit.reports.error(span, "duplicate case value");
    }
    return new Stmt.Label.Case(
        lowExpr, highExpr, from.orElse(BigInteger.ZERO), to.orElse(BigInteger.ZERO));
  }

  Stmt defaultLabel(int start) {
    SwitchState state = unit.functions.current().switches;
    if (state == null) {
      unit.reports.error(cursor.span(), "'default' label not within a switch statement");
    } else if (!state.addDefault()) {
      unit.reports.error(cursor.span(), "multiple default labels in one switch");
    }
    cursor.advance();
    cursor.expect(TokenKind.COLON);
    return labeled(new Stmt.Label.Default(), start);
  }
}
