package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Observations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is done with an object that a program reaches by some lvalue, and how to do without. */
final class Access {
  private final Symbols symbols;

  Access(Symbols symbols) {
    this.symbols = symbols;
  }

  /**
   * The largest lvalue that is reached through this one: for {@code s} in {@code s.p[i].x} all of
   * it.
   */
  Expr whole(Expr lvalue) {
    return switch (symbols.parent(lvalue)) {
      case Expr.Member m -> whole(m);
      case Expr.Swizzle s -> whole(s);
      case Expr.Index i when i.base() == lvalue -> whole(i);
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> whole(u);
      case Expr.Implicit i when leadsOn(i) -> whole(i);
      case null, default -> lvalue;
    };
  }

  private boolean leadsOn(Expr.Implicit i) {
    if (i.conversion() != Conversion.ARRAY_TO_POINTER
        && i.conversion() != Conversion.LVALUE_TO_RVALUE) {
      return false;
    }
    return switch (symbols.parent(i)) {
      case Expr.Member m -> m.base() == (Expr) i;
      case Expr.Index index -> index.base() == (Expr) i;
      case Expr.Unary u -> u.op() == UnaryOp.DEREFERENCE;
      case null, default -> false;
    };
  }

  /** The expressions whose values are those that are read through the lvalues. */
  List<Expr> reads(List<? extends Expr> lvalues) {
    var reads = new ArrayList<Expr>();
    for (Expr lvalue : lvalues) {
      Expr whole = whole(lvalue);
      if (symbols.isRead(whole)) {
        reads.add((Expr) symbols.parent(whole));
      }
    }
    return reads;
  }

  /** Puts a constant where one is read, and nothing where one is written. */
  List<Replacement> without(List<? extends Expr> lvalues, Observations observations) {
    var made = new ArrayList<Replacement>();
    for (Expr lvalue : lvalues) {
      Expr whole = whole(lvalue);
      Optional<Expr> store = symbols.store(whole);
      made.add(
          store.isPresent()
              ? withoutStore(store.get())
              : Replacement.of(used(whole), constant(whole, observations)));
    }
    return made;
  }

  /** With the address of an object goes the operator that takes it. */
  private Expr used(Expr whole) {
    return symbols.isAddressed(whole) ? (Expr) symbols.parent(whole) : whole;
  }

  private Expr constant(Expr whole, Observations observations) {
    if (symbols.isAddressed(whole)) {
      return Values.zero();
    }
    return (symbols.isRead(whole)
            ? Values.observed(List.of((Expr) symbols.parent(whole)), observations)
            : Optional.<Expr>empty())
        .orElseGet(() -> Values.zero(whole.type()));
  }

  /** The value alone; nothing if it is a statement whose value does nothing. */
  Replacement withoutStore(Expr store) {
    Optional<Stmt.Expression> statement = symbols.statement(store);
    Expr value =
        switch (store) {
          case Expr.Assign a -> a.value();
          case Expr.CompoundAssign a -> a.value();
          case Expr _ -> Values.zero();
        };
    return statement.isPresent() && Effects.isPure(value) && symbols.isDiscarded(store)
        ? Replacement.remove(statement.get())
        : Replacement.of(store, value);
  }

  /** Whether the object is one whose value can be written as a constant. */
  static boolean isSimple(CType type) {
    return Types.isScalar(type);
  }
}
