package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The values of typed expressions without side effects, for the rows of a table at once.
 *
 * <p>An operand that is not evaluated in a row may be undefined there. Integers and pointers are
 * longs, floating values the bits of a double. What is not known for sure is empty, as is what is
 * undefined.
 */
public final class Evaluator {
  private final Table table;
  private final Layout layout;
  private final boolean[] everywhere;
  private final Map<Expr, long[]> known = new IdentityHashMap<>();

  public Evaluator(Table table) {
    this.table = table;
    this.layout = table.layout();
    this.everywhere = new boolean[table.rows()];
    Arrays.fill(everywhere, true);
  }

  /** The value for each row; empty if it is undefined or unknown for one of them. */
  public Optional<long[]> values(Expr expr) {
    return Optional.ofNullable(evaluated(expr, everywhere)).map(long[]::clone);
  }

  /** The value for one row. */
  public OptionalLong value(Expr expr, int row) {
    boolean[] there = new boolean[everywhere.length];
    there[row] = true;
    long[] values = evaluated(expr, there);
    return values == null ? OptionalLong.empty() : OptionalLong.of(values[row]);
  }

  /** The integer for each row; empty if it is none, undefined or unknown for one of them. */
  public Optional<List<BigInteger>> integers(Expr expr) {
    return IntShape.of(expr.type(), layout)
        .flatMap(
            shape -> values(expr).map(all -> Arrays.stream(all).mapToObj(shape::exact).toList()));
  }

  /** Whether the condition is true, or false, in every row; empty if in some only, or unknown. */
  public Optional<Boolean> truth(Expr condition) {
    long[] values = evaluated(condition, everywhere);
    if (values == null) {
      return Optional.empty();
    }
    boolean first = isTrue(values[0], condition.type());
    for (long value : values) {
      if (isTrue(value, condition.type()) != first) {
        return Optional.empty();
      }
    }
    return Optional.of(first);
  }

  // From here on null stands for what is not known: this is the hot part, and all of it private.

  private long[] evaluated(Expr expr, boolean[] rows) {
    long[] before = known.get(expr);
    if (before != null) {
      return before;
    }
    long[] values = computed(expr, rows);
    if (values != null && rows == everywhere) {
      known.put(expr, values);
    }
    return values;
  }

  private long[] computed(Expr expr, boolean[] rows) {
    return switch (expr) {
      case Expr.IntLiteral e -> constant(e.value().longValue(), e.type());
      case Expr.CharLiteral e -> constant(e.value().longValue(), e.type());
      case Expr.EnumConstant e -> constant(e.value().longValue(), e.type());
      case Expr.FloatLiteral e ->
          FloatMath.isKnown(e.type()) ? filled(FloatMath.bits(FloatMath.parsed(e.text()))) : null;
      case Expr.NullptrLiteral _ -> filled(0);
      case Expr.Unary e -> unary(e, rows);
      case Expr.Binary e -> e.op().isLogical() ? logical(e, rows) : binary(e, rows);
      case Expr.Conditional e -> conditional(e, rows);
      case Expr.Comma e -> evaluated(e.left(), rows) == null ? null : evaluated(e.right(), rows);
      case Expr.Cast e -> converted(e.conversion(), e.operand(), e.type(), rows);
      case Expr.Implicit e when e.conversion() == Conversion.LVALUE_TO_RVALUE ->
          table.column(e.operand()).orElse(null);
      case Expr.Implicit e -> converted(e.conversion(), e.operand(), e.type(), rows);
      case Expr.StringLiteral _, Expr.Name _, Expr.Step _, Expr.Assign _ -> null;
      case Expr.CompoundAssign _, Expr.OrElse _, Expr.Call _, Expr.BuiltinCall _ -> null;
      case Expr.Index _, Expr.Member _, Expr.SizeOf _, Expr.AlignOf _, Expr.OffsetOf _ -> null;
      case Expr.CompoundLiteral _, Expr.StatementExpr _, Expr.Generic _, Expr.VaArg _ -> null;
      case Expr.TypesCompatible _, Expr.ChooseExpr _, Expr.ConvertVector _ -> null;
      case Expr.Swizzle _, Expr.LabelAddress _ -> null;
    };
  }

  private long[] constant(long value, CType type) {
    return IntShape.of(type, layout).map(shape -> filled(shape.wrap(value))).orElse(null);
  }

  private long[] filled(long value) {
    long[] values = new long[everywhere.length];
    Arrays.fill(values, value);
    return values;
  }

  private static boolean isTrue(long value, CType type) {
    return Types.isFloating(type) ? FloatMath.of(value) != 0 : value != 0;
  }

  private long[] unary(Expr.Unary e, boolean[] rows) {
    long[] operand = evaluated(e.operand(), rows);
    if (operand == null) {
      return null;
    }
    return switch (e.op()) {
      case NOT -> not(operand, e.operand().type());
      case PLUS -> operand;
      case MINUS ->
          FloatMath.isKnown(e.type())
              ? Arrays.stream(operand).map(v -> FloatMath.bits(-FloatMath.of(v))).toArray()
              : operate(BinaryOp.SUBTRACT, e.type(), filled(0), operand, rows);
      case COMPLEMENT -> operate(BinaryOp.XOR, e.type(), operand, constant(-1, e.type()), rows);
      case ADDRESS, DEREFERENCE, REAL, IMAG -> null;
    };
  }

  private static long[] not(long[] operand, CType type) {
    return Arrays.stream(operand).map(v -> IntegerMath.truth(!isTrue(v, type))).toArray();
  }

  private long[] binary(Expr.Binary e, boolean[] rows) {
    long[] left = evaluated(e.left(), rows);
    long[] right = left == null ? null : evaluated(e.right(), rows);
    if (right == null) {
      return null;
    }
    CType type = e.left().type();
    boolean equality = e.op().isEquality();
    if (Types.isFloating(type) && (equality || e.op().isRelational())) {
      return compared(e.op(), left, right);
    }
    if (Types.isPointer(type) || Types.isNullPointerType(type)) {
      return equality && isPointer(e.right()) ? same(e.op(), left, right) : null;
    }
    return operate(e.op(), type, left, right, rows);
  }

  private static boolean isPointer(Expr expr) {
    return Types.isPointer(expr.type()) || Types.isNullPointerType(expr.type());
  }

  private long[] compared(BinaryOp op, long[] left, long[] right) {
    long[] values = new long[left.length];
    for (int i = 0; i < values.length; i++) {
      boolean holds = FloatMath.compare(op, FloatMath.of(left[i]), FloatMath.of(right[i]));
      values[i] = IntegerMath.truth(holds);
    }
    return values;
  }

  private long[] same(BinaryOp op, long[] left, long[] right) {
    long[] values = new long[left.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = IntegerMath.truth((left[i] == right[i]) == (op == BinaryOp.EQUAL));
    }
    return values;
  }

  private long[] operate(BinaryOp op, CType type, long[] left, long[] right, boolean[] rows) {
    IntShape shape = IntShape.of(type, layout).orElse(null);
    if (shape == null || right == null) {
      return null;
    }
    long[] values = new long[left.length];
    for (int i = 0; i < values.length; i++) {
      if (rows[i]) {
        if (!IntegerMath.isDefined(op, shape, left[i], right[i])) {
          return null;
        }
        values[i] = IntegerMath.result(op, shape, left[i], right[i]);
      }
    }
    return values;
  }

  private long[] logical(Expr.Binary e, boolean[] rows) {
    boolean and = e.op() == BinaryOp.LOGICAL_AND;
    long[] left = evaluated(e.left(), rows);
    if (left == null) {
      return null;
    }
    long[] right = evaluated(e.right(), where(left, e.left().type(), and, rows));
    if (right == null) {
      return null;
    }
    long[] values = new long[left.length];
    for (int i = 0; i < values.length; i++) {
      boolean first = isTrue(left[i], e.left().type());
      values[i] = IntegerMath.truth(first == and ? isTrue(right[i], e.right().type()) : first);
    }
    return values;
  }

  /** Those of the rows where the condition has the given truth. */
  private static boolean[] where(long[] condition, CType type, boolean truth, boolean[] rows) {
    boolean[] some = new boolean[rows.length];
    boolean all = true;
    for (int i = 0; i < rows.length; i++) {
      some[i] = rows[i] && isTrue(condition[i], type) == truth;
      all &= some[i] == rows[i];
    }
    return all ? rows : some;
  }

  private long[] conditional(Expr.Conditional e, boolean[] rows) {
    CType type = e.condition().type();
    long[] condition = evaluated(e.condition(), rows);
    if (condition == null) {
      return null;
    }
    long[] then = evaluated(e.then(), where(condition, type, true, rows));
    long[] otherwise =
        then == null ? null : evaluated(e.otherwise(), where(condition, type, false, rows));
    if (otherwise == null) {
      return null;
    }
    long[] values = new long[then.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = isTrue(condition[i], type) ? then[i] : otherwise[i];
    }
    return values;
  }

  private long[] converted(Conversion conversion, Expr operand, CType to, boolean[] rows) {
    long[] values = evaluated(operand, rows);
    if (values == null) {
      return null;
    }
    CType from = operand.type();
    return switch (conversion) {
      case INTEGRAL -> wrapped(values, to);
      case TO_BOOL -> Arrays.stream(values).map(v -> IntegerMath.truth(isTrue(v, from))).toArray();
      case INTEGRAL_TO_FLOATING -> floating(values, from, to);
      case FLOATING -> refloated(values, from, to);
      case NULL_TO_POINTER -> filled(0);
      case POINTER, NO_OP -> values;
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER, FLOATING_TO_INTEGRAL -> null;
      case POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, TO_VOID, REAL_TO_COMPLEX -> null;
      case COMPLEX_TO_REAL, COMPLEX, VECTOR_SPLAT, VECTOR_REINTERPRET, TO_UNION -> null;
    };
  }

  private long[] wrapped(long[] values, CType to) {
    return IntShape.of(to, layout)
        .map(shape -> Arrays.stream(values).map(shape::wrap).toArray())
        .orElse(null);
  }

  private long[] floating(long[] values, CType from, CType to) {
    boolean signed = IntShape.of(from, layout).map(IntShape::signed).orElse(false);
    boolean exact =
        FloatMath.isKnown(to)
            && Arrays.stream(values).allMatch(v -> (signed || v >= 0) && FloatMath.isExact(v, to));
    return exact ? Arrays.stream(values).map(v -> FloatMath.bits((double) v)).toArray() : null;
  }

  private static long[] refloated(long[] values, CType from, CType to) {
    boolean exact =
        FloatMath.isKnown(from)
            && FloatMath.isKnown(to)
            && Arrays.stream(values).allMatch(v -> FloatMath.isExact(FloatMath.of(v), to));
    return exact ? values : null;
  }
}
