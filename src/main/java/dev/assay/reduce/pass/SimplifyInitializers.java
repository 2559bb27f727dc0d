package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Drops initialisers, else makes lists of them {@code {0}}, else shorter from their ends. */
final class SimplifyInitializers implements ReductionPass {
  private static final int DROPPED = 0;
  private static final int ZERO = 1;
  private static final int SHORTER = 2;

  @Override
  public String name() {
    return "simplify-initializers";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    var visitor = new Collector(edits);
    subject.units().forEach(unit -> Walk.over(unit.program(), visitor));
    return edits;
  }

  private record Collector(List<Edit> edits) implements Visitor {
    @Override
    public void decl(Decl decl) {
      if (decl instanceof Decl.Variable v && v.initializer().isPresent()) {
        var dropped = List.of(Replacement.of(v, v.withInitializer(Optional.empty())));
        edits.add(new Edit("drop initialiser of " + v.name(), DROPPED, dropped));
      }
    }

    @Override
    public void initializer(Initializer initializer) {
      if (initializer instanceof Initializer.Braces b && !b.items().isEmpty()) {
        if (b.items().size() > 1 || b.items().getFirst().value() instanceof Initializer.Braces) {
          var zero = new Initializer.Braces(List.of(item(Literals.number(0))), b.span());
          edits.add(
              new Edit("{0}", ZERO, List.of(new Replacement.OfInitializer(initializer, zero))));
        }
        for (int place = b.items().size() - 1; place > 0; place--) {
          edits.add(
              new Edit("shorter list", SHORTER, List.of(new Replacement.WithoutItem(b, place))));
        }
      }
    }

    private static Initializer.Item item(Expr expr) {
      return new Initializer.Item(List.of(), new Initializer.Value(expr));
    }
  }
}
