package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Bindings.Use;
import dev.assay.mutate.preserving.Contents.Thing;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Fits a statement into a spot: places in scope there, or variables of its own, stand for its free
 * variables. The result compiles; what it would do if it were executed is another matter.
 */
final class Graft {
  private final DonorStatement donor;
  private final boolean isForeign;
  private final Spot spot;
  private final Facts facts;
  private final FreshNames names;
  private final Rng rng;
  private final FileScope scope;
  private final Bindings around;
  private final Copy copy = new Copy();
  private final List<Stmt> declarations = new ArrayList<>();

  /** Foreign ones are of another program, of whose declarations nothing is visible here. */
  Graft(
      DonorStatement donor, boolean isForeign, Spot spot, Facts facts, FreshNames names, Rng rng) {
    this.donor = donor;
    this.isForeign = isForeign;
    this.spot = spot;
    this.facts = facts;
    this.names = names;
    this.rng = rng;
    this.scope = FileScope.before(spot.function(), facts.program());
    this.around = Bindings.of(spot.function(), facts);
  }

  /** The statement as it can stand before the spot; empty if it cannot. */
  Optional<Stmt> made() {
    var parts = new Parts();
    if (!fitsControl() || !parts.areWritable(donor.statement()) || parts.isNothing()) {
      return Optional.empty();
    }
    donor.inner().forEach(local -> copy.rename(local, names.next("v")));
    for (Expr.Call call : parts.lost) {
      Optional<Expr> other = fresh(call.type());
      if (other.isEmpty()) {
        return Optional.empty();
      }
      copy.put(call, other.get());
    }
    for (DonorStatement.Free free : donor.free()) {
      if (free.uses().stream().anyMatch(parts.kept::contains) && !bound(free)) {
        return Optional.empty();
      }
    }
    Stmt made = copy.withPlainTypes().of(donor.statement());
    if (declarations.isEmpty()) {
      return Optional.of(made);
    }
    declarations.add(made);
    return Optional.of(new Stmt.Block(declarations, Span.NONE));
  }

  private boolean fitsControl() {
    Spot.Surroundings at = spot.surroundings();
    Contents contents = donor.contents();
    boolean leaves =
        contents.has(Thing.RETURN) || contents.has(Thing.BREAK) || contents.has(Thing.CONTINUE);
    return (!leaves || !at.inExpression())
        && (!contents.has(Thing.BREAK) || at.inBreakable())
        && (!contents.has(Thing.CONTINUE) || at.inLoop())
        && (!contents.has(Thing.BUILTIN_CALL) || !isForeign)
        && (!contents.has(Thing.RETURN)
            || Types.isReal(result(donor.from())) && Types.isReal(result(spot.function())));
  }

  private static CType result(Decl.Function function) {
    return Types.unqualified(function.type()) instanceof CType.Function f ? f.result() : CType.VOID;
  }

  private boolean bound(DonorStatement.Free free) {
    Optional<CType> visible =
        isForeign || free.local().isPresent() || around.declared().contains(free.name())
            ? Optional.empty()
            : scope.variable(free.name());
    boolean keeps = visible.filter(type -> Types.same(type, free.type())).isPresent();
    if (keeps && (free.use() == Use.OTHER || rng.nextBoolean())) {
      return true;
    }
    List<Place> places =
        free.use() == Use.OTHER
            ? List.of()
            : facts.profile().scope(spot.statement()).stream()
                .filter(place -> Types.sameUnqualified(place.type(), free.type()))
                .filter(place -> place.writable() || free.use() == Use.READ)
                .toList();
    Optional<Expr> by =
        places.isEmpty() ? fresh(free.type()) : Optional.of(rng.pick(places).lvalue());
    by.ifPresent(expr -> free.uses().forEach(use -> copy.put(use, expr)));
    return by.isPresent();
  }

  /** A new variable. */
  private Optional<Expr> fresh(CType wanted) {
    CType type = Copy.plain(Types.unqualified(wanted));
    if (!isWritable(type)
        || Types.isVoid(type)
        || Types.isFunction(type)
        || !facts.layout().isComplete(type)) {
      return Optional.empty();
    }
    String name = names.next("u");
    Optional<Initializer> value =
        Types.isInteger(type) && rng.nextBoolean()
            ? Optional.of(new Initializer.Value(number(rng.nextInt(100))))
            : Optional.empty();
    declarations.add(
        new Stmt.Declare(
            new Decl.Variable(
                name,
                type,
                Decl.Storage.NONE,
                Decl.Traits.NONE,
                value,
                List.of(),
                Optional.empty(),
                Span.NONE)));
    return Optional.of(new Expr.Name(name, type, Span.NONE));
  }

  private static Expr number(int value) {
    return new Expr.IntLiteral(
        BigInteger.valueOf(value), Integer.toString(value), CType.INT, Span.NONE);
  }

  /** Whether a type without sugar means the same at the spot. */
  private boolean isWritable(CType type) {
    return switch (type) {
      case CType.Void _ -> true;
      case CType.Floating f ->
          f.kind() == FloatKind.FLOAT
              || f.kind() == FloatKind.DOUBLE
              || f.kind() == FloatKind.LONG_DOUBLE;
      case CType.Int i -> facts.program().model().sizeOf(i.kind()) <= 8;
      case CType.Pointer p -> isWritable(p.target());
      case CType.Array a -> a.size() instanceof CType.ArraySize.Fixed && isWritable(a.element());
      case CType.Qualified q -> !q.qualifiers().isAtomic() && isWritable(q.base());
      case CType.Function f ->
          f.prototyped()
              && isWritable(f.result())
              && f.parameters().stream().allMatch(this::isWritable);
      case CType.Record r -> isVisible(r.tag());
      case CType.Enum e -> isVisible(e.tag());
      case CType.Typedef t -> isWritable(t.actual());
      case CType.NullPointer _, CType.BitInt _, CType.Complex _, CType.Vector _ -> false;
      case CType.Typeof _, CType.Attributed _ -> false;
    };
  }

  /** Whether the tag's name can mean no other type. */
  private boolean isVisible(Tag tag) {
    return !isForeign
        && !tag.isAnonymous()
        && scope.defines(tag)
        && facts.program().tags().definitions().keySet().stream()
            .noneMatch(other -> !other.equals(tag) && other.name().equals(tag.name()));
  }

  /** Looks at all parts of the statement that stay. */
  private final class Parts implements Visitor {
    private final List<Expr.Call> lost = new ArrayList<>();
    private final Set<Expr> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean writable = true;

    boolean areWritable(Stmt stmt) {
      stmt(stmt);
      return writable;
    }

    /** Whether the statement is a call that gives way. */
    boolean isNothing() {
      return donor.statement() instanceof Stmt.Expression s && lost.contains(s.expr());
    }

    @Override
    public void stmt(Stmt stmt) {
      Children.of(stmt, this);
    }

    @Override
    public void decl(Decl decl) {
      Children.of(decl, this);
    }

    @Override
    public void initializer(Initializer initializer) {
      Children.of(initializer, this);
    }

    @Override
    public void type(CType type) {
      writable &= isWritable(type);
    }

    /** A call of a function that is not known here gives way to a variable. */
    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.EnumConstant constant) {
        copy.put(constant, Literals.of(constant.value(), facts));
      } else if (expr instanceof Expr.Call call
          && DonorStatements.called(call).filter(f -> !isKnown(f)).isPresent()) {
        lost.add(call);
      } else {
        kept.add(expr);
        Children.of(expr, this);
      }
    }

    private boolean isKnown(Expr.Name function) {
      return !around.declared().contains(function.name())
          && Types.isFunction(function.type())
          && (!isForeign || isWritable(Copy.plain(function.type())))
          && scope
              .function(function.name())
              .filter(type -> Types.same(type, function.type()))
              .isPresent();
    }
  }
}
