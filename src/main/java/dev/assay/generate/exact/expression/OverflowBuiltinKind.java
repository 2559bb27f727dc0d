package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;
import java.util.Optional;

/** Builtins that tell whether an operation overflows, with the wrapped result. */
final class OverflowBuiltinKind implements ExpressionKind {
  private static final List<String> NAMES = List.of("add", "sub", "mul");
  private static final int MULTIPLY = 2;
  private static final List<CType> TYPES =
      List.of(
          CType.INT,
          CType.UINT,
          CType.LONG,
          CType.ULONG,
          new CType.Int(IntKind.SHORT),
          new CType.Int(IntKind.UCHAR));

  @Override
  public Feature feature() {
    return Feature.OVERFLOW_BUILTIN;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.depth() > 1;
  }

  /** {@code ({ T r; _Bool o = __builtin_…_overflow(a, b, &r); o ? c : r; })}. */
  @Override
  public Expr make(Spot spot, Expressions expressions) {
    int operation = spot.rng().nextInt(NAMES.size());
    CType type = spot.rng().pick(TYPES);
    // For operands of mixed types, clang may call a function that gcc's library lacks.
    CType other = operation == MULTIPLY ? type : spot.rng().pick(TYPES);
    Expr left = operand(spot, expressions, type);
    Expr right = operand(spot, expressions, other);
    Expr result = Code.name(spot.draft().names().fresh("e_"), type);
    Expr flag = Code.name(spot.draft().names().fresh("e_"), CType.BOOL);
    Expr address = spot.typing().unary(UnaryOp.ADDRESS, result, Span.NONE);
    String name = "__builtin_" + NAMES.get(operation) + "_overflow";
    Expr call = spot.typing().builtinCall(name, List.of(left, right, address), Span.NONE);
    var code = new Code(spot.typing());
    List<Stmt> items =
        List.of(
            new Stmt.Declare(
                Code.variable(
                    ((Expr.Name) result).name(), type, Decl.Storage.NONE, Optional.empty())),
            code.local(((Expr.Name) flag).name(), CType.BOOL, call));
    Expr instead = expressions.integer(spot.deeper());
    return Blocks.of(spot, items, spot.typing().conditional(flag, instead, result, Span.NONE));
  }

  private static Expr operand(Spot spot, Expressions expressions, CType type) {
    return spot.operations().cast(type, expressions.integer(spot.deeper()));
  }
}
