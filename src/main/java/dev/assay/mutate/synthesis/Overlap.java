package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Tag;
import dev.assay.c.type.Types;
import java.util.Optional;

/** Whether two lvalues may designate bytes of one object. */
final class Overlap {
  private Overlap() {}

  /** False only if they surely do not. */
  static boolean isPossible(Expr a, Expr b) {
    if (isIndirect(a) || isIndirect(b)) {
      return true;
    }
    Optional<String> first = root(a);
    Optional<String> second = root(b);
    if (first.isEmpty() || second.isEmpty()) {
      return true;
    }
    return first.equals(second) && (a.equals(b) || isInUnion(a) || isInUnion(b));
  }

  /** Whether the lvalue is reached through the value of a pointer. */
  static boolean isIndirect(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name _ -> false;
      case Expr.Member m -> m.arrow() || isIndirect(m.base());
      case Expr.Index i -> decayed(i.base()).map(Overlap::isIndirect).orElse(true);
      case Expr _ -> true;
    };
  }

  /** The array that became the pointer, if it was one. */
  static Optional<Expr> decayed(Expr pointer) {
    return pointer instanceof Expr.Implicit i && i.conversion() == Conversion.ARRAY_TO_POINTER
        ? Optional.of(i.operand())
        : Optional.empty();
  }

  /** The variable that an lvalue is a part of, if it is one of a variable. */
  static Optional<String> root(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name n -> Optional.of(n.name());
      case Expr.Member m when !m.arrow() -> root(m.base());
      case Expr.Index i -> decayed(i.base()).flatMap(Overlap::root);
      case Expr _ -> Optional.empty();
    };
  }

  static boolean isInUnion(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Member m -> isUnion(m) || isInUnion(m.base());
      case Expr.Index i -> decayed(i.base()).map(Overlap::isInUnion).orElse(false);
      case Expr _ -> false;
    };
  }

  private static boolean isUnion(Expr.Member member) {
    CType base = member.base().type();
    CType record = member.arrow() ? Types.target(base) : base;
    return Types.unqualified(record) instanceof CType.Record r && r.tag().kind() == Tag.Kind.UNION;
  }
}
