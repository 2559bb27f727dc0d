package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.UnaryOp;
import java.math.BigInteger;

/**
 * Folds addresses that start from a constant pointer: {@code &((T *)0)->member} and {@code
 * offsetof}.
 */
final class AddressFolding {
  private final Layout layout;
  private final Folding folding;

  AddressFolding(Layout layout, Folding folding) {
    this.layout = layout;
    this.folding = folding;
  }

  /** The address of an lvalue; null where it isn't constant. */
  Constant address(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> folding.fold(u.operand());
      case Expr.Member m -> member(m);
      case Expr.Index i -> index(i);
      default -> null;
    };
  }

  private Constant member(Expr.Member m) {
    Constant base = m.arrow() ? folding.fold(m.base()) : address(m.base());
    return base instanceof Constant.Address a
        ? Members.field(m, layout).map(f -> plus(a, f.offset())).orElse(null)
        : null;
  }

  private Constant index(Expr.Index i) {
    var size = layout.sizeOf(i.type());
    return folding.fold(i.base()) instanceof Constant.Address a
            && folding.fold(i.index()) instanceof Constant.Int n
            && size.isPresent()
        ? new Constant.Address(
            a.value().add(n.value().multiply(BigInteger.valueOf(size.getAsLong()))))
        : null;
  }

  private static Constant plus(Constant.Address address, long offset) {
    return new Constant.Address(address.value().add(BigInteger.valueOf(offset)));
  }

  Constant offsetOf(Expr.OffsetOf o) {
    BigInteger offset = BigInteger.ZERO;
    CType at = o.of();
    for (Initializer.Designator step : o.path()) {
      if (step instanceof Initializer.Designator.Field f) {
        var found = layout.layout(at).flatMap(l -> l.find(f.name()));
        if (found.isEmpty()) {
          return null;
        }
        offset = offset.add(BigInteger.valueOf(found.get().offset()));
        at = found.get().layout().field().type();
      } else if (step instanceof Initializer.Designator.Index i
          && folding.fold(i.index()) instanceof Constant.Int n
          && layout.sizeOf(Types.element(at)).isPresent()) {
        at = Types.element(at);
        offset = offset.add(n.value().multiply(BigInteger.valueOf(layout.sizeOf(at).getAsLong())));
      } else {
        return null;
      }
    }
    return new Constant.Int(offset);
  }
}
