package dev.assay.interpret.translate;

import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.walk.Names;
import dev.assay.interpret.Holes;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What an expression may read and write, so that only those with possible conflicts are watched
 * when they run.
 *
 * <p>Variables in slots are told apart by name; all that is in memory counts as one. What happens
 * inside called functions does not count: calls are not interleaved with the rest (6.5.2.2p10).
 */
final class Effects {
  private final Predicate<String> isSlot;
  private final Predicate<String> computes;
  private final Map<Expr, Summary> known = new IdentityHashMap<>();

  /**
   * @param isSlot tells whether a name now stands for a variable in a slot
   * @param computes tells whether it stands for a function that only computes
   */
  Effects(Predicate<String> isSlot, Predicate<String> computes) {
    this.isSlot = isSlot;
    this.computes = computes;
  }

  /** What code an evaluation runs in between. */
  enum Called {
    NOTHING,
    /** Functions that only compute. */
    COMPUTATIONS,
    ANYTHING
  }

  /** The places an evaluation may touch; {@code calls} where it runs other code in between. */
  record Summary(
      boolean readsMemory,
      boolean writesMemory,
      Called calls,
      Set<String> readsSlots,
      Set<String> writesSlots) {
    static final Summary NOTHING = new Summary(false, false, Called.NOTHING, Set.of(), Set.of());

    Summary and(Summary other) {
      if (this == NOTHING) {
        return other;
      }
      return other == NOTHING
          ? this
          : new Summary(
              readsMemory || other.readsMemory,
              writesMemory || other.writesMemory,
              calls.compareTo(other.calls) > 0 ? calls : other.calls,
              union(readsSlots, other.readsSlots),
              union(writesSlots, other.writesSlots));
    }

    /** Whether a side effect of one may touch what the other reads or writes. */
    boolean mayConflict(Summary other) {
      return writesMemory && (other.readsMemory || other.writesMemory)
          || other.writesMemory && readsMemory
          || meet(writesSlots, other.readsSlots)
          || meet(writesSlots, other.writesSlots)
          || meet(other.writesSlots, readsSlots);
    }

    boolean isPure() {
      return changesNothing() && calls == Called.NOTHING;
    }

    private boolean changesNothing() {
      return !writesMemory && calls != Called.ANYTHING && writesSlots.isEmpty();
    }

    private boolean isConstant() {
      return isPure() && !readsMemory && readsSlots.isEmpty();
    }

    /** Whether evaluating the two in another order may give something else. */
    boolean orderMatters(Summary other) {
      return !changesNothing() && !other.isConstant() || !other.changesNothing() && !isConstant();
    }

    private static Set<String> union(Set<String> a, Set<String> b) {
      if (a.isEmpty() || b.isEmpty()) {
        return a.isEmpty() ? b : a;
      }
      var all = new HashSet<>(a);
      all.addAll(b);
      return all;
    }

    private static boolean meet(Set<String> a, Set<String> b) {
      if (a.isEmpty() || b.isEmpty()) {
        return false;
      }
      for (String name : a) {
        if (b.contains(name)) {
          return true;
        }
      }
      return false;
    }
  }

  private static final Summary READ = new Summary(true, false, Called.NOTHING, Set.of(), Set.of());
  private static final Summary WRITE = new Summary(false, true, Called.NOTHING, Set.of(), Set.of());
  private static final Summary COMPUTATION =
      new Summary(false, false, Called.COMPUTATIONS, Set.of(), Set.of());
  private static final Summary CALL =
      new Summary(false, false, Called.ANYTHING, Set.of(), Set.of());
  private static final Summary ALL = new Summary(true, true, Called.ANYTHING, Set.of(), Set.of());

  /** Evaluation for the value. */
  Summary of(Expr expr) {
    Summary found = known.get(expr);
    if (found == null) {
      found = compute(expr);
      known.put(expr, found);
    }
    return found;
  }

  private Summary compute(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i ->
          i.conversion() == Conversion.LVALUE_TO_RVALUE
              ? place(i.operand()).and(read(i.operand()))
              : operand(i.operand());
      case Expr.Cast c -> operand(c.operand());
      case Expr.Unary u -> u.op() == UnaryOp.ADDRESS ? place(u.operand()) : operand(u.operand());
      case Expr.Step s -> place(s.operand()).and(read(s.operand())).and(write(s.operand()));
      case Expr.Assign a -> place(a.target()).and(of(a.value())).and(write(a.target()));
      case Expr.CompoundAssign a ->
          place(a.target()).and(of(a.value())).and(read(a.target())).and(write(a.target()));
      case Expr.Binary b -> of(b.left()).and(of(b.right()));
      case Expr.Conditional c -> of(c.condition()).and(of(c.then())).and(of(c.otherwise()));
      case Expr.OrElse o -> of(o.condition()).and(of(o.otherwise()));
      case Expr.Comma c -> operand(c.left()).and(operand(c.right()));
      case Expr.Call c when ComputationCheck.isComputation(c, computes) ->
          all(c.arguments()).and(COMPUTATION);
      case Expr.Call c -> all(c.arguments()).and(of(c.function())).and(CALL);
      case Expr.BuiltinCall c when c.name().equals(Holes.NAME) -> all(c.arguments());
      case Expr.BuiltinCall c -> all(c.arguments()).and(CALL);
      case Expr.Index _, Expr.Member _, Expr.Name _, Expr.StringLiteral _ -> place(expr);
      case Expr.Swizzle s -> s.isLvalue() ? place(s) : place(s).and(READ);
      case Expr.CompoundLiteral _, Expr.VaArg _ -> ALL;
      case Expr.StatementExpr s -> anything(s.block());
      case Expr.Generic g -> operand(g.chosen());
      case Expr.ChooseExpr c -> operand(c.chosen());
      case Expr.ConvertVector c -> of(c.operand());
      case Expr.SizeOf _ -> Summary.NOTHING;
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _ -> Summary.NOTHING;
      case Expr.NullptrLiteral _, Expr.EnumConstant _, Expr.AlignOf _ -> Summary.NOTHING;
      case Expr.OffsetOf _, Expr.TypesCompatible _, Expr.LabelAddress _ -> Summary.NOTHING;
    };
  }

  /** Statements may read and write all that they name. */
  private Summary anything(Stmt block) {
    Set<String> slots = new HashSet<>(Names.used(block));
    slots.removeIf(isSlot.negate());
    return ALL.and(new Summary(false, false, Called.NOTHING, slots, slots));
  }

  private Summary all(Iterable<Expr> exprs) {
    Summary sum = Summary.NOTHING;
    for (Expr expr : exprs) {
      sum = sum.and(of(expr));
    }
    return sum;
  }

  private Summary operand(Expr expr) {
    return expr.isLvalue() ? place(expr) : of(expr);
  }

  /** Evaluation of an lvalue, without reading the object it designates. */
  Summary place(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name _, Expr.StringLiteral _ -> Summary.NOTHING;
      case Expr.Unary u -> u.operand().isLvalue() ? place(u.operand()) : of(u.operand());
      case Expr.Index i -> operand(i.base()).and(of(i.index()));
      case Expr.Member m -> m.arrow() ? of(m.base()) : operand(m.base());
      case Expr.Swizzle s -> s.arrow() ? of(s.base()) : operand(s.base());
      case Expr.Generic g -> operand(g.chosen());
      case Expr.ChooseExpr c -> operand(c.chosen());
      case Expr.CompoundLiteral _ -> ALL;
      case Expr other -> of(other);
    };
  }

  private Summary read(Expr lvalue) {
    return lvalue instanceof Expr.Name n && isSlot.test(n.name())
        ? new Summary(false, false, Called.NOTHING, Set.of(n.name()), Set.of())
        : READ;
  }

  /** The write of the object that an lvalue designates. */
  Summary write(Expr lvalue) {
    return lvalue instanceof Expr.Name n && isSlot.test(n.name())
        ? new Summary(false, false, Called.NOTHING, Set.of(), Set.of(n.name()))
        : WRITE;
  }
}
