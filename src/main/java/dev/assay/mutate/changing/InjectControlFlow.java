package dev.assay.mutate.changing;

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
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A loop gets a counter, and is left, gone on with or returned from when that has some value. */
final class InjectControlFlow implements ChangingMutator {
  private static final int LARGEST = 12;
  private static final List<CType> COUNTERS =
      List.of(CType.INT, CType.UINT, CType.LONG, new CType.Int(IntKind.UCHAR));

  @Override
  public String name() {
    return "inject-control-flow";
  }

  @Override
  public String summary() {
    return "a break, continue or return at some iterations of a loop";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Spot> sites =
        Spots.of(subject.program()).all().stream()
            .filter(spot -> body(spot.statement()).isPresent() && !Removable.isAnnounced(spot))
            .filter(spot -> !subject.conservative() || !Labels.within(spot.statement()))
            .toList();
    if (sites.isEmpty()) {
      return Optional.empty();
    }
    Spot site = rng.pick(sites);
    var counter = new Expr.Name(names.next("count"), rng.pick(COUNTERS), Span.NONE);
    Stmt jump = jump(site, rng);
    boolean once = subject.conservative() && jump instanceof Stmt.Continue;
    List<Stmt> added = guarded(counter, jump, once, rng);
    Stmt loop = with(site.statement(), among(body(site.statement()).orElseThrow(), added, rng));
    return Optional.of(
        new Change(
            Excerpts.of(added.getLast()),
            List.of(new Replacement.OfStmt(site.statement(), List.of(declared(counter), loop)))));
  }

  private static Optional<Stmt> body(Stmt stmt) {
    return switch (stmt) {
      case Stmt.While w -> Optional.of(w.body());
      case Stmt.DoWhile w -> Optional.of(w.body());
      case Stmt.For f -> Optional.of(f.body());
      case Stmt _ -> Optional.empty();
    };
  }

  private static Stmt with(Stmt loop, Stmt body) {
    return switch (loop) {
      case Stmt.While w -> new Stmt.While(w.condition(), body, w.span());
      case Stmt.DoWhile w -> new Stmt.DoWhile(body, w.condition(), w.span());
      case Stmt.For f -> new Stmt.For(f.init(), f.condition(), f.step(), body, f.span());
      case Stmt _ -> loop;
    };
  }

  private static Stmt among(Stmt body, List<Stmt> added, Rng rng) {
    List<Stmt> items = new ArrayList<>(body instanceof Stmt.Block b ? b.items() : List.of(body));
    int at = rng.nextInt(items.size() + 1);
    while (at > 0 && Removable.announces(items.get(at - 1))) {
      at--;
    }
    items.addAll(at, added);
    return new Stmt.Block(items, body.span());
  }

  private static Stmt jump(Spot site, Rng rng) {
    List<Stmt> jumps = new ArrayList<>();
    jumps.add(new Stmt.Break(Span.NONE));
    jumps.add(new Stmt.Continue(Span.NONE));
    if (!site.surroundings().inExpression()) {
      Results.anyReturn(site.function(), rng).ifPresent(jumps::add);
    }
    return rng.pick(jumps);
  }

  private static Stmt declared(Expr.Name counter) {
    return new Stmt.Declare(
        new Decl.Variable(
            counter.name(),
            counter.type(),
            Decl.Storage.NONE,
            Decl.Traits.NONE,
            Optional.of(new Initializer.Value(Constants.integer(0, CType.INT))),
            List.of(),
            Optional.empty(),
            Span.NONE));
  }

  /** The jump, and the counter's step before it or in its condition. */
  private static List<Stmt> guarded(Expr.Name counter, Stmt jump, boolean once, Rng rng) {
    boolean apart = rng.nextBoolean();
    StepOp op = apart || rng.nextBoolean() ? StepOp.PRE_INCREMENT : StepOp.POST_INCREMENT;
    Expr step = new Expr.Step(op, counter, counter.type(), Span.NONE);
    Expr test = test(apart ? counter : step, once, rng);
    Stmt guarded = new Stmt.If(test, jump, Optional.empty(), Span.NONE);
    return apart ? List.of(new Stmt.Expression(step, Span.NONE), guarded) : List.of(guarded);
  }

  private static Expr test(Expr count, boolean once, Rng rng) {
    int number = rng.between(1, LARGEST);
    return switch (once ? 0 : rng.nextInt(4)) {
      case 1 -> binary(BinaryOp.GREATER, count, number);
      case 2 -> {
        int modulus = number + 1;
        Expr rest = binary(BinaryOp.REMAINDER, count, modulus);
        yield binary(BinaryOp.EQUAL, rest, rng.nextInt(modulus));
      }
      case 3 -> binary(BinaryOp.AND, count, 1 << rng.nextInt(4));
      default -> binary(BinaryOp.EQUAL, count, number);
    };
  }

  private static Expr binary(BinaryOp op, Expr left, int right) {
    return new Expr.Binary(op, left, Constants.integer(right, CType.INT), CType.INT, Span.NONE);
  }
}
