package dev.assay.interpret.translate;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Members;
import dev.assay.c.type.Swizzles;
import dev.assay.c.type.Types;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.Convert;
import dev.assay.interpret.node.DoubleNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.LaneNodes;
import dev.assay.interpret.node.OverlapNodes;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.SlotNodes;
import dev.assay.interpret.node.ValueKind;
import dev.assay.interpret.node.VectorNodes;
import dev.assay.interpret.node.WindowNode;
import dev.assay.interpret.value.Repr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Translates assignments, compound assignments, increments and decrements. */
final class Assignments {
  private final ExprTranslator expressions;
  private final FunctionContext context;

  Assignments(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
  }

  ExprNode assign(Expr.Assign assign) {
    if (assign.target() instanceof Expr.Swizzle target && !Components.isElement(target)) {
      return components(target, assign);
    }
    Effects.Summary target = expressions.effects().place(assign.target());
    Effects.Summary effects = expressions.effects().of(assign.value());
    boolean watch =
        target.mayConflict(effects)
            || effects.mayConflict(expressions.effects().write(assign.target())) && writes(effects)
            || target.mayConflict(expressions.effects().write(assign.target())) && writes(target);
    Order order = expressions.order();
    Place plain = order.watched(watch, () -> written(assign.target()));
    ExprNode value = order.watched(watch, () -> expressions.rvalue(assign.value()));
    boolean matters = target.orderMatters(effects);
    ExprNode address = address(plain);
    boolean both = matters && address != null;
    List<ExprNode> nodes =
        both ? order.windowed(true, List.of(address, value), assign.span()) : List.of(value);
    Place place = both ? Places.at(plain, nodes.getFirst()) : plain;
    ExprNode stored = nodes.getLast();
    return order.either(
        matters,
        assign.span(),
        swap ->
            !watch && !order.isWatched() && !swap
                ? Places.store(place, overlap(assign, plain, stored))
                : inSteps(assign, place, stored, watch, swap));
  }

  private Place written(Expr target) {
    return context.restricts().noted(target, expressions.lvalues().place(target), true);
  }

  private static boolean writes(Effects.Summary summary) {
    return summary.writesMemory() || !summary.writesSlots().isEmpty();
  }

  private ExprNode inSteps(
      Expr.Assign assign, Place place, ExprNode stored, boolean watch, boolean swap) {
    Span span = assign.span();
    Order order = expressions.order();
    var steps = new ArrayList<ExprNode>();
    int start = order.newMark(steps);
    var value = new Order.Operand(stored, context);
    var operands = new ArrayList<Order.Operand>();
    Place settled = place;
    ExprNode address = address(place);
    if (address != null) {
      var operand = new Order.Operand(address, context);
      operands.add(operand);
      settled = Places.at(place, operand.reread());
    }
    operands.add(value);
    // The log of the operands is still needed for the write itself: it is cut at the end only.
    Place target = settled;
    steps.addAll(order.watched(true, () -> order.evaluate(operands, watch, swap, span)));
    if (watch || order.isWatched()) {
      steps.add(Places.logWrite(target, start, span));
    }
    ExprNode result = Places.store(target, overlap(assign, target, value.reread()));
    return finish(steps, result, start, watch);
  }

  /** Makes the steps, then the result, then forgets what was logged for them. */
  private ExprNode finish(List<ExprNode> steps, ExprNode result, int start, boolean watch) {
    Order order = expressions.order();
    if (!watch || order.isWatched()) {
      return Sequence.of(steps, result);
    }
    var operand = new Order.Operand(result, context);
    steps.add(operand.evaluate());
    order.forget(steps, start);
    return Sequence.of(steps, operand.reread());
  }

  private static ExprNode address(Place place) {
    return switch (place) {
      case Place.InMemory m -> m.address();
      case Place.InBits b -> b.address();
      case Place.InSlot _, Place.Nowhere _ -> null;
    };
  }

  /** A value read from an object that overlaps the target must overlap it exactly (6.5.16.1p3). */
  private ExprNode overlap(Expr.Assign assign, Place place, ExprNode value) {
    if (!(place instanceof Place.InMemory target)) {
      return value;
    }
    Expr source = assign.value();
    boolean converted = false;
    while (source instanceof Expr.Implicit i
        && i.conversion() != Conversion.LVALUE_TO_RVALUE
        && i.conversion() != Conversion.ARRAY_TO_POINTER
        && i.conversion() != Conversion.FUNCTION_TO_POINTER) {
      source = i.operand();
      converted = true;
    }
    boolean matters = target.repr() instanceof Repr.Bytes || target.access().viaUnion();
    if (!matters
        || !(source instanceof Expr.Implicit read)
        || read.conversion() != Conversion.LVALUE_TO_RVALUE
        || !expressions.effects().place(read.operand()).isPure()
        || !expressions.effects().place(assign.target()).isPure()
        || !(expressions.lvalues().place(read.operand()) instanceof Place.InMemory from)) {
      return value;
    }
    return OverlapNodes.check(
        target.address(), target.access(), from.address(), from.access(), converted, value);
  }

  /** Only the lanes that are meant are touched, where nothing else happens meanwhile. */
  private ExprNode components(Expr.Swizzle target, Expr.Assign assign) {
    Expr whole = Components.whole(target);
    boolean simple =
        expressions.effects().place(whole).isPure()
            && Components.isQuiet(assign.value())
            && !expressions.order().isWatched();
    if (!simple || !(written(whole) instanceof Place.InMemory place)) {
      return components(target, Optional.of(assign.value()), assign.span(), (_, value) -> value);
    }
    CType lane = Types.element(whole.type());
    var route =
        new AccessFactory.Route(
            place.access().record(),
            place.access().viaUnion(),
            false,
            expressions.layout().alignOf(lane));
    return LaneNodes.store(
        place.address(),
        expressions.rvalue(assign.value()),
        context.program().accesses().access(lane, route, target.span()),
        Swizzles.lanes(target));
  }

  /** A change of some lanes of a vector, which is read and written as a whole. */
  private ExprNode components(
      Expr.Swizzle target, Optional<Expr> operand, Span span, Change change) {
    Expr whole = Components.whole(target);
    var lanes = (Repr.Lanes) expressions.repr(whole.type());
    var places = Swizzles.lanes(target);
    ExprNode all =
        modify(
            whole,
            operand,
            false,
            span,
            (old, value) ->
                LaneNodes.put(
                    old, change.apply(LaneNodes.pick(old, lanes, places), value), lanes, places));
    return LaneNodes.pick(all, lanes, places);
  }

  ExprNode compound(Expr.CompoundAssign assign) {
    if (assign.target() instanceof Expr.Swizzle target && !Components.isElement(target)) {
      return components(
          target,
          Optional.of(assign.value()),
          assign.span(),
          (old, value) ->
              expressions
                  .operators()
                  .binary(
                      assign.op(),
                      assign.computation(),
                      old,
                      assign.value().type(),
                      value,
                      assign.span()));
    }
    Expr target = assign.target();
    UnaryOperator<ExprNode> operation = old -> computed(assign, old);
    var contraction = new Contraction(expressions);
    if (contraction.applies(assign)) {
      DoubleNodes.Side side = contraction.side(assign);
      return modify(
          target,
          Optional.of(assign.value()),
          value -> contraction.product(value, side),
          false,
          assign.span(),
          (old, product) ->
              back(assign, DoubleNodes.fused(List.of(side), product, operation.apply(old))));
    }
    return modify(
        target,
        Optional.of(assign.value()),
        false,
        assign.span(),
        (old, value) ->
            back(
                assign,
                expressions
                    .operators()
                    .binary(
                        assign.op(),
                        assign.computation(),
                        operation.apply(old),
                        assign.value().type(),
                        value,
                        assign.span())));
  }

  private ExprNode computed(Expr.CompoundAssign assign, ExprNode old) {
    return expressions
        .conversions()
        .convert(old, assign.target().type(), assign.computation(), assign.span());
  }

  private ExprNode back(Expr.CompoundAssign assign, ExprNode result) {
    return expressions
        .conversions()
        .convert(result, assign.computation(), assign.target().type(), assign.span());
  }

  ExprNode step(Expr.Step step) {
    CType type = Types.unqualified(step.operand().type());
    BinaryOp op = step.op().isIncrement() ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    return modify(
        step.operand(),
        Optional.empty(),
        !step.op().isPrefix(),
        step.span(),
        (old, _) ->
            stepped(
                op,
                type,
                Members.promoted(step.operand(), expressions.layout()),
                old,
                step.span()));
  }

  private ExprNode stepped(BinaryOp op, CType type, CType promoted, ExprNode old, Span span) {
    if (type instanceof CType.Pointer pointer) {
      ExprNode size = expressions.sizes().of(pointer.target());
      return PointerNodes.add(old, Constants.of(1L), size, op == BinaryOp.SUBTRACT, span);
    }
    var int32 = new Repr.Bits(32, true);
    if (expressions.repr(type) instanceof Repr.Lanes lanes) {
      ExprNode ones = VectorNodes.splat(Constants.of(1L), int32, lanes);
      return expressions.operators().binary(op, type, old, type, ones, span);
    }
    CType computation = Types.usual(promoted, CType.INT, expressions.layout());
    // A complex number has nothing added to its imaginary part, so that it keeps the sign of zero.
    CType real = computation instanceof CType.Complex c ? c.element() : computation;
    ExprNode one = Convert.of(Constants.of(1L), int32, expressions.repr(real), "int", span);
    ExprNode wide = expressions.conversions().convert(old, type, computation, span);
    ExprNode sum = expressions.operators().binary(op, computation, wide, real, one, span);
    return expressions.conversions().convert(sum, computation, type, span);
  }

  /** How the new value follows from the old one and the operand, if there is one. */
  private interface Change {
    ExprNode apply(ExprNode old, ExprNode operand);
  }

  private ExprNode modify(
      Expr target, Optional<Expr> operand, boolean wantsOld, Span span, Change change) {
    return modify(target, operand, expressions::rvalue, wantsOld, span, change);
  }

  private ExprNode modify(
      Expr target,
      Optional<Expr> operand,
      Function<Expr, ExprNode> translation,
      boolean wantsOld,
      Span span,
      Change change) {
    Effects.Summary place = expressions.effects().place(target);
    Effects.Summary value = operand.map(expressions.effects()::of).orElse(Effects.Summary.NOTHING);
    Effects.Summary own = expressions.effects().write(target);
    boolean watch =
        place.mayConflict(value)
            || value.mayConflict(own)
            || place.mayConflict(own) && writes(place);
    Order order = expressions.order();
    Place whole = order.watched(watch, () -> written(target));
    Optional<ExprNode> right = operand.map(e -> order.watched(watch, () -> translation.apply(e)));
    // Compilers read the target after the operand; C allows the other order where it calls.
    boolean matters = !value.isPure() && !(whole instanceof Place.InSlot);
    boolean swapped = place.orderMatters(value);
    boolean looked = order.isLookedAt() && (matters || swapped);
    if (looked) {
      ExprNode address = address(whole);
      boolean isLeft = address != null && !Constants.isLong(address);
      whole = isLeft ? Places.at(whole, WindowNode.first(address, span)) : whole;
      right = right.map(e -> isLeft ? WindowNode.next(e, span) : WindowNode.first(e, span));
    }
    var wish = new Modification(whole, right, wantsOld, span, change, watch, matters, looked);
    return order.either(
        matters || swapped,
        span,
        last -> modified(wish, last && swapped, last && matters && !swapped));
  }

  /**
   * A change of what a place holds.
   *
   * @param watch whether accesses of operands may conflict
   * @param matters whether the operand may change what the place holds
   * @param looked whether the run looks for operands that touch what others change
   */
  private record Modification(
      Place whole,
      Optional<ExprNode> right,
      boolean wantsOld,
      Span span,
      Change change,
      boolean watch,
      boolean matters,
      boolean looked) {}

  private ExprNode modified(Modification wish, boolean swap, boolean readFirst) {
    Order order = expressions.order();
    Span span = wish.span();
    boolean watch = wish.watch();
    boolean log = watch || order.isWatched();
    var steps = new ArrayList<ExprNode>();
    int start = log ? order.newMark(steps) : -1;
    var operands = new ArrayList<Order.Operand>();
    Place fixed = fix(wish.whole(), operands);
    Optional<Order.Operand> early =
        readFirst
            ? Optional.of(new Order.Operand(Places.load(fixed, log, span), context))
            : Optional.empty();
    early.ifPresent(operands::add);
    ExprNode rightValue = keep(wish.right(), operands, log || swap || wish.matters());
    steps.addAll(order.watched(log, () -> order.evaluate(operands, watch, swap, span)));
    ExprNode late = early.map(Order.Operand::reread).orElseGet(() -> Places.load(fixed, log, span));
    ExprNode old = wish.looked() ? WindowNode.last(late, span) : late;
    if (wish.wantsOld()) {
      var kept = new Order.Operand(old, context);
      steps.add(kept.evaluate());
      addWrite(steps, fixed, start, span);
      steps.add(Places.store(fixed, wish.change().apply(kept.reread(), rightValue)));
      if (watch) {
        order.forget(steps, start);
      }
      return Sequence.of(steps, kept.reread());
    }
    ExprNode changed = wish.change().apply(old, rightValue);
    if (log) {
      var kept = new Order.Operand(changed, context);
      steps.add(kept.evaluate());
      addWrite(steps, fixed, start, span);
      changed = kept.reread();
    }
    return finish(steps, Places.store(fixed, changed), start, watch);
  }

  private void addWrite(List<ExprNode> steps, Place place, int start, Span span) {
    if (start >= 0) {
      steps.add(Places.logWrite(place, start, span));
    }
  }

  /** Computes the address once. */
  private Place fix(Place place, List<Order.Operand> operands) {
    ExprNode address = address(place);
    if (address == null || Constants.isLong(address)) {
      return place;
    }
    var operand = new Order.Operand(address, context);
    operands.add(operand);
    return Places.at(place, operand.reread());
  }

  private ExprNode keep(Optional<ExprNode> node, List<Order.Operand> operands, boolean inSlot) {
    if (node.isEmpty() || !inSlot && operands.isEmpty()) {
      return node.orElse(null);
    }
    if (Constants.isLong(node.get())) {
      return node.get();
    }
    var operand = new Order.Operand(node.get(), context);
    operands.add(operand);
    return operand.reread();
  }

  /** Stores a value, already of its type, into a variable in a slot. */
  ExprNode storeSlot(Binding.Slot slot, ExprNode value) {
    return value.kind() == ValueKind.VOID ? value : SlotNodes.write(slot.index(), value);
  }
}
