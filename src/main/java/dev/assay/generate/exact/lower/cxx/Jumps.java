package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Variables that a jump could pass are declared first and then assigned: C++ forbids jumps past an
 * initialiser.
 */
final class Jumps implements Rules {
  private final Assignments assignments;

  private Jumps(Program program) {
    this.assignments =
        new Assignments(new Typing(program.model(), program.standard(), program.tags(), _ -> {}));
  }

  static Program applied(Program program) {
    return new Rewriter(new Jumps(program)).program(program);
  }

  @Override
  public Stmt stmt(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block block -> parted(pragmasInside(block));
      case Stmt.For loop when isTarget(loop.body()) && declares(loop) -> outside(loop);
      case Stmt _ -> stmt;
    };
  }

  private static boolean declares(Stmt.For loop) {
    return loop.init().stream().anyMatch(s -> s instanceof Stmt.Declare);
  }

  private Stmt outside(Stmt.For loop) {
    var items = new ArrayList<>(loop.init());
    items.add(new Stmt.For(List.of(), loop.condition(), loop.step(), loop.body(), loop.span()));
    return parted(new Stmt.Block(items, loop.span()));
  }

  /** A pragma stays before its loop, also where {@link #outside} put a block around that. */
  private static Stmt.Block pragmasInside(Stmt.Block block) {
    var items = new ArrayList<Stmt>();
    for (Stmt item : block.items()) {
      if (item instanceof Stmt.Block inner
          && !items.isEmpty()
          && items.getLast() instanceof Stmt.Pragma) {
        var inside = new ArrayList<>(inner.items());
        inside.add(inside.size() - 1, items.removeLast());
        items.add(new Stmt.Block(inside, inner.span()));
      } else {
        items.add(item);
      }
    }
    return items.size() == block.items().size() ? block : new Stmt.Block(items, block.span());
  }

  private Stmt.Block parted(Stmt.Block block) {
    int last = block.items().size() - 1;
    while (last >= 0 && !isTarget(block.items().get(last))) {
      last--;
    }
    if (last < 0) {
      return block;
    }
    var items = new ArrayList<Stmt>();
    for (int i = 0; i < block.items().size(); i++) {
      Stmt item = block.items().get(i);
      if (i < last && item instanceof Stmt.Declare(Decl.Variable v) && isInitialized(v)) {
        part(v, v.initializer().orElseThrow(), items);
      } else {
        items.add(item);
      }
    }
    return items.size() == block.items().size() ? block : new Stmt.Block(items, block.span());
  }

  private static boolean isInitialized(Decl.Variable v) {
    return v.initializer().isPresent() && v.storage() != Decl.Storage.STATIC;
  }

  private void part(Decl.Variable v, Initializer initializer, List<Stmt> items) {
    Decl.Variable bare = v.withInitializer(Optional.empty()).withType(Unqualified.of(v.type()));
    items.add(new Stmt.Declare(bare));
    Expr object = new Expr.Name(v.name(), bare.type(), v.span());
    assignments.of(object, initializer).forEach(a -> items.add(new Stmt.Expression(a, Span.NONE)));
  }

  /** Whether a jump from outside may lead into the statement. */
  private static boolean isTarget(Stmt stmt) {
    return isTarget(stmt, false);
  }

  private static boolean isTarget(Stmt stmt, boolean inSwitch) {
    return switch (stmt) {
      case Stmt.Labeled l ->
          l.label() instanceof Stmt.Label.Named || !inSwitch || isTarget(l.body(), inSwitch);
      case Stmt.Block b -> b.items().stream().anyMatch(s -> isTarget(s, inSwitch));
      case Stmt.If i ->
          isTarget(i.then(), inSwitch)
              || i.otherwise().filter(s -> isTarget(s, inSwitch)).isPresent();
      case Stmt.While w -> isTarget(w.body(), inSwitch);
      case Stmt.DoWhile d -> isTarget(d.body(), inSwitch);
      case Stmt.For f -> isTarget(f.body(), inSwitch);
      case Stmt.Switch s -> isTarget(s.body(), true);
      case Stmt.Declare _, Stmt.Expression _, Stmt.Empty _, Stmt.Goto _, Stmt.ComputedGoto _ ->
          false;
      case Stmt.Break _, Stmt.Continue _, Stmt.Return _, Stmt.Asm _, Stmt.LocalLabels _ -> false;
      case Stmt.Pragma _ -> false;
    };
  }
}
