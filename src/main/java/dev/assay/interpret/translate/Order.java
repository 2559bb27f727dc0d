package dev.assay.interpret.translate;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.interpret.Openings;
import dev.assay.interpret.OperandOrder;
import dev.assay.interpret.node.ByOrder;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.InTurns;
import dev.assay.interpret.node.LogNodes;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.SlotNodes;
import dev.assay.interpret.node.ValueKind;
import dev.assay.interpret.node.WindowNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Evaluates operands in the order of this run, and watches those that C leaves unsequenced where
 * they may conflict.
 */
final class Order {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final OperandOrder chosen;
  private final boolean rightToLeft;
  private final boolean servesBoth;
  private final boolean isLookedAt;

  Order(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.rightToLeft = context.machine().isRightToLeft();
    this.servesBoth = context.program().servesBothOrders();
    this.chosen = context.machine().choices().order();
    this.isLookedAt = context.machine().openings().isActive();
  }

  /** Whether accesses are being logged where the translation now is. */
  boolean isWatched() {
    return context.watchDepth() > 0;
  }

  /** Whether the run looks for operands whose order matters. */
  boolean isLookedAt() {
    return isLookedAt;
  }

  /** Translates under watch if asked to. */
  <T> T watched(boolean watch, Supplier<T> translation) {
    if (!watch) {
      return translation.get();
    }
    context.changeWatchDepth(1);
    T result = translation.get();
    context.changeWatchDepth(-1);
    return result;
  }

  /** Two unsequenced operands, both rvalues. */
  ExprNode both(
      Expr left, Expr right, Span span, BiFunction<ExprNode, ExprNode, ExprNode> operation) {
    return both(
        left,
        () -> expressions.rvalue(left),
        right,
        () -> expressions.rvalue(right),
        span,
        operation);
  }

  /** The same with operands translated in a way of their own. */
  ExprNode both(
      Expr left,
      Supplier<ExprNode> leftNode,
      Expr right,
      Supplier<ExprNode> rightNode,
      Span span,
      BiFunction<ExprNode, ExprNode, ExprNode> operation) {
    Effects.Summary a = expressions.effects().of(left);
    Effects.Summary b = expressions.effects().of(right);
    boolean watch = a.mayConflict(b);
    boolean matters = a.orderMatters(b);
    List<ExprNode> nodes =
        windowed(matters, watched(watch, () -> List.of(leftNode.get(), rightNode.get())), span);
    ExprNode first = nodes.getFirst();
    ExprNode second = nodes.getLast();
    return either(
        matters,
        span,
        swap -> {
          if (!watch && !swap) {
            return operation.apply(first, second);
          }
          var operands = List.of(new Operand(first, context), new Operand(second, context));
          List<ExprNode> steps = evaluate(operands, watch, swap, span);
          return Sequence.of(
              steps, operation.apply(operands.get(0).reread(), operands.get(1).reread()));
        });
  }

  /**
   * What evaluates operands in the order of the run.
   *
   * @param matters whether the order can be told from the result
   * @param place the operator or call
   * @param made makes it, from already translated operands, for one order: true for the last first
   */
  ExprNode either(boolean matters, Span place, Function<Boolean, ExprNode> made) {
    if (!matters) {
      return made.apply(false);
    }
    if (servesBoth) {
      return new ByOrder(made.apply(false), made.apply(true));
    }
    return switch (chosen) {
      case OperandOrder.Everywhere _ -> made.apply(rightToLeft);
      case OperandOrder.Only(var places) -> made.apply(places.contains(Openings.Place.of(place)));
      case OperandOrder.EverySecond _ -> new InTurns(made.apply(false), made.apply(true));
    };
  }

  /**
   * Operands in the order in which they are evaluated, noted where one touches what another has
   * changed if the run looks for what is open.
   */
  List<ExprNode> windowed(boolean matters, List<ExprNode> operands, Span place) {
    return matters && isLookedAt && operands.size() > 1
        ? WindowNode.around(operands, place)
        : operands;
  }

  /** An operand whose value is kept in a slot until the operation is made. */
  static final class Operand {
    private final ExprNode node;
    private final int slot;

    Operand(ExprNode node, FunctionContext context) {
      this.node = node;
      this.slot =
          node.kind() == ValueKind.OBJECT ? context.shape().newValue() : context.shape().newSlot();
    }

    ExprNode evaluate() {
      return SlotNodes.write(slot, node);
    }

    ExprNode reread() {
      return SlotNodes.read(slot, node.kind());
    }
  }

  /** The steps that evaluate operands; they stay logged where something around them is watched. */
  List<ExprNode> evaluate(List<Operand> operands, boolean watch, boolean swap, Span span) {
    var steps = new ArrayList<ExprNode>();
    List<Operand> ordered = swap ? operands.reversed() : operands;
    if (!watch) {
      ordered.forEach(operand -> steps.add(operand.evaluate()));
      return steps;
    }
    int start = newMark(steps);
    boolean first = true;
    for (Operand operand : ordered) {
      int middle = newMark(steps);
      steps.add(operand.evaluate());
      if (!first) {
        steps.add(LogNodes.compare(start, middle, span));
      }
      first = false;
    }
    forget(steps, start);
    return steps;
  }

  /** Adds a step that marks the log, and gives the slot of the mark. */
  int newMark(List<ExprNode> steps) {
    int slot = context.shape().newSlot();
    steps.add(LogNodes.mark(slot));
    return slot;
  }

  /** Empties the log since the mark unless something further out still needs it. */
  void forget(List<ExprNode> steps, int mark) {
    if (!isWatched()) {
      steps.add(LogNodes.cut(mark));
    }
  }

  /** An operand that a sequence point follows. */
  ExprNode settled(ExprNode node) {
    if (!isWatched()) {
      return node;
    }
    var steps = new ArrayList<ExprNode>();
    int mark = newMark(steps);
    if (node.kind() == ValueKind.VOID) {
      steps.add(node);
      return Sequence.of(steps, LogNodes.settle(mark));
    }
    var operand = new Operand(node, context);
    steps.add(operand.evaluate());
    steps.add(LogNodes.settle(mark));
    return Sequence.of(steps, operand.reread());
  }
}
