package dev.assay.generate.exact.statement;

import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import java.util.Optional;

/** The variables that lvalues are parts of. */
final class Roots {
  private Roots() {}

  /** Whether two lvalues are certainly parts of different variables. */
  static boolean areApart(Expr one, Expr other) {
    Optional<String> name = of(one);
    return name.isPresent() && of(other).isPresent() && !name.equals(of(other));
  }

  /** The variable; none where the way to the lvalue leads through a pointer. */
  static Optional<String> of(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name n -> Optional.of(n.name());
      case Expr.Member m -> m.arrow() ? Optional.empty() : of(m.base());
      case Expr.Index i ->
          i.base() instanceof Expr.Implicit base && Types.isArray(base.operand().type())
              ? of(base.operand())
              : Optional.empty();
      case Expr _ -> Optional.empty();
    };
  }
}
