package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Puts a loop that runs once around a statement. */
public final class Once implements Mutator {
  private static final List<IntKind> COUNTERS =
      List.of(
          IntKind.INT,
          IntKind.UINT,
          IntKind.SHORT,
          IntKind.USHORT,
          IntKind.SCHAR,
          IntKind.UCHAR,
          IntKind.LONG,
          IntKind.ULLONG);
  private static final int MOST = 50;

  @Override
  public String name() {
    return "once";
  }

  @Override
  public String summary() {
    return "a loop that runs once around a statement";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    Stmt stmt = spot.statement();
    if (!Nesting.isPossible(spot) || !Flow.of(stmt).isLoopProof()) {
      return Optional.empty();
    }
    Optional<UnaryOperator<Stmt>> drawn =
        switch (rng.nextInt(6)) {
          case 0 -> Optional.of(body -> new Stmt.DoWhile(block(body), zero(), Span.NONE));
          case 1 -> Optional.of(Once::endless);
          default -> counted(spot, facts, names, rng);
        };
    return drawn.map(loop ->
        new Change(
            Excerpt.of(Printer.print(loop.apply(new Stmt.Empty(List.of(), Span.NONE)))),
            List.of(Replacement.of(stmt, loop.apply(stmt)))));
  }

  private static Stmt endless(Stmt body) {
    var last = new Stmt.Break(Span.NONE);
    return new Stmt.While(
        Numbers.of(1, CType.INT), new Stmt.Block(List.of(body, last), Span.NONE), Span.NONE);
  }

  private static Optional<UnaryOperator<Stmt>> counted(
      Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (Nesting.mayReturnTwice(spot, facts)) {
      return Optional.empty();
    }
    String name = names.next("k");
    Typing typing = facts.typing();
    List<Known> starts =
        Known.at(spot, facts, rng).stream().filter(k -> isStart(k, typing)).toList();
    if (!starts.isEmpty() && rng.nextBoolean()) {
      Known start = rng.pick(starts);
      var counter = new Expr.Name(name, start.place().type(), Span.NONE);
      return Optional.of(
          new Loop(counter, typing.rvalue(start.place().lvalue()), start.only().get(), typing)
              .drawn(rng));
    }
    var counter = new Expr.Name(name, new CType.Int(rng.pick(COUNTERS)), Span.NONE);
    BigInteger start = BigInteger.valueOf(rng.between(0, MOST));
    return Optional.of(new Loop(counter, Numbers.of(start, CType.INT), start, typing).drawn(rng));
  }

  /** A counter can start with it and go on a little. */
  private static boolean isStart(Known known, Typing typing) {
    CType type = Types.unqualified(known.place().type());
    return type instanceof CType.Int i
        && i.kind() != IntKind.BOOL
        && known
            .only()
            .filter(v -> fits(v.subtract(BigInteger.TEN), type, typing))
            .filter(v -> fits(v.add(BigInteger.TEN), type, typing))
            .isPresent();
  }

  private static boolean fits(BigInteger value, CType type, Typing typing) {
    return typing.layout().wrap(value, type).equals(value);
  }

  /** Loops with a counter whose first value is written in some way. */
  private record Loop(Expr.Name counter, Expr first, BigInteger value, Typing typing) {
    UnaryOperator<Stmt> drawn(Rng rng) {
      int step = rng.between(1, 9);
      return switch (rng.nextInt(6)) {
        case 0 -> up(BinaryOp.LESS, step);
        case 1 -> up(BinaryOp.NOT_EQUAL, step);
        case 2 -> counting(StepOp.POST_INCREMENT, BinaryOp.EQUAL, value);
        case 3 -> counting(StepOp.PRE_INCREMENT, BinaryOp.LESS_EQUAL, value);
        case 4 -> down(step);
        default -> flagged();
      };
    }

    private UnaryOperator<Stmt> up(BinaryOp until, int step) {
      Expr condition = compared(until, value.add(BigInteger.valueOf(step)));
      Expr next =
          step == 1
              ? typing.step(StepOp.POST_INCREMENT, counter, Span.NONE)
              : typing.compoundAssign(
                  BinaryOp.ADD, counter, Numbers.of(step, CType.INT), Span.NONE);
      return body -> loop(condition, next, body);
    }

    private UnaryOperator<Stmt> counting(StepOp op, BinaryOp until, BigInteger bound) {
      return body -> loop(compared(until, bound), typing.step(op, counter, Span.NONE), body);
    }

    /** An unsigned counter must not go below zero. */
    private UnaryOperator<Stmt> down(int wanted) {
      BigInteger least = value.subtract(BigInteger.valueOf(wanted));
      if (!fits(least, counter.type(), typing)) {
        return up(BinaryOp.LESS, wanted);
      }
      Expr next =
          typing.compoundAssign(
              BinaryOp.SUBTRACT, counter, Numbers.of(wanted, CType.INT), Span.NONE);
      return body -> loop(compared(BinaryOp.GREATER, least), next, body);
    }

    /** {@code while} with a flag that its body takes back at once. */
    private UnaryOperator<Stmt> flagged() {
      BigInteger off = value.add(BigInteger.ONE);
      Expr clear = typing.assign(counter, literal(off), Span.NONE);
      var cleared = new Stmt.Expression(clear, Span.NONE);
      Expr isSet = compared(BinaryOp.EQUAL, value);
      return body ->
          new Stmt.Block(
              List.of(
                  declared(),
                  new Stmt.While(
                      isSet, new Stmt.Block(List.of(cleared, body), Span.NONE), Span.NONE)),
              Span.NONE);
    }

    private Stmt loop(Expr condition, Expr step, Stmt body) {
      return new Stmt.For(
          List.of(declared()), Optional.of(condition), Optional.of(step), block(body), Span.NONE);
    }

    private Stmt declared() {
      return new Stmt.Declare(
          new Decl.Variable(
              counter.name(),
              counter.type(),
              Decl.Storage.NONE,
              Decl.Traits.NONE,
              Optional.of(new Initializer.Value(first)),
              List.of(),
              Optional.empty(),
              Span.NONE));
    }

    private Expr compared(BinaryOp op, BigInteger bound) {
      return typing.binary(op, counter, literal(bound), Span.NONE);
    }

    private Expr literal(BigInteger bound) {
      return Numbers.of(bound, Types.promoted(counter.type(), typing.layout()));
    }
  }

  private static Stmt block(Stmt body) {
    return body instanceof Stmt.Block ? body : new Stmt.Block(List.of(body), Span.NONE);
  }

  private static Expr zero() {
    return Numbers.of(0, CType.INT);
  }
}
