package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Bindings.Use;
import dev.assay.mutate.preserving.Contents.Thing;
import dev.assay.mutate.profile.Point;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds out whether statements can stand in a function before theirs, and what they need there. */
final class Captures implements Visitor {
  private static final int SMALLEST = 3;
  private static final int LARGEST = 3000;
  private static final int MOST = 12;

  private static final Set<Thing> FIXED =
      EnumSet.complementOf(EnumSet.of(Thing.STATEMENT_EXPRESSION, Thing.BUILTIN_CALL));

  private final List<Stmt> run;
  private final Spot spot;
  private final Facts facts;
  private final Bindings bindings;
  private final FreshNames names;
  private final FileScope scope;
  private final Map<Local, List<Expr.Name>> uses = new LinkedHashMap<>();
  private final List<Decl> declared = new ArrayList<>();
  private boolean movable = true;

  Captures(List<Stmt> run, Spot spot, Facts facts, Bindings bindings, FreshNames names) {
    this.run = run;
    this.spot = spot;
    this.facts = facts;
    this.bindings = bindings;
    this.names = names;
    this.scope = FileScope.before(spot.function(), facts.program());
  }

  /** What the statements need; empty if they cannot be moved. */
  Optional<List<Capture>> all() {
    Contents contents = Contents.of(run);
    boolean isDeclaration = run.stream().allMatch(Stmt.Declare.class::isInstance);
    if (isDeclaration
        || contents.hasAny(FIXED)
        || contents.size() < SMALLEST
        || contents.size() > LARGEST) {
      return Optional.empty();
    }
    run.forEach(stmt -> Walk.over(stmt, this));
    if (!movable || !areOwnUsesInside()) {
      return Optional.empty();
    }
    var captures = new ArrayList<Capture>();
    for (Map.Entry<Local, List<Expr.Name>> entry : uses.entrySet()) {
      Optional<Capture> capture = capture(entry.getKey(), entry.getValue());
      if (capture.isEmpty()) {
        return Optional.empty();
      }
      captures.add(capture.get());
    }
    return captures.size() <= MOST ? Optional.of(captures) : Optional.empty();
  }

  /** Also takes what is declared in the statements themselves out of what they need. */
  private boolean areOwnUsesInside() {
    for (Local local : bindings.locals()) {
      boolean isOwn =
          local.variable().filter(v -> declared.stream().anyMatch(d -> d == v)).isPresent();
      if (isOwn) {
        List<Expr.Name> inside = uses.remove(local);
        if ((inside == null ? 0 : inside.size()) != local.uses().size() || outlives(local)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether something may still reach it, by its address, after the statements. */
  private boolean outlives(Local local) {
    boolean isItem =
        run.stream()
            .anyMatch(item ->
                item instanceof Stmt.Declare(Decl d)
                    && local.variable().filter(v -> v == d).isPresent());
    boolean isLast =
        spot.surroundings().parent() instanceof Stmt.Block block
            && block.items().getLast() == run.getLast();
    return isItem
        && !isLast
        && local.uses().stream().anyMatch(use -> bindings.use(use) == Use.OTHER);
  }

  @Override
  public void decl(Decl decl) {
    declared.add(decl);
  }

  @Override
  public void type(CType type) {
    movable &= scope.canWrite(type) && !isHidden(type);
  }

  /** A name of a type that means something else somewhere in the function. */
  private boolean isHidden(CType type) {
    return type instanceof CType.Typedef t && bindings.declared().contains(t.name());
  }

  @Override
  public void expr(Expr expr) {
    if (expr instanceof Expr.EnumConstant e) {
      movable &= !bindings.declared().contains(e.name());
    } else if (expr instanceof Expr.Name name) {
      bindings
          .local(name)
          .ifPresentOrElse(
              local -> uses.computeIfAbsent(local, _ -> new ArrayList<>()).add(name),
              () -> movable &= isVisibleBefore(name));
    }
  }

  private boolean isVisibleBefore(Expr.Name name) {
    return !name.name().equals(spot.function().name()) || scope.function(name.name()).isPresent();
  }

  private Optional<Capture> capture(Local local, List<Expr.Name> inside) {
    if (!local.isPlain()
        || Types.isFunction(local.type())
        || Types.isVariablyModified(local.type())
        || !scope.canWrite(local.type())
        || Candidates.isNameHidden(local.type(), bindings)
        || !facts.layout().isComplete(local.type())) {
      return Optional.empty();
    }
    boolean isRead = inside.stream().allMatch(use -> bindings.use(use) == Use.READ);
    boolean byValue =
        isRead
            && isPlainScalar(local)
            && hasValue(local)
            && scope.canWrite(Capture.valueType(local));
    return byValue || local.storage() != Decl.Storage.REGISTER
        ? Optional.of(new Capture(local, inside, names.next("p"), byValue))
        : Optional.empty();
  }

  private static boolean isPlainScalar(Local local) {
    var qualifiers = Types.qualifiers(local.type());
    return Types.isScalar(local.type()) && !qualifiers.isVolatile() && !qualifiers.isAtomic();
  }

  /** Whether it could be read there each time. */
  private boolean hasValue(Local local) {
    return facts.profile().at(spot.statement()).stream()
        .map(Point::columns)
        .flatMap(List::stream)
        .anyMatch(column ->
            column.place().lvalue() instanceof Expr.Name n && n.name().equals(local.name()));
  }
}
