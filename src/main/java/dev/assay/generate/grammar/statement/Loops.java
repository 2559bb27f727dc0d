package dev.assay.generate.grammar.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.ScalarTypes;
import dev.assay.generate.grammar.expression.Lvalues;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes loops. */
public final class Loops {
  private static final int MOST_TRIPS = 20;
  private static final int MOST_START = 8;
  private static final int MOST_STEP = 4;

  private Loops() {}

  /** {@code for}: over a counter of its own, or over a variable that others may change. */
  public static List<Stmt> forLoop(Place place, Fate fate, Body body) {
    if (fate == Fate.OPEN && place.rng().chance(1, 6)) {
      return List.of(open(place, body));
    }
    Optional<Expr> shared =
        place.rng().nextBoolean() ? Lvalues.changeable(place, Loops::isCounter) : Optional.empty();
    return List.of(
        shared
            .map(counter -> over(place, fate, counter, List.of(), body))
            .orElseGet(() -> counted(place, fate, body)));
  }

  private static boolean isCounter(Expr e) {
    return Types.isInteger(e.type()) && !Types.isBool(e.type()) && !Types.isEnum(e.type());
  }

  private static Stmt open(Place place, Body body) {
    Expr condition = Predicates.of(place.withDepth(2), Fate.OPEN);
    Optional<Expr> step =
        Lvalues.changeable(place, Loops::isCounter)
            .map(e -> place.typing().step(StepOp.POST_INCREMENT, e, Span.NONE));
    return new Stmt.For(
        List.of(), Optional.of(condition), step, body.block(place.looping()), Span.NONE);
  }

  private static Stmt counted(Place place, Fate fate, Body body) {
    int mark = place.scope().mark();
    CType type = place.rng().chance(3, 4) ? CType.INT : ScalarTypes.integer(place.sketch(), 0);
    var counter = new Variable(place.sketch().names().fresh("i"), type, Role.COUNTER, false);
    place.scope().declare(counter);
    Stmt made =
        over(
            place,
            fate,
            counter.expr(),
            List.of(place.code().local(counter.name(), type, Code.number(0, CType.INT))),
            body);
    place.scope().release(mark);
    return made;
  }

  /** Up or down, by one or by more; the condition holds at first unless the body is dead. */
  private static Stmt over(Place place, Fate fate, Expr counter, List<Stmt> declared, Body body) {
    Rng rng = place.rng();
    Code code = place.code();
    boolean up = !declared.isEmpty() || rng.nextBoolean();
    long start = declared.isEmpty() ? rng.nextInt(MOST_START) : 0;
    long by = rng.nextBoolean() ? 1 : rng.between(1, MOST_STEP);
    long trips = rng.between(1, MOST_TRIPS);
    long first = up ? start : start + by * trips;
    long last = up ? start + by * trips : start;
    BinaryOp test = rng.chance(1, 4) ? BinaryOp.NOT_EQUAL : up ? BinaryOp.LESS : BinaryOp.GREATER;
    Expr condition =
        fate == Fate.DEAD
            ? Predicates.of(place.withDepth(1), Fate.DEAD)
            : code.binary(test, counter, Code.number(last, CType.INT));
    List<Stmt> init =
        declared.isEmpty()
            ? List.of(code.assign(counter, Code.number(first, CType.INT)))
            : declared;
    Stmt.Block inside = body.block(place.looping());
    return new Stmt.For(
        init,
        Optional.of(place.typing().condition(condition)),
        Optional.of(step(place, counter, up, by)),
        inside,
        Span.NONE);
  }

  private static Expr step(Place place, Expr counter, boolean up, long by) {
    if (by == 1) {
      StepOp op = up ? StepOp.POST_INCREMENT : StepOp.POST_DECREMENT;
      return place.typing().discarded(place.typing().step(op, counter, Span.NONE));
    }
    BinaryOp op = up ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    return place
        .typing()
        .discarded(
            place.typing().compoundAssign(op, counter, Code.number(by, CType.INT), Span.NONE));
  }

  /** {@code while}, mostly with a counter that ends it. */
  public static List<Stmt> whileLoop(Place place, Fate fate, Body body) {
    if (fate == Fate.DEAD) {
      Expr never = Predicates.of(place.withDepth(2), Fate.DEAD);
      return List.of(new Stmt.While(never, body.block(place.looping()), Span.NONE));
    }
    return limited(place, fate, body, false);
  }

  /** {@code do}; a dead one stands behind a condition that does not hold. */
  public static List<Stmt> doLoop(Place place, Fate fate, Body body) {
    List<Stmt> made = limited(place, fate, body, true);
    return fate == Fate.DEAD
        ? List.of(
            new Stmt.If(
                Predicates.of(place.withDepth(1), Fate.DEAD),
                Code.block(made),
                Optional.empty(),
                Span.NONE))
        : made;
  }

  private static List<Stmt> limited(Place place, Fate fate, Body body, boolean atEnd) {
    Code code = place.code();
    var fuel = new Variable(place.sketch().names().fresh("n"), CType.INT, Role.COUNTER, false);
    var made = new ArrayList<Stmt>();
    made.add(
        code.local(
            fuel.name(), CType.INT, Code.number(place.rng().between(1, MOST_TRIPS), CType.INT)));
    Expr left =
        code.binary(
            BinaryOp.GREATER,
            place.typing().step(StepOp.POST_DECREMENT, fuel.expr(), Span.NONE),
            Code.number(0, CType.INT));
    Expr condition =
        fate == Fate.OPEN && place.rng().nextBoolean()
            ? code.binary(BinaryOp.LOGICAL_AND, left, Predicates.of(place.withDepth(2), fate))
            : left;
    Stmt.Block inside = body.block(place.looping());
    made.add(
        atEnd
            ? new Stmt.DoWhile(inside, place.typing().condition(condition), Span.NONE)
            : new Stmt.While(place.typing().condition(condition), inside, Span.NONE));
    return List.of(Code.block(made));
  }
}
