package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Removes variables: constants take their place where they are read, or another variable of the
 * same type takes it everywhere. Those that only are written go with what writes them.
 */
final class RemoveVariables implements ReductionPass {
  private static final int CONSTANT = 0;
  private static final int STORES = 1;
  private static final int VALUE = 2;
  private static final int OTHER = 3;
  private static final int MOST_OTHERS = 2;

  @Override
  public String name() {
    return "remove-variables";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var access = new Access(symbols);
    var edits = new ArrayList<Edit>();
    for (Entity variable : symbols.entities()) {
      if (variable.isVariable()) {
        List<Replacement> removed =
            variable.declarations().stream()
                .flatMap(decl -> Declarations.removed(decl, symbols).stream())
                .toList();
        var all = new ArrayList<>(removed);
        all.addAll(access.without(variable.uses(), observations));
        edits.add(new Edit("remove variable " + variable.name(), CONSTANT, all));
        stores(variable, symbols, access).ifPresent(edits::add);
        value(variable, removed, symbols, access).ifPresent(edits::add);
        edits.addAll(others(variable, symbols));
      }
    }
    return edits;
  }

  /** The assignments alone, which leaves the first value. */
  private static Optional<Edit> stores(Entity variable, Symbols symbols, Access access) {
    List<Replacement> stores =
        variable.uses().stream()
            .flatMap(use -> symbols.store(access.whole(use)).stream())
            .map(access::withoutStore)
            .toList();
    return stores.isEmpty()
        ? Optional.empty()
        : Optional.of(new Edit("never assign to " + variable.name(), STORES, stores));
  }

  /** What the variable is given first takes its place wherever it is read. */
  private static Optional<Edit> value(
      Entity variable, List<Replacement> removed, Symbols symbols, Access access) {
    Optional<Expr> value =
        variable
            .defining()
            .initializer()
            .filter(Initializer.Value.class::isInstance)
            .map(i -> ((Initializer.Value) i).expr())
            .or(() ->
                variable.uses().stream()
                    .flatMap(use -> symbols.store(use).stream())
                    .filter(Expr.Assign.class::isInstance)
                    .map(store -> ((Expr.Assign) store).value())
                    .findFirst());
    if (value.isEmpty() || variable.uses().isEmpty()) {
      return Optional.empty();
    }
    var all = new ArrayList<>(removed);
    for (Expr.Name use : variable.uses()) {
      Optional<Expr> store = symbols.store(use);
      all.add(
          store.isPresent() ? access.withoutStore(store.get()) : Replacement.of(use, value.get()));
    }
    return Optional.of(new Edit("the value of " + variable.name(), VALUE, all));
  }

  /** Another variable takes the first value, too: the declaration becomes an assignment. */
  private static List<Edit> others(Entity variable, Symbols symbols) {
    if (!(symbols.parent(variable.defining()) instanceof Stmt.Declare statement)
        || symbols.parent(statement) instanceof Stmt.For
        || !(variable.defining().initializer().orElse(null) instanceof Initializer.Value(var value))
        || variable.is(Entity.Kind.GLOBAL)) {
      return List.of();
    }
    var edits = new ArrayList<Edit>();
    List<Entity> others =
        symbols.entities().stream()
            .filter(other -> isLike(variable, other, symbols))
            .limit(MOST_OTHERS)
            .toList();
    for (int i = 0; i < others.size(); i++) {
      Entity other = others.get(i);
      var all = new ArrayList<Replacement>();
      var assign = new Expr.Assign(name(other), value, variable.type(), statement.span());
      all.add(Replacement.of(statement, new Stmt.Expression(assign, statement.span())));
      variable.uses().forEach(use -> all.add(Replacement.of(use, name(other))));
      edits.add(new Edit(other.name() + " for " + variable.name(), OTHER + i, all));
    }
    return edits;
  }

  private static Expr name(Entity entity) {
    return new Expr.Name(entity.name(), entity.type(), Span.NONE);
  }

  /** Whether the other is seen wherever the variable is. */
  private static boolean isLike(Entity variable, Entity other, Symbols symbols) {
    if (other == variable || other.is(Entity.Kind.FUNCTION)) {
      return false;
    }
    boolean seen =
        other.is(Entity.Kind.GLOBAL)
            || variable.is(Entity.Kind.LOCAL)
                && symbols.inSameFunction(variable.defining(), other.declarations().getFirst());
    return seen && Types.sameUnqualified(variable.type(), other.type());
  }
}
