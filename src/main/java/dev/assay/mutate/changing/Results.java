package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Makes values that functions can return. */
final class Results {
  private static final int LARGEST = 9;

  private Results() {}

  /** A return that suits the function, if it may return at all. */
  static Optional<Stmt> anyReturn(Decl.Function function, Rng rng) {
    if (function.specifiers().noreturn() || Attribute.has(function.attributes(), "noreturn")) {
      return Optional.empty();
    }
    CType result =
        Types.unqualified(function.type()) instanceof CType.Function f ? f.result() : CType.INT;
    return Types.isVoid(result)
        ? Optional.of(new Stmt.Return(Optional.empty(), Span.NONE))
        : any(result, rng).map(value -> new Stmt.Return(Optional.of(value), Span.NONE));
  }

  private static Optional<Expr> any(CType type, Rng rng) {
    if (Types.isArithmetic(type)) {
      return Optional.of(Constants.integer(rng.between(-LARGEST, LARGEST), CType.INT));
    }
    Expr zero = Constants.integer(0, CType.INT);
    if (Types.isPointer(type)) {
      return Optional.of(zero);
    }
    CType written = type instanceof CType.Qualified q ? q.base() : type;
    var zeros =
        new Initializer.Braces(
            List.of(new Initializer.Item(List.of(), new Initializer.Value(zero))), Span.NONE);
    return Types.isRecord(type) || Types.isVector(type)
        ? Optional.of(new Expr.CompoundLiteral(written, zeros, type, Span.NONE))
        : Optional.empty();
  }
}
