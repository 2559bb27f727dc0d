package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Ways to use builtins. */
final class BuiltinForms {
  private static final List<Integer> ALIGNMENTS = List.of(1, 2, 4, 8, 16, 32);

  private final Subject subject;
  private final FreshNames names;
  private final Rng rng;

  BuiltinForms(Subject subject, FreshNames names, Rng rng) {
    this.subject = subject;
    this.names = names;
    this.rng = rng;
  }

  static boolean isInteger(CType type) {
    return Types.unqualified(type) instanceof CType.Int(IntKind kind)
        && kind != IntKind.BOOL
        && kind.rank() <= IntKind.LLONG.rank();
  }

  static boolean isFloat(CType type) {
    return Types.isFloating(type, FloatKind.DOUBLE) || Types.isFloating(type, FloatKind.FLOAT);
  }

  /** Something else that is a number; the type stays. */
  Expr ofNumber(Expr expr) {
    CType type = Types.unqualified(expr.type());
    return Syntax.cast(type, isFloat(type) ? ofFloat(expr) : ofInteger(expr, type));
  }

  private Expr ofFloat(Expr expr) {
    Expr one = Syntax.number(1);
    return switch (rng.nextInt(5)) {
      case 0 -> Syntax.call("__builtin_fabs", expr);
      case 1 -> Syntax.call("__builtin_copysign", expr, Syntax.number(rng.between(-1, 1)));
      case 2 -> Syntax.call("__builtin_fma", expr, Syntax.number(rng.between(-2, 2)), one);
      case 3 -> Syntax.call("__builtin_fmin", expr, one);
      default -> Syntax.call("__builtin_isnan", Syntax.cast(CType.DOUBLE, expr));
    };
  }

  private Expr ofInteger(Expr expr, CType type) {
    if (expr instanceof Expr.Binary b && overflowing(b).isPresent() && rng.nextBoolean()) {
      return overflow(overflowing(b).get(), b, type);
    }
    return switch (rng.nextInt(5)) {
      case 0 -> Syntax.call("__builtin_expect", expr, Syntax.number(rng.between(-1, 2)));
      case 1 -> Syntax.conditional(constantly(expr), Syntax.number(rng.between(0, 9)), expr);
      case 2 -> Syntax.binary(BinaryOp.ADD, expr, constantly(expr));
      case 3 -> sized(expr, type);
      default -> bits(expr, type);
    };
  }

  private static Expr constantly(Expr expr) {
    return Syntax.call("__builtin_constant_p", expr);
  }

  private Expr sized(Expr expr, CType type) {
    String name = names.next("t");
    Expr size =
        Syntax.call(
            "__builtin_object_size",
            Syntax.address(Syntax.name(name)),
            Syntax.number(rng.between(0, 3)));
    return Syntax.valueAfter(
        List.of(Syntax.declare(name, type, Optional.of(expr))),
        Syntax.binary(BinaryOp.XOR, Syntax.name(name), size));
  }

  private Expr bits(Expr expr, CType type) {
    boolean wide = subject.layout().width(type) > Integer.SIZE;
    String suffix = wide ? "ll" : "";
    Expr some = Syntax.binary(BinaryOp.OR, expr, Syntax.number(1));
    return switch (rng.nextInt(8)) {
      case 0 -> Syntax.call("__builtin_popcount" + suffix, expr);
      case 1 -> Syntax.call("__builtin_parity" + suffix, expr);
      case 2 -> Syntax.call("__builtin_ffs" + suffix, expr);
      case 3 -> Syntax.call("__builtin_clrsb" + suffix, expr);
      case 4 -> Syntax.call("__builtin_clz" + suffix, some);
      case 5 -> Syntax.call("__builtin_ctz" + suffix, some);
      case 6 -> Syntax.call("__builtin_bswap16", expr);
      default -> Syntax.call(wide ? "__builtin_bswap64" : "__builtin_bswap32", expr);
    };
  }

  private static Optional<String> overflowing(Expr.Binary b) {
    if (!isInteger(b.left().type()) || !isInteger(b.right().type())) {
      return Optional.empty();
    }
    return b.op() == BinaryOp.ADD
        ? Optional.of("__builtin_add_overflow")
        : b.op() == BinaryOp.SUBTRACT
            ? Optional.of("__builtin_sub_overflow")
            : b.op() == BinaryOp.MULTIPLY
                ? Optional.of("__builtin_mul_overflow")
                : Optional.empty();
  }

  /** The wrapped result, or whether it wrapped. */
  private Expr overflow(String builtin, Expr.Binary b, CType type) {
    String name = names.next("t");
    Expr wrapped = Syntax.call(builtin, b.left(), b.right(), Syntax.address(Syntax.name(name)));
    return rng.nextBoolean()
        ? Syntax.valueAfter(
            List.of(Syntax.declare(name, type, Optional.empty()), Syntax.run(wrapped)),
            Syntax.name(name))
        : Syntax.valueAfter(
            List.of(Syntax.declare(name, type, Optional.empty())),
            Syntax.conditional(wrapped, Syntax.number(rng.between(0, 9)), Syntax.name(name)));
  }

  /** A pointer of which more is known. */
  Expr aligned(Expr pointer) {
    int alignment = subject.conservative() ? 1 : rng.pick(ALIGNMENTS);
    return Syntax.cast(
        Syntax.typeOf(pointer),
        Syntax.call("__builtin_assume_aligned", pointer, Syntax.number(alignment)));
  }

  /** An assignment between objects of one type as a copy of bytes. */
  Optional<Stmt> copy(Stmt.Expression statement, Decl.Function function) {
    return statement.expr() instanceof Expr.Assign a
            && a.value() instanceof Expr.Implicit(Conversion c, Expr from, _, _)
            && c == Conversion.LVALUE_TO_RVALUE
            && Types.same(a.target().type(), from.type())
            && Types.qualifiers(from.type()).isEmpty()
            && Addressable.is(a.target(), function, subject)
            && Addressable.is(from, function, subject)
        ? Optional.of(
            Syntax.run(
                Syntax.call(
                    rng.nextBoolean() ? "__builtin_memcpy" : "__builtin_memmove",
                    Syntax.address(a.target()),
                    Syntax.address(from),
                    new Expr.SizeOf(new CType.TypeOperand.OfExpr(from), CType.ULONG, Span.NONE))))
        : Optional.empty();
  }

  /** Something that is not reached, or so the compiler may think, before a statement. */
  Optional<Stmt> guard(Stmt.Expression statement) {
    List<Expr> parts = Walk.expressions(statement.expr());
    // What is declared in statement expressions is unknown outside.
    if (parts.stream().anyMatch(Expr.StatementExpr.class::isInstance)) {
      return Optional.empty();
    }
    List<Expr> read =
        parts.stream()
            .filter(e ->
                e instanceof Expr.Implicit i
                    && i.conversion() == Conversion.LVALUE_TO_RVALUE
                    && i.operand() instanceof Expr.Name
                    && isInteger(i.type()))
            .toList();
    if (read.isEmpty()) {
      return Optional.empty();
    }
    Expr value = rng.pick(read);
    Expr condition =
        subject.conservative()
            ? Syntax.binary(BinaryOp.NOT_EQUAL, value, value)
            : Syntax.binary(
                rng.pick(List.of(BinaryOp.EQUAL, BinaryOp.GREATER, BinaryOp.LESS)),
                value,
                Syntax.number(rng.between(-100, 1000)));
    String builtin = rng.nextBoolean() ? "__builtin_unreachable" : "__builtin_trap";
    return Optional.of(
        new Stmt.If(condition, Syntax.run(Syntax.call(builtin)), Optional.empty(), Span.NONE));
  }
}
