package dev.assay.generate.grammar.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.expression.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes jumps and the labels that they go to. */
public final class Jumps {
  private Jumps() {}

  /** One of all jumps that mean something at the place, behind a condition. */
  public static Stmt any(Place place, Fate fate) {
    var possible = new ArrayList<Supplier<Stmt>>();
    possible.add(() -> leave(place));
    if (!place.frame().labels().isEmpty()) {
      possible.add(() -> jump(place));
    }
    if (place.breakable()) {
      possible.add(() -> new Stmt.Break(Span.NONE));
    }
    if (place.inLoop()) {
      possible.add(() -> new Stmt.Continue(Span.NONE));
    }
    return guarded(place, fate, place.rng().pick(possible).get());
  }

  /** What follows a jump without a condition would be thrown away by every compiler. */
  static Stmt guarded(Place place, Fate fate, Stmt jump) {
    return new Stmt.If(
        Predicates.of(place.withDepth(Math.min(2, place.depth())), fate),
        jump,
        Optional.empty(),
        Span.NONE);
  }

  static Stmt jump(Place place) {
    return new Stmt.Goto(place.rng().pick(place.frame().labels()), Span.NONE);
  }

  /** A return with a value of the function's type. */
  public static Stmt leave(Place place) {
    CType result = place.frame().result();
    if (Types.isVoid(result)) {
      return new Stmt.Return(Optional.empty(), Span.NONE);
    }
    Expr value = Values.of(place, result);
    return place.code().returned(value, result);
  }

  /** A statement with one of the function's labels before it, if there is one to place. */
  public static List<Stmt> labeled(Place place, List<Stmt> statements) {
    if (!place.labels() || place.frame().open().isEmpty()) {
      return statements;
    }
    String label = place.frame().place(place.rng());
    var made = new ArrayList<Stmt>();
    made.add(new Stmt.Labeled(named(label), new Stmt.Empty(List.of(), Span.NONE), Span.NONE));
    made.addAll(statements);
    return made;
  }

  /** A label as it stands before a colon. */
  public static Stmt.Label named(String label) {
    return new Stmt.Label.Named(label, List.of());
  }
}
