package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Unrolls C's grammar into blocks that are never executed, over what is in scope at a spot.
 *
 * <p>What they do need not be defined, but every compiler takes them: a statement about which
 * typing has anything to say is drawn again.
 */
public final class DeadCode {
  private static final int DEPTH = 3;
  private static final int MOST_STATEMENTS = 14;
  private static final int TRIES = 8;
  private static final List<BinaryOp> COMPOUND =
      List.of(
          BinaryOp.MULTIPLY,
          BinaryOp.DIVIDE,
          BinaryOp.REMAINDER,
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.SHIFT_LEFT,
          BinaryOp.SHIFT_RIGHT,
          BinaryOp.AND,
          BinaryOp.XOR,
          BinaryOp.OR);

  private final Spot spot;
  private final FreshNames names;
  private final Rng rng;
  private final AtomicInteger complaints = new AtomicInteger();
  private final Typing typing;
  private final DeadScope scope;
  private final DeadValues values;
  private int left = MOST_STATEMENTS;

  public DeadCode(Facts facts, Spot spot, FreshNames names, Rng rng) {
    this.spot = spot;
    this.names = names;
    this.rng = rng;
    var program = facts.program();
    this.typing =
        new Typing(
            program.model(), program.standard(), program.tags(), _ -> complaints.incrementAndGet());
    this.scope = new DeadScope(facts.profile().scope(spot.statement()), rng);
    this.values = new DeadValues(scope, DeadCalls.from(spot.function(), facts), typing, rng);
  }

  /** Which jumps may stand somewhere. */
  private record Around(boolean breakable, boolean loop) {}

  /**
   * A block that is not empty.
   *
   * @param inLoop whether it is the body of a loop of its own
   */
  public Stmt.Block block(boolean inLoop) {
    Spot.Surroundings at = spot.surroundings();
    left = MOST_STATEMENTS;
    return block(
        DEPTH, inLoop ? new Around(true, true) : new Around(at.inBreakable(), at.inLoop()));
  }

  private Stmt.Block block(int depth, Around around) {
    int before = scope.depth();
    List<Stmt> items = new ArrayList<>();
    int count = rng.between(1, 3);
    for (int i = 0; i < count; i++) {
      items.add(statement(depth, around));
    }
    if (rng.chance(1, 5)) {
      jump(around).ifPresent(items::add);
    }
    scope.leave(before);
    return new Stmt.Block(items, Span.NONE);
  }

  private Stmt statement(int depth, Around around) {
    left--;
    int outer = complaints.get();
    Optional<Stmt> made = Optional.empty();
    for (int i = 0; i < TRIES && made.isEmpty(); i++) {
      int known = scope.depth();
      complaints.set(0);
      made =
          (depth > 0 && left > 0 ? any(depth, around) : simple())
              .filter(_ -> complaints.get() == 0);
      if (made.isEmpty()) {
        scope.leave(known);
      }
    }
    complaints.set(outer);
    return made.orElseGet(() -> declaration(values.constant()));
  }

  private Optional<Stmt> any(int depth, Around around) {
    return switch (rng.nextInt(14)) {
      case 0, 1 -> Optional.of(branch(depth, around));
      case 2, 3 -> Optional.of(counted(depth));
      case 4 -> Optional.of(repeated(depth));
      case 5 -> Optional.of(selection(depth, around));
      case 6 -> Optional.of(declaration(values.integer(1)));
      default -> simple();
    };
  }

  private Optional<Stmt> simple() {
    return switch (rng.nextInt(10)) {
      case 0, 1, 2 -> assignment();
      case 3, 4 -> compound();
      case 5 -> step();
      case 6 -> values.called(2).map(DeadCode::done);
      case 7 -> scope.any(p -> isPrinted(p.type())).map(p -> Outputs.printed(p, typing));
      case 8 -> pointerOrFloat();
      default -> elementwise();
    };
  }

  private static boolean isPrinted(CType type) {
    return Types.isInteger(type) || FloatMath.isKnown(type) || Types.isPointer(type);
  }

  private static Stmt done(Expr expr) {
    return new Stmt.Expression(expr, Span.NONE);
  }

  private Optional<Expr> target() {
    return values.integerLvalue().filter(DeadValues::isAssignable);
  }

  private Optional<Stmt> assignment() {
    return target().map(t -> done(typing.assign(t, values.integer(3), Span.NONE)));
  }

  private Optional<Stmt> compound() {
    return target()
        .map(t -> done(typing.compoundAssign(rng.pick(COMPOUND), t, values.integer(2), Span.NONE)));
  }

  private Optional<Stmt> step() {
    return target().map(t -> done(typing.step(rng.pick(List.of(StepOp.values())), t, Span.NONE)));
  }

  private Optional<Stmt> pointerOrFloat() {
    return scope
        .any(p ->
            (Types.isPointer(p.type()) || FloatMath.isKnown(p.type()))
                && DeadValues.isAssignable(p.lvalue()))
        .flatMap(p ->
            values
                .value(p.type(), 1)
                .filter(v -> !v.equals(p.lvalue()))
                .map(v -> done(typing.assign(p.lvalue(), v, Span.NONE))));
  }

  /** One object takes the value of another, both perhaps elements. */
  private Optional<Stmt> elementwise() {
    return target()
        .flatMap(t ->
            values
                .integerLvalue()
                .filter(source -> !source.equals(t))
                .map(source -> done(typing.assign(t, typing.rvalue(source), Span.NONE))));
  }

  private Expr condition() {
    return typing.condition(values.integer(2));
  }

  private Stmt branch(int depth, Around around) {
    Expr condition = condition();
    Stmt then = block(depth - 1, around);
    Optional<Stmt> otherwise =
        rng.chance(1, 3) ? Optional.of(block(depth - 1, around)) : Optional.empty();
    return new Stmt.If(condition, then, otherwise, Span.NONE);
  }

  /** A loop that counts, by a variable of its own or by one that is there. */
  private Stmt counted(int depth) {
    int before = scope.depth();
    Optional<Expr> there = rng.nextBoolean() ? target() : Optional.empty();
    Expr zero = Literals.integer(rng.nextInt(3));
    Expr counter;
    Stmt init;
    if (there.isPresent()) {
      counter = there.get();
      init = done(typing.assign(counter, zero, Span.NONE));
    } else {
      Place place = variable(CType.INT);
      counter = place.lvalue();
      init = declared(place, zero);
      scope.declare(place);
    }
    Expr limit = rng.nextBoolean() ? Literals.integer(rng.between(2, 20)) : values.integer(1);
    BinaryOp op = rng.chance(1, 4) ? BinaryOp.NOT_EQUAL : BinaryOp.LESS;
    Expr condition = typing.condition(typing.binary(op, counter, limit, Span.NONE));
    Expr stride =
        rng.nextBoolean()
            ? typing.step(StepOp.PRE_INCREMENT, counter, Span.NONE)
            : typing.compoundAssign(
                BinaryOp.ADD, counter, Literals.integer(rng.between(1, 4)), Span.NONE);
    Stmt body = block(depth - 1, new Around(true, true));
    scope.leave(before);
    return new Stmt.For(
        List.of(init), Optional.of(condition), Optional.of(stride), body, Span.NONE);
  }

  private Stmt repeated(int depth) {
    Expr condition = condition();
    Stmt body = block(depth - 1, new Around(true, true));
    return rng.nextBoolean()
        ? new Stmt.While(condition, body, Span.NONE)
        : new Stmt.DoWhile(body, condition, Span.NONE);
  }

  private Stmt selection(int depth, Around around) {
    Expr plain = values.integer(1);
    boolean wide = typing.layout().width(plain.type()) > 64;
    Expr narrow = wide ? typing.cast(CType.INT, plain, Span.NONE) : plain;
    Expr condition = typing.switchCondition(narrow);
    List<Stmt> items = new ArrayList<>();
    int cases = rng.between(1, 4);
    int value = rng.between(-1, 3);
    Around inside = new Around(true, around.loop());
    for (int i = 0; i < cases; i++) {
      items.add(labelled(caseLabel(value), depth, inside));
      value += rng.between(1, 5);
      if (rng.chance(2, 3)) {
        items.add(new Stmt.Break(Span.NONE));
      }
    }
    if (rng.nextBoolean()) {
      items.add(labelled(new Stmt.Label.Default(), depth, inside));
    }
    return new Stmt.Switch(condition, new Stmt.Block(items, Span.NONE), Span.NONE);
  }

  private static Stmt.Label caseLabel(int value) {
    BigInteger exact = BigInteger.valueOf(value);
    return new Stmt.Label.Case(Literals.integer(value), Optional.empty(), exact, exact);
  }

  private Stmt labelled(Stmt.Label label, int depth, Around around) {
    return new Stmt.Labeled(label, block(depth - 1, around), Span.NONE);
  }

  private Optional<Stmt> jump(Around around) {
    List<Optional<Stmt>> allowed = new ArrayList<>(List.of(returned()));
    if (around.breakable()) {
      allowed.add(Optional.of(new Stmt.Break(Span.NONE)));
    }
    if (around.loop()) {
      allowed.add(Optional.of(new Stmt.Continue(Span.NONE)));
    }
    return rng.pick(allowed);
  }

  private Optional<Stmt> returned() {
    if (!(Types.unqualified(spot.function().type()) instanceof CType.Function f)
        || spot.surroundings().inExpression()) {
      return Optional.empty();
    }
    if (Types.isVoid(f.result())) {
      return Optional.of(new Stmt.Return(Optional.empty(), Span.NONE));
    }
    int outer = complaints.getAndSet(0);
    Optional<Stmt> made =
        values
            .value(f.result(), 1)
            .map(v -> typing.returnValue(v, f.result(), Span.NONE))
            .filter(_ -> complaints.get() == 0)
            .map(v -> new Stmt.Return(Optional.of(v), Span.NONE));
    complaints.set(outer);
    return made;
  }

  private Stmt declaration(Expr initial) {
    Place place = variable(values.integerType());
    Stmt made = declared(place, initial);
    scope.declare(place);
    return made;
  }

  private Place variable(CType type) {
    return new Place(new Expr.Name(names.next("d"), type, Span.NONE), type, true);
  }

  private Stmt declared(Place place, Expr initial) {
    Expr value = typing.convertForAssignment(initial, place.type(), Typing.Purpose.INITIALIZATION);
    return new Stmt.Declare(
        new Decl.Variable(
            ((Expr.Name) place.lvalue()).name(),
            place.type(),
            Decl.Storage.NONE,
            Decl.Traits.NONE,
            Optional.of(new Initializer.Value(value)),
            List.of(),
            Optional.empty(),
            Span.NONE));
  }
}
