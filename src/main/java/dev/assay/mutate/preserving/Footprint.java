package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Qualifiers;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a part of a program reads and writes.
 *
 * @param reads the variables of which it reads all or a part by name
 * @param writes those that it writes
 */
record Footprint(Set<String> reads, Set<String> writes, Set<Trait> traits) {
  /** What cannot be said by names. */
  enum Trait {
    /** It reads through pointers. */
    READS_MEMORY,
    /** It writes through pointers. */
    WRITES_MEMORY,
    /** It calls functions. */
    CALLS,
    /** It has to do with volatile or atomic objects. */
    VOLATILE,
    /** It has statement expressions, assembler, or objects that are hard to follow. */
    STRANGE
  }

  static Footprint of(Stmt stmt) {
    var collector = new Collector();
    collector.stmt(stmt);
    return collector.collected();
  }

  static Footprint of(Collection<Expr> exprs) {
    var collector = new Collector();
    exprs.forEach(collector::expr);
    return collector.collected();
  }

  boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /** Whether all that it does is in its names and in what it does through pointers. */
  boolean isPlain() {
    return !has(Trait.CALLS) && !has(Trait.VOLATILE) && !has(Trait.STRANGE);
  }

  /** Whether it only has a value, the same each time. */
  boolean isPure() {
    return isPlain() && writes.isEmpty() && !has(Trait.WRITES_MEMORY);
  }

  /**
   * Whether two plain parts do the same in either order.
   *
   * @param hidden whether no pointer points to the variable or a part of it
   */
  boolean isIndependentOf(Footprint other, Predicate<String> hidden) {
    return isPlain()
        && other.isPlain()
        && !disturbs(other, hidden)
        && !other.disturbs(this, hidden);
  }

  /** Whether it writes, or may write, what the other one touches. */
  boolean disturbs(Footprint other, Predicate<String> hidden) {
    if (!Collections.disjoint(writes, other.reads) || !Collections.disjoint(writes, other.writes)) {
      return true;
    }
    boolean otherInMemory = other.has(Trait.READS_MEMORY) || other.has(Trait.WRITES_MEMORY);
    return has(Trait.WRITES_MEMORY) && (otherInMemory || !allHidden(other, hidden))
        || otherInMemory && !writes.stream().allMatch(hidden);
  }

  private static boolean allHidden(Footprint other, Predicate<String> hidden) {
    return other.reads.stream().allMatch(hidden) && other.writes.stream().allMatch(hidden);
  }

  /** The variable that the lvalue is all or a part of; empty if it is reached by a pointer. */
  static Optional<String> root(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name n -> Optional.of(n.name());
      case Expr.Member m when !m.arrow() -> root(m.base());
      case Expr.Index(
              Expr.Implicit(Conversion conversion, Expr array, CType _, var _),
              Expr _,
              CType _,
              var _)
          when conversion == Conversion.ARRAY_TO_POINTER ->
          root(array);
      case Expr.Unary u when u.op() == UnaryOp.REAL || u.op() == UnaryOp.IMAG -> root(u.operand());
      case Expr _ -> Optional.empty();
    };
  }

  private static final class Collector implements Visitor {
    private final Set<String> reads = new HashSet<>();
    private final Set<String> writes = new HashSet<>();
    private final Set<Trait> traits = EnumSet.noneOf(Trait.class);

    Footprint collected() {
      return new Footprint(Set.copyOf(reads), Set.copyOf(writes), Set.copyOf(traits));
    }

    @Override
    public void expr(Expr expr) {
      switch (expr) {
        case Expr.Assign a -> {
          used(a.target(), writes, Trait.WRITES_MEMORY);
          expr(a.value());
        }
        case Expr.CompoundAssign a -> {
          updated(a.target());
          expr(a.value());
        }
        case Expr.Step s -> updated(s.operand());
        case Expr.Implicit i when i.conversion() == Conversion.LVALUE_TO_RVALUE ->
            used(i.operand(), reads, Trait.READS_MEMORY);
        case Expr.Implicit i when i.conversion() == Conversion.ARRAY_TO_POINTER ->
            path(i.operand());
        case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> path(u.operand());
        case Expr.Call _, Expr.BuiltinCall _, Expr.VaArg _ -> {
          traits.add(Trait.CALLS);
          Children.of(expr, this);
        }
        case Expr.StatementExpr _, Expr.CompoundLiteral _, Expr.LabelAddress _ ->
            traits.add(Trait.STRANGE);
        case Expr.Swizzle _, Expr.ConvertVector _ -> traits.add(Trait.STRANGE);
        // The operands of these are not evaluated, but for variable length arrays.
        case Expr.SizeOf s -> variableLength(s.operand());
        case Expr.AlignOf _, Expr.OffsetOf _, Expr.TypesCompatible _ -> {}
        case Expr.Generic g -> expr(g.chosen());
        case Expr.ChooseExpr c -> expr(c.chosen());
        case Expr _ -> Children.of(expr, this);
      }
    }

    private void variableLength(CType.TypeOperand operand) {
      CType type =
          switch (operand) {
            case CType.TypeOperand.OfType t -> t.type();
            case CType.TypeOperand.OfExpr e -> e.expr().type();
          };
      if (Types.isVariablyModified(type)) {
        traits.add(Trait.STRANGE);
      }
    }

    private void updated(Expr target) {
      used(target, writes, Trait.WRITES_MEMORY);
      used(target, reads, Trait.READS_MEMORY);
    }

    private void used(Expr lvalue, Set<String> names, Trait otherwise) {
      Optional<String> root = root(lvalue);
      root.ifPresentOrElse(names::add, () -> traits.add(otherwise));
      path(lvalue);
    }

    /** What is evaluated to find an object; the object itself is not touched. */
    private void path(Expr lvalue) {
      Qualifiers qualifiers = Types.qualifiers(lvalue.type());
      if (qualifiers.isVolatile() || qualifiers.isAtomic()) {
        traits.add(Trait.VOLATILE);
      }
      switch (lvalue) {
        case Expr.Name _, Expr.StringLiteral _ -> {}
        case Expr.Member m when !m.arrow() && m.base().isLvalue() -> path(m.base());
        case Expr.Unary u when u.op() == UnaryOp.REAL || u.op() == UnaryOp.IMAG ->
            path(u.operand());
        case Expr.Index i when !Types.isVector(i.base().type()) -> Children.of(lvalue, this);
        case Expr.Member _, Expr.Unary _ -> Children.of(lvalue, this);
        case Expr _ -> {
          traits.add(Trait.STRANGE);
          Children.of(lvalue, this);
        }
      }
    }

    @Override
    public void stmt(Stmt stmt) {
      switch (stmt) {
        case Stmt.Asm _, Stmt.Pragma _, Stmt.LocalLabels _ -> traits.add(Trait.STRANGE);
        case Stmt _ -> Children.of(stmt, this);
      }
    }

    @Override
    public void decl(Decl decl) {
      if (decl instanceof Decl.Variable v) {
        writes.add(v.name());
        boolean lasts = v.storage() == Decl.Storage.STATIC || v.storage() == Decl.Storage.EXTERN;
        if (Types.isVariablyModified(v.type()) || lasts || !v.attributes().isEmpty()) {
          traits.add(Trait.STRANGE);
        }
        v.initializer().ifPresent(this::initializer);
      } else {
        traits.add(Trait.STRANGE);
      }
    }

    @Override
    public void initializer(Initializer initializer) {
      Children.of(initializer, this);
    }
  }
}
