package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Standard.Version;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads statements (6.8). */
final class StmtParser {
  private final Unit unit;
  private final Cursor cursor;
  private final LabelParser labels;

  StmtParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.labels = new LabelParser(unit);
  }

  /** A block with a scope of its own. */
  Stmt.Block block() {
    unit.scopes.enter();
    Stmt.Block block = blockInScope();
    unit.scopes.leave();
    return block;
  }

  /** A block whose scope is already open: a function's body. */
  Stmt.Block blockInScope() {
    int start = cursor.at();
    cursor.nest();
    cursor.expect(TokenKind.LBRACE);
    Labels functionLabels = unit.functions.current().labels;
    functionLabels.enterBlock();
    var items = new ArrayList<Stmt>();
    while (!cursor.is(TokenKind.RBRACE)) {
      if (cursor.is(TokenKind.END)) {
        throw cursor.expected("'}'");
      }
      item(items);
    }
    pragmas(items);
    cursor.advance();
    functionLabels.leaveBlock(unit.reports);
    cursor.unnest();
    return new Stmt.Block(items, cursor.spanFrom(start));
  }

  private void pragmas(List<Stmt> items) {
    if (unit.pragmas.isReadyAt(cursor.at())) {
      for (Tokens.Pragma pragma : unit.pragmas.takeUpTo(cursor.at())) {
        items.add(new Stmt.Pragma(pragma.text(), pragma.span()));
      }
    }
  }

  private void item(List<Stmt> items) {
    pragmas(items);
    long mark = unit.hoisting.begin(unit.scopes.depth());
    if (startsDeclaration()) {
      var declared = new ArrayList<Decl>(2);
      unit.declarations.inBlock(declared);
      declareAll(unit.hoisting.end(mark), items);
      declareAll(declared, items);
    } else {
      Stmt statement = statement();
      declareAll(unit.hoisting.end(mark), items);
      items.add(statement);
    }
  }

  private static void declareAll(List<Decl> declarations, List<Stmt> items) {
    for (Decl declaration : declarations) {
      items.add(new Stmt.Declare(declaration));
    }
  }

  boolean startsDeclaration() {
    if (cursor.is(TokenKind.IDENTIFIER)) {
      return cursor.next() != TokenKind.COLON && unit.starts.isTypeAt(0);
    }
    if (cursor.is(TokenKind.ATTRIBUTE) || unit.starts.isStandardAttribute()) {
      return isDeclarationAfterAttributes();
    }
    return unit.starts.isDeclarationAt(0);
  }

  private boolean isDeclarationAfterAttributes() {
    int at = 0;
    while (cursor.kindAt(at) == TokenKind.ATTRIBUTE || cursor.kindAt(at) == TokenKind.LBRACKET) {
      int open = cursor.at() + at + (cursor.kindAt(at) == TokenKind.ATTRIBUTE ? 1 : 0);
      if (open >= unit.tokens.count || unit.tokens.matches[open] < open) {
        return false;
      }
      at = unit.tokens.matches[open] + 1 - cursor.at();
    }
    return unit.starts.isDeclarationAt(at)
        && !(cursor.kindAt(at) == TokenKind.IDENTIFIER && cursor.kindAt(at + 1) == TokenKind.COLON);
  }

  Stmt statement() {
    cursor.nest();
    boolean scoped = isScoped();
    if (scoped) {
      unit.scopes.enter();
    }
    Stmt statement = dispatch(cursor.at());
    if (scoped) {
      unit.scopes.leave();
    }
    cursor.unnest();
    return statement;
  }

  private Stmt substatement() {
    unit.scopes.enter();
    Stmt statement = statement();
    unit.scopes.leave();
    return statement;
  }

  /**
   * Since C99 selections and loops are blocks themselves, which tags in their conditions notice.
   */
  private boolean isScoped() {
    return switch (cursor.kind()) {
      case IF, WHILE, DO, SWITCH -> unit.standard.atLeast(Version.C99);
      default -> false;
    };
  }

  private Stmt dispatch(int start) {
    return switch (cursor.kind()) {
      case LBRACE -> block();
      case IF -> ifStatement(start);
      case WHILE -> whileStatement(start);
      case DO -> doStatement(start);
      case FOR -> forStatement(start);
      case SWITCH -> switchStatement(start);
      case CASE -> labels.caseLabel(start);
      case DEFAULT -> labels.defaultLabel(start);
      case GOTO -> gotoStatement(start);
      case BREAK, CONTINUE -> jump(start);
      case RETURN -> returnStatement(start);
      case ASM -> unit.asm.statement();
      case LABEL -> localLabels(start);
      case SEMICOLON -> {
        cursor.advance();
        yield new Stmt.Empty(List.of(), cursor.spanFrom(start));
      }
      case ATTRIBUTE, LBRACKET -> attributed(start);
      case IDENTIFIER ->
          cursor.next() == TokenKind.COLON ? labels.named(List.of(), start) : expression(start);
      default -> expression(start);
    };
  }

  /** Attributes before a statement: they stay on an empty one and on a label. */
  private Stmt attributed(int start) {
    if (!unit.attributes.isNext()) {
      return expression(start);
    }
    List<Attribute> attributes = unit.attributes.parse();
    if (cursor.accept(TokenKind.SEMICOLON)) {
      return new Stmt.Empty(attributes, cursor.spanFrom(start));
    }
    if (cursor.is(TokenKind.IDENTIFIER) && cursor.next() == TokenKind.COLON) {
      return labels.named(attributes, start);
    }
    return dispatch(cursor.at());
  }

  private Stmt expression(int start) {
    Expr expr = unit.typing.discarded(unit.expressions.expression());
    cursor.expect(TokenKind.SEMICOLON);
    return new Stmt.Expression(expr, cursor.spanFrom(start));
  }

  private Expr parenthesizedCondition() {
    cursor.expect(TokenKind.LPAREN);
    Expr condition = unit.typing.condition(unit.expressions.expression());
    cursor.expect(TokenKind.RPAREN);
    return condition;
  }

  private Stmt ifStatement(int start) {
    cursor.advance();
    Expr condition = parenthesizedCondition();
    Stmt then = substatement();
    Optional<Stmt> otherwise = Optional.empty();
    if (cursor.accept(TokenKind.ELSE)) {
      otherwise = Optional.of(substatement());
    }
    return new Stmt.If(condition, then, otherwise, cursor.spanFrom(start));
  }

  private Stmt loopBody() {
    FunctionState function = unit.functions.current();
    function.loops++;
    function.breakables++;
    Stmt body = substatement();
    function.loops--;
    function.breakables--;
    return body;
  }

  private Stmt whileStatement(int start) {
    cursor.advance();
    Expr condition = parenthesizedCondition();
    Stmt body = loopBody();
    return new Stmt.While(condition, body, cursor.spanFrom(start));
  }

  private Stmt doStatement(int start) {
    cursor.advance();
    Stmt body = loopBody();
    cursor.expect(TokenKind.WHILE);
    Expr condition = parenthesizedCondition();
    cursor.expect(TokenKind.SEMICOLON);
    return new Stmt.DoWhile(body, condition, cursor.spanFrom(start));
  }

  private Stmt forStatement(int start) {
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    unit.scopes.enter();
    List<Stmt> init = forInit();
    Optional<Expr> condition =
        cursor.is(TokenKind.SEMICOLON)
            ? Optional.empty()
            : Optional.of(unit.typing.condition(unit.expressions.expression()));
    cursor.expect(TokenKind.SEMICOLON);
    Optional<Expr> step =
        cursor.is(TokenKind.RPAREN)
            ? Optional.empty()
            : Optional.of(unit.typing.discarded(unit.expressions.expression()));
    cursor.expect(TokenKind.RPAREN);
    Stmt body = loopBody();
    unit.scopes.leave();
    return new Stmt.For(init, condition, step, body, cursor.spanFrom(start));
  }

  private List<Stmt> forInit() {
    if (cursor.accept(TokenKind.SEMICOLON)) {
      return List.of();
    }
    if (!startsDeclaration()) {
      return List.of(expression(cursor.at()));
    }
    var declared = new ArrayList<Decl>(2);
    unit.declarations.inBlock(declared);
    var init = new ArrayList<Stmt>();
    declareAll(declared, init);
    return init;
  }

  private Stmt switchStatement(int start) {
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    Expr condition = unit.typing.switchCondition(unit.expressions.expression());
    cursor.expect(TokenKind.RPAREN);
    FunctionState function = unit.functions.current();
    function.switches = new SwitchState(condition.type(), function.switches);
    function.breakables++;
    Stmt body = substatement();
    function.breakables--;
    function.switches = function.switches.outer;
    return new Stmt.Switch(condition, body, cursor.spanFrom(start));
  }

  private Stmt gotoStatement(int start) {
    cursor.advance();
    if (cursor.accept(TokenKind.STAR)) {
      Expr target = unit.typing.gotoTarget(unit.expressions.expression());
      cursor.expect(TokenKind.SEMICOLON);
      return new Stmt.ComputedGoto(target, cursor.spanFrom(start));
    }
    String label = useLabel();
    cursor.expect(TokenKind.SEMICOLON);
    return new Stmt.Goto(label, cursor.spanFrom(start));
  }

  /** Takes the name of a label that a statement or expression refers to. */
  String useLabel() {
    Span span = cursor.span();
    String name = cursor.identifier().text;
    if (unit.functions.current() == null) {
      unit.reports.error(span, "label '" + name + "' referenced outside of any function");
    } else {
      unit.functions.current().labels.use(name, span);
    }
    return name;
  }

  private Stmt jump(int start) {
    boolean isBreak = cursor.is(TokenKind.BREAK);
    FunctionState function = unit.functions.current();
    if (isBreak && function.breakables == 0) {
      unit.reports.error(cursor.span(), "break statement not within loop or switch");
    } else if (!isBreak && function.loops == 0) {
      unit.reports.error(cursor.span(), "continue statement not within a loop");
    }
    cursor.advance();
    cursor.expect(TokenKind.SEMICOLON);
    Span span = cursor.spanFrom(start);
    return isBreak ? new Stmt.Break(span) : new Stmt.Continue(span);
  }

  private Stmt returnStatement(int start) {
    cursor.advance();
    var result = unit.functions.current().result;
    if (cursor.accept(TokenKind.SEMICOLON)) {
      Span span = cursor.spanFrom(start);
      if (!Types.isVoid(result)) {
        unit.reports.warning(span, "'return' with no value, in function returning non-void");
      }
      return new Stmt.Return(Optional.empty(), span);
    }
    Expr value = unit.expressions.expression();
    cursor.expect(TokenKind.SEMICOLON);
    Span span = cursor.spanFrom(start);
    return new Stmt.Return(Optional.of(unit.typing.returnValue(value, result, span)), span);
  }

  private Stmt localLabels(int start) {
    cursor.advance();
    var names = new ArrayList<String>();
    do {
      Span span = cursor.span();
      String name = cursor.identifier().text;
      unit.functions.current().labels.declareLocal(name, span, unit.reports);
      names.add(name);
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.SEMICOLON);
    return new Stmt.LocalLabels(names, cursor.spanFrom(start));
  }
}
