package dev.assay.interpret.translate;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.GuardedStmt;
import dev.assay.interpret.node.IfStmt;
import dev.assay.interpret.node.JumpStmts;
import dev.assay.interpret.node.LabelRange;
import dev.assay.interpret.node.LabeledStmt;
import dev.assay.interpret.node.ProbedStmt;
import dev.assay.interpret.node.ResumableStmt;
import dev.assay.interpret.node.Resumption;
import dev.assay.interpret.node.ReturnStmts;
import dev.assay.interpret.node.SimpleStmts;
import dev.assay.interpret.node.SlotNodes;
import dev.assay.interpret.node.StmtNode;
import dev.assay.interpret.node.ValueBlocks;
import dev.assay.interpret.node.ValueKind;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Translates the statements of one function. */
final class StmtTranslator {
  private final FunctionContext context;
  private final ExprTranslator expressions;
  private final Labels labels;
  private final LoopTranslator loops;
  private final SwitchTranslator switches;

  /** The statements that give statement expressions their value, and the slots for it. */
  private final Map<Stmt, Integer> results = new IdentityHashMap<>();

  StmtTranslator(ExprTranslator expressions) {
    this.context = expressions.context();
    this.expressions = expressions;
    this.labels = context.labels();
    this.loops = new LoopTranslator(this, expressions);
    this.switches = new SwitchTranslator(this, expressions);
  }

  FunctionContext context() {
    return context;
  }

  /** A statement, probed if somebody watches it; what cannot be translated fails when it runs. */
  StmtNode statement(Stmt stmt) {
    Scope scope = context.scope();
    try {
      Optional<Observation> observation = Observation.of(stmt, expressions);
      StmtNode node = probed(stmt, guarded(stmt, translate(stmt)));
      return observation.map(o -> o.around(node)).orElse(node);
    } catch (Halt halt) {
      throw halt;
    } catch (RuntimeException failure) {
      context.returnTo(scope);
      return SimpleStmts.unsupported("internal: " + failure, stmt.span());
    }
  }

  private StmtNode probed(Stmt stmt, StmtNode node) {
    return context
        .program()
        .probe()
        .filter(p -> p.watches(stmt))
        .<StmtNode>map(p -> new ProbedStmt(node, stmt, p, ScopeView.factory(context)))
        .orElse(node);
  }

  private StmtNode guarded(Stmt stmt, StmtNode node) {
    return context.facts().hasStatementExpressions() && Survey.of(stmt).jumps()
        ? new GuardedStmt(node)
        : node;
  }

  private StmtNode translate(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block s -> block(s);
      case Stmt.Declare s -> declaration(s);
      case Stmt.Expression s -> expression(s);
      case Stmt.Empty _, Stmt.Pragma _ -> SimpleStmts.empty();
      case Stmt.LocalLabels s -> localLabels(s);
      case Stmt.If s -> condition(s);
      case Stmt.While s -> loops.whileLoop(s);
      case Stmt.DoWhile s -> loops.doWhile(s);
      case Stmt.For s -> loops.forLoop(s);
      case Stmt.Switch s -> switches.translate(s);
      case Stmt.Labeled s -> labeled(s);
      case Stmt.Goto s -> jump(s);
      case Stmt.ComputedGoto s -> computed(s);
      case Stmt.Break s -> SimpleStmts.leave(StmtNode.BREAK, s.span());
      case Stmt.Continue s -> SimpleStmts.leave(StmtNode.CONTINUE, s.span());
      case Stmt.Return s -> result(s);
      case Stmt.Asm s -> new AsmTranslator(expressions).translate(s);
    };
  }

  StmtNode block(Stmt.Block block) {
    var plan = plan(block.items(), block.span());
    context.openScope();
    labels.open();
    block.items().forEach(item -> addTo(plan, item));
    labels.close();
    Scope scope = context.scope();
    context.closeScope();
    return plan.finish(scope, labels.position());
  }

  /** The body of a loop or a branch, which is a block of its own even without braces (6.8.4p3). */
  StmtNode substatement(Stmt stmt) {
    if (stmt instanceof Stmt.Block) {
      return statement(stmt);
    }
    var plan = plan(List.of(stmt), stmt.span());
    context.openScope();
    plan.add(statement(stmt));
    Scope scope = context.scope();
    context.closeScope();
    return plan.finish(scope, labels.position());
  }

  /** A plan for a block with these items. */
  BlockPlan plan(List<Stmt> items, Span span) {
    boolean open = context.facts().hasLabels() && OpenLabels.in(items);
    return new BlockPlan(open, labels.position(), span);
  }

  /** Translates an item of a block. */
  void addTo(BlockPlan plan, Stmt item) {
    if (item instanceof Stmt.Declare d) {
      Scope scope = context.scope();
      try {
        addTo(plan, d);
      } catch (Halt halt) {
        throw halt;
      } catch (RuntimeException failure) {
        context.returnTo(scope);
        plan.add(SimpleStmts.unsupported("internal: " + failure, item.span()));
      }
    } else if (item instanceof Stmt.Empty) {
      Observation.of(item, expressions).ifPresent(o -> plan.add(o.around(SimpleStmts.empty())));
    } else {
      plan.add(statement(item));
    }
  }

  private void addTo(BlockPlan plan, Stmt.Declare item) {
    Optional<Observation> observation = Observation.of(item, expressions);
    Optional<StmtNode> node =
        new DeclarationTranslator(expressions, plan, loops.isInside())
            .declare(item.declaration())
            .map(n -> probed(item, guarded(item, resumable(n))));
    if (observation.isPresent()) {
      plan.add(observation.get().around(node.orElseGet(SimpleStmts::empty)));
    } else {
      node.ifPresent(plan::add);
    }
  }

  /** A declaration that is no item of a block: its scope is itself alone. */
  private StmtNode declaration(Stmt.Declare declare) {
    return block(new Stmt.Block(List.of(declare), declare.span()));
  }

  private StmtNode localLabels(Stmt.LocalLabels declared) {
    declared.names().forEach(labels::declareLocal);
    return SimpleStmts.empty();
  }

  private StmtNode expression(Stmt.Expression s) {
    Integer slot = results.get(s);
    ExprNode node =
        slot == null
            ? expressions.effect(s.expr())
            : SlotNodes.write(slot, expressions.full(s.expr()));
    return resumable(SimpleStmts.expression(node, Survey.of(s.expr()).weight(), s.span()));
  }

  /** Lets setjmp come back to a statement that begins with the expression just translated. */
  StmtNode resumable(StmtNode statement) {
    return resumable(new Resumption(labels.takeResumable()), statement);
  }

  StmtNode resumable(Resumption resumption, StmtNode statement) {
    return resumption.isEmpty() ? statement : new ResumableStmt(resumption, statement);
  }

  private StmtNode condition(Stmt.If s) {
    int first = labels.position();
    ExprNode condition = expressions.truth(s.condition());
    var resumption = new Resumption(labels.takeResumable());
    StmtNode then = substatement(s.then());
    StmtNode otherwise = s.otherwise().map(this::substatement).orElseGet(SimpleStmts::empty);
    return resumable(
        resumption,
        new IfStmt(
            condition,
            then,
            otherwise,
            new LabelRange(first, labels.position()),
            Survey.of(s.condition()).weight(),
            s.span()));
  }

  private StmtNode labeled(Stmt.Labeled s) {
    int first = labels.position();
    int label =
        switch (s.label()) {
          case Stmt.Label.Named n -> labels.define(n.name());
          case Stmt.Label.Case c -> switches.addCase(c, labels.fresh());
          case Stmt.Label.Default _ -> switches.addDefault(labels.fresh());
        };
    StmtNode body = statement(s.body());
    return new LabeledStmt(label, body, new LabelRange(first, labels.position()));
  }

  private StmtNode jump(Stmt.Goto s) {
    Labels.Found found = labels.find(s.label());
    return found == null
        ? SimpleStmts.unsupported("jump to the unknown label '" + s.label() + "'", s.span())
        : JumpStmts.to(found.target(), found.hops(), s.span());
  }

  private StmtNode computed(Stmt.ComputedGoto s) {
    var table = labels.table(context.machine(), context.shape().function());
    ExprNode target = expressions.full(s.target());
    return JumpStmts.computed(target, table, Survey.of(s.target()).weight(), s.span());
  }

  private StmtNode result(Stmt.Return s) {
    if (s.value().isEmpty()) {
      return ReturnStmts.none(s.span());
    }
    Expr value = s.value().get();
    ExprNode full = expressions.full(value);
    ExprNode node = new NonnullChecks(context).ofResult(full, s.span());
    StmtNode returning = ReturnStmts.of(node, Survey.of(value).weight(), s.span());
    boolean main = context.function().name().equals("main");
    return resumable(main ? SimpleStmts.ending(returning, s.span()) : returning);
  }

  /** A statement expression: runs the block and yields the value of its last expression. */
  ExprNode valueBlock(Stmt.Block block) {
    Stmt last = block.items().isEmpty() ? block : block.items().getLast();
    while (last instanceof Stmt.Labeled l) {
      last = l.body();
    }
    if (!(last instanceof Stmt.Expression e)) {
      return ValueBlocks.of(observed(block), -1, ValueKind.VOID);
    }
    ValueKind kind = ValueKind.of(e.expr().type(), context.machine().layout());
    int slot =
        switch (kind) {
          case LONG, DOUBLE -> context.shape().newSlot();
          case OBJECT -> context.shape().newValue();
          case VOID -> -1;
        };
    if (slot >= 0) {
      results.put(last, slot);
    }
    return ValueBlocks.of(observed(block), slot, kind);
  }

  private StmtNode observed(Stmt.Block block) {
    Optional<Observation> observation = Observation.of(block, expressions);
    StmtNode node = block(block);
    return observation.map(o -> o.around(node)).orElse(node);
  }
}
