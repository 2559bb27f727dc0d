package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A function calls itself a few times, with arguments that are its parameters or near them. */
final class AddRecursion implements ChangingMutator {
  private static final int MOST = 5;

  @Override
  public String name() {
    return "add-recursion";
  }

  @Override
  public String summary() {
    return "a function calls itself, to a small depth";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Spot> spots =
        Openings.before(subject.program()).stream().filter(AddRecursion::suits).toList();
    if (spots.isEmpty()) {
      return Optional.empty();
    }
    Spot spot = rng.pick(spots);
    Decl.Function function = spot.function();
    String counter = names.next("depth");
    Expr call = Syntax.call(function.name(), arguments(function, subject, rng));
    boolean ends =
        spot.statement() instanceof Stmt.Return r
            && r.value().isPresent()
            && Types.isScalar(Definitions.result(function));
    Replacement added = ends ? instead(spot, call, counter, rng) : before(spot, call, counter, rng);
    return Optional.of(
        new Change(
            Excerpts.of(call) + " in itself",
            List.of(new Replacement.Before(function, Syntax.counter(counter)), added)));
  }

  /** Its parameters and itself must be what their names mean everywhere in it. */
  private static boolean suits(Spot spot) {
    Decl.Function function = spot.function();
    Set<String> inner = Definitions.declaredIn(function.body().orElseThrow());
    return !inner.contains(function.name())
        && function.parameters().stream()
            .map(Decl.Parameter::name)
            .noneMatch(
                name -> name.isEmpty() || name.equals(function.name()) || inner.contains(name));
  }

  private static Replacement before(Spot spot, Expr call, String counter, Rng rng) {
    Stmt down = Syntax.run(Syntax.step(StepOp.POST_INCREMENT, counter));
    Stmt up = Syntax.run(Syntax.step(StepOp.POST_DECREMENT, counter));
    Expr shallow =
        Syntax.binary(BinaryOp.LESS, Syntax.name(counter), Syntax.number(rng.between(1, MOST)));
    Stmt added =
        rng.nextBoolean()
            ? Syntax.when(Syntax.firstTimes(counter, rng.between(1, MOST)), Syntax.run(call))
            : Syntax.when(shallow, Syntax.block(List.of(down, Syntax.run(call), up)));
    return new Replacement.OfStmt(spot.statement(), List.of(added, spot.statement()));
  }

  /** Gives the result of the call for its own. */
  private static Replacement instead(Spot spot, Expr call, String counter, Rng rng) {
    Expr value = ((Stmt.Return) spot.statement()).value().orElseThrow();
    Expr either =
        new Expr.Conditional(
            Syntax.firstTimes(counter, rng.between(1, MOST)), call, value, CType.INT, Span.NONE);
    return Replacement.of(spot.statement(), Syntax.result(Optional.of(either)));
  }

  private static List<Expr> arguments(Decl.Function function, Subject subject, Rng rng) {
    var all = new ArrayList<Expr>();
    for (Decl.Parameter parameter : function.parameters()) {
      Expr name = new Expr.Name(parameter.name(), parameter.type(), Span.NONE);
      all.add(near(name, subject, rng));
    }
    return all;
  }

  private static Expr near(Expr name, Subject subject, Rng rng) {
    CType type = name.type();
    if (Types.isInteger(type) && !Types.isBool(type)) {
      return switch (rng.nextInt(5)) {
        case 0 -> Syntax.binary(BinaryOp.ADD, name, Syntax.number(rng.between(1, 3)));
        case 1 -> Syntax.binary(BinaryOp.SUBTRACT, name, Syntax.number(1));
        case 2 -> Syntax.binary(BinaryOp.DIVIDE, name, Syntax.number(2));
        case 3 -> new Expr.Unary(UnaryOp.COMPLEMENT, name, type, Span.NONE);
        default -> name;
      };
    }
    if (Types.isFloating(type)) {
      return rng.nextBoolean() ? Syntax.binary(BinaryOp.DIVIDE, name, Syntax.number(2)) : name;
    }
    boolean steps =
        !subject.conservative()
            && Types.isPointer(type)
            && !Types.isFunction(Types.target(type))
            && !Types.isVoid(Types.target(type))
            && subject.layout().isComplete(Types.target(type));
    return steps && rng.chance(1, 4) ? Syntax.binary(BinaryOp.ADD, name, Syntax.number(1)) : name;
  }
}
