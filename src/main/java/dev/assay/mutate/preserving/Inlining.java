package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a called function does, as statements that can stand where the call is. */
final class Inlining {
  private final Decl.Function function;
  private final Expr.Call call;
  private final CType result;
  private final Bindings bindings;

  private Inlining(Decl.Function function, Expr.Call call, CType result, Bindings bindings) {
    this.function = function;
    this.call = call;
    this.result = result;
    this.bindings = bindings;
  }

  /** Empty if the function cannot stand there. */
  static Optional<Inlining> of(Expr.Call call, Spot spot, Facts facts) {
    return Inlinable.function(call, spot, facts)
        .flatMap(f ->
            Types.unqualified(f.type()) instanceof CType.Function type
                    && Types.qualifiers(type.result()).equals(Qualifiers.NONE)
                ? Optional.of(new Inlining(f, call, type.result(), Bindings.of(f, facts)))
                : Optional.empty());
  }

  /**
   * The statements.
   *
   * @param result the variable that has the value in the end, if there is one
   */
  record Body(List<Stmt> items, Optional<Expr> result) {}

  String name() {
    return function.name();
  }

  Body made(FreshNames names, Rng rng) {
    var copy = new Copy();
    var items = new ArrayList<Stmt>();
    List<Local> locals = bindings.locals();
    for (int i = 0; i < locals.size(); i++) {
      String name = names.next("v");
      copy.rename(locals.get(i), name);
      if (i < function.parameters().size()) {
        Expr argument = call.arguments().get(i);
        items.add(declared(name, locals.get(i).type(), Optional.of(argument)));
      }
    }
    Optional<Expr> value = Optional.empty();
    if (!Types.isVoid(result)) {
      String name = names.next("r");
      value = Optional.of(new Expr.Name(name, result, Span.NONE));
      items.add(declared(name, result, Optional.empty()));
    }
    Stmt.Block body = (Stmt.Block) copy.of(function.body().orElseThrow());
    items.addAll(new Returns(value, names).without(body, rng));
    return new Body(items, value);
  }

  private static Stmt declared(String name, CType type, Optional<Expr> value) {
    return new Stmt.Declare(
        new Decl.Variable(
            name,
            type,
            Decl.Storage.NONE,
            Decl.Traits.NONE,
            value.map(Initializer.Value::new),
            List.of(),
            Optional.empty(),
            Span.NONE));
  }

  /** Makes assignments and jumps of returns. */
  private record Returns(Optional<Expr> value, FreshNames names) {
    List<Stmt> without(Stmt.Block body, Rng rng) {
      List<Stmt> items = body.items();
      boolean ends = !items.isEmpty() && items.getLast() instanceof Stmt.Return;
      List<Stmt> early = ends ? items.subList(0, items.size() - 1) : items;
      List<Stmt> last = ends ? stored((Stmt.Return) items.getLast()) : List.of();
      if (!Contents.of(early).has(Contents.Thing.RETURN)) {
        var all = new ArrayList<>(early);
        all.addAll(last);
        return List.of(new Stmt.Block(all, Span.NONE));
      }
      return hasNestedReturn(early) || rng.nextBoolean()
          ? byGoto(early, last)
          : byLoop(early, last);
    }

    private List<Stmt> byGoto(List<Stmt> early, List<Stmt> last) {
      String label = names.next("end");
      var all = jumping(early, new Stmt.Goto(label, Span.NONE));
      all.addAll(last);
      return List.of(
          new Stmt.Block(all, Span.NONE),
          new Stmt.Labeled(
              new Stmt.Label.Named(label, List.of()),
              new Stmt.Empty(List.of(), Span.NONE),
              Span.NONE));
    }

    private List<Stmt> byLoop(List<Stmt> early, List<Stmt> last) {
      var all = jumping(early, new Stmt.Break(Span.NONE));
      all.addAll(last);
      Expr zero = new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, Span.NONE);
      return List.of(new Stmt.DoWhile(new Stmt.Block(all, Span.NONE), zero, Span.NONE));
    }

    private List<Stmt> jumping(List<Stmt> early, Stmt jump) {
      var rules =
          new Rules() {
            @Override
            public List<Stmt> instead(Stmt stmt) {
              if (!(stmt instanceof Stmt.Return r)) {
                return List.of(stmt);
              }
              var by = new ArrayList<>(stored(r));
              by.add(jump);
              return List.of(new Stmt.Block(by, Span.NONE));
            }
          };
      Stmt.Block block = (Stmt.Block) new Rewriter(rules).stmt(new Stmt.Block(early, Span.NONE));
      return new ArrayList<>(block.items());
    }

    private List<Stmt> stored(Stmt.Return r) {
      return r.value()
          .map(given ->
              value.<Expr>map(v -> new Expr.Assign(v, given, v.type(), Span.NONE)).orElse(given))
          .<Stmt>map(expr -> new Stmt.Expression(expr, Span.NONE))
          .map(List::of)
          .orElse(List.of());
    }

    /** One whose jump would end a loop or switch in the function itself. */
    private static boolean hasNestedReturn(List<Stmt> stmts) {
      return stmts.stream()
          .anyMatch(stmt ->
              switch (stmt) {
                case Stmt.While _, Stmt.DoWhile _, Stmt.For _, Stmt.Switch _ ->
                    Contents.of(stmt).has(Contents.Thing.RETURN);
                case Stmt.Block b -> hasNestedReturn(b.items());
                case Stmt.If i ->
                    hasNestedReturn(List.of(i.then()))
                        || i.otherwise().filter(o -> hasNestedReturn(List.of(o))).isPresent();
                case Stmt.Labeled _ -> true;
                case Stmt _ -> false;
              });
    }
  }
}
