package dev.assay.c.parse;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Reads GNU's {@code asm}: labels of declarations, file-scope texts and statements with operands.
 */
final class AsmParser {
  private final Unit unit;
  private final Cursor cursor;

  AsmParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  /** The assembler name after a declarator. */
  Optional<String> label() {
    if (!cursor.accept(TokenKind.ASM)) {
      return Optional.empty();
    }
    cursor.expect(TokenKind.LPAREN);
    String name = unit.expressions.string().value();
    cursor.expect(TokenKind.RPAREN);
    return Optional.of(name);
  }

  Decl.Asm fileScope() {
    int start = cursor.at();
    cursor.advance();
    qualifiers();
    int open = cursor.at();
    cursor.expect(TokenKind.LPAREN);
    unit.expressions.string();
    int close = cursor.at();
    cursor.expect(TokenKind.RPAREN);
    cursor.expect(TokenKind.SEMICOLON);
    return new Decl.Asm(unit.tokens.joined(open + 1, close), cursor.spanFrom(start));
  }

  Stmt.Asm statement() {
    int start = cursor.at();
    cursor.advance();
    String qualifiers = qualifiers();
    int open = cursor.at();
    cursor.expect(TokenKind.LPAREN);
    unit.expressions.string();
    List<Expr> operands = new ArrayList<>();
    for (int section = 0; nextSection(); ) {
      section = cursor.at() > open && isDoubleColonBefore() ? section + 2 : section + 1;
      section(section, operands);
    }
    int close = cursor.at();
    cursor.expect(TokenKind.RPAREN);
    cursor.expect(TokenKind.SEMICOLON);
    return new Stmt.Asm(
        qualifiers, unit.tokens.joined(open + 1, close), operands, cursor.spanFrom(start));
  }

  private boolean nextSection() {
    return cursor.accept(TokenKind.COLON) || cursor.accept(TokenKind.COLON_COLON);
  }

  private boolean isDoubleColonBefore() {
    return unit.tokens.kinds[cursor.at() - 1] == TokenKind.COLON_COLON;
  }

  private String qualifiers() {
    var words = new StringJoiner(" ");
    while (cursor.is(TokenKind.VOLATILE)
        || cursor.is(TokenKind.GOTO)
        || cursor.is(TokenKind.INLINE)) {
      words.add(cursor.kind().text());
      cursor.advance();
    }
    return words.toString();
  }

  /** Sections 1 and 2 are outputs and inputs, 3 the clobbers, 4 the labels of {@code asm goto}. */
  private void section(int section, List<Expr> operands) {
    if (cursor.is(TokenKind.COLON)
        || cursor.is(TokenKind.COLON_COLON)
        || cursor.is(TokenKind.RPAREN)) {
      return;
    }
    do {
      if (section <= 2) {
        operands.add(operand(section == 1));
      } else if (section == 3) {
        unit.expressions.string();
      } else {
        unit.statements.useLabel();
      }
    } while (cursor.accept(TokenKind.COMMA));
  }

  private Expr operand(boolean output) {
    if (cursor.accept(TokenKind.LBRACKET)) {
      cursor.identifier();
      cursor.expect(TokenKind.RBRACKET);
    }
    String constraint = unit.expressions.string().value();
    cursor.expect(TokenKind.LPAREN);
    Expr expr = unit.expressions.expression();
    cursor.expect(TokenKind.RPAREN);
    if (output && !expr.isLvalue()) {
      unit.reports.error(expr.span(), "lvalue required in asm statement");
    }
    boolean inMemory =
        constraint.contains("m") || constraint.contains("o") || constraint.contains("V");
    return output || (inMemory && expr.isLvalue()) ? expr : unit.typing.rvalue(expr);
  }
}
