package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Tag;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.FieldPath;
import dev.assay.c.type.Layout;
import dev.assay.c.type.RecordLayout;
import dev.assay.c.type.Types;
import java.util.List;
import java.util.Optional;

/** Finds out how lvalues lead to their objects: through which struct, union and alignment. */
final class Routes {
  private final Layout layout;
  private final AccessFactory accesses;

  Routes(Layout layout, AccessFactory accesses) {
    this.layout = layout;
    this.accesses = accesses;
  }

  AccessFactory.Route of(Expr lvalue) {
    int record = lvalue instanceof Expr.Member m ? accesses.recordNumber(recordOf(m)) : 0;
    return new AccessFactory.Route(
        record, throughUnion(lvalue), mayAlias(lvalue), alignment(lvalue));
  }

  private static CType recordOf(Expr.Member member) {
    CType base = member.base().type();
    return member.arrow() ? Types.target(base) : base;
  }

  private boolean mayAlias(Expr lvalue) {
    return lvalue instanceof Expr.Member m
        && (accesses.mayAlias(recordOf(m)) || !m.arrow() && mayAlias(m.base()));
  }

  private boolean throughUnion(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Member m ->
          Types.isUnion(recordOf(m))
              || hasAnonymousUnion(m)
              || !m.arrow() && throughUnion(m.base());
      case Expr.Index i -> throughUnion(arrayOf(i));
      case Expr.Unary u ->
          (u.op() == UnaryOp.REAL || u.op() == UnaryOp.IMAG) && throughUnion(u.operand());
      case Expr _ -> false;
    };
  }

  /** The array that a subscript's base decays from, or the base itself. */
  private static Expr arrayOf(Expr.Index index) {
    return index.base() instanceof Expr.Implicit i && i.conversion() == Conversion.ARRAY_TO_POINTER
        ? i.operand()
        : index.base();
  }

  private boolean hasAnonymousUnion(Expr.Member member) {
    CType record = recordOf(member);
    Optional<FieldPath> path = layout.layout(record).flatMap(l -> l.find(member.field()));
    if (path.isEmpty()) {
      return false;
    }
    for (int step : path.get().steps()) {
      Optional<RecordLayout> inner = layout.layout(record);
      if (inner.isEmpty() || isUnion(record)) {
        return isUnion(record);
      }
      record = inner.get().fields().get(step).field().type();
    }
    return false;
  }

  private static boolean isUnion(CType type) {
    return Types.unqualified(type) instanceof CType.Record r && r.tag().kind() == Tag.Kind.UNION;
  }

  /**
   * Whether the lvalue is a member at the very end of its object: gcc and clang both take an array
   * there for one of open length, whatever its size says ({@code -fstrict-flex-arrays=0}).
   */
  boolean isTrailing(Expr lvalue) {
    return lvalue instanceof Expr.Member m
        && isLast(m)
        && (m.arrow() || !(m.base() instanceof Expr.Member) || isTrailing(m.base()));
  }

  private boolean isLast(Expr.Member member) {
    CType record = recordOf(member);
    Optional<FieldPath> path = layout.layout(record).flatMap(l -> l.find(member.field()));
    if (path.isEmpty()) {
      return false;
    }
    for (int step : path.get().steps()) {
      var fields = layout.layout(record).map(RecordLayout::fields).orElse(List.of());
      if (!isUnion(record) && step != fields.size() - 1) {
        return false;
      }
      record = fields.get(step).field().type();
    }
    return true;
  }

  /** An alignment that the object is known to have, however packed the structs around it are. */
  private int alignment(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Member m -> {
        int base = m.arrow() ? layout.alignOf(recordOf(m)) : alignment(m.base());
        long offset =
            layout
                .layout(recordOf(m))
                .flatMap(l -> l.find(m.field()))
                .map(FieldPath::offset)
                .orElse(0L);
        yield offset == 0 ? base : (int) Math.min(base, Long.lowestOneBit(offset));
      }
      case Expr.Index i when arrayOf(i) != i.base() -> {
        long size = layout.sizeOf(i.type()).orElse(0);
        int base = alignment(arrayOf(i));
        yield size == 0 ? base : (int) Math.min(base, Long.lowestOneBit(size));
      }
      case Expr e -> layout.alignOf(e.type());
    };
  }
}
