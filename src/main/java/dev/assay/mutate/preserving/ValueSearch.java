package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Members;
import dev.assay.c.type.Types;
import dev.assay.mutate.Spot;
import java.util.ArrayList;
import java.util.List;

/** Finds the values that a statement itself computes, without those of statements in it. */
final class ValueSearch {
  private final Layout layout;
  private final boolean withBitFields;
  private final List<Value> found = new ArrayList<>();

  /** The call of {@code setjmp} may only stand in a few kinds of expressions. */
  private boolean isDelicate;

  private ValueSearch(Layout layout, boolean withBitFields) {
    this.layout = layout;
    this.withBitFields = withBitFields;
  }

  static List<Value> at(Spot spot, Layout layout) {
    return at(spot, layout, false);
  }

  /** With those of bit-fields, for which only something of the promoted type can stand. */
  static List<Value> withBitFields(Spot spot, Layout layout) {
    return at(spot, layout, true);
  }

  private static List<Value> at(Spot spot, Layout layout, boolean withBitFields) {
    if (spot.surroundings().inExpression()) {
      return List.of();
    }
    var search = new ValueSearch(layout, withBitFields);
    search.statement(spot.statement());
    return search.isDelicate ? List.of() : search.found;
  }

  private void statement(Stmt stmt) {
    switch (stmt) {
      case Stmt.Expression e -> effect(e.expr());
      case Stmt.If i -> value(i.condition(), true);
      case Stmt.While w -> value(w.condition(), true);
      case Stmt.DoWhile w -> value(w.condition(), true);
      case Stmt.For f -> {
        f.condition().ifPresent(c -> value(c, true));
        f.step().ifPresent(this::effect);
      }
      case Stmt.Switch s -> value(s.condition(), false);
      case Stmt.Return r -> r.value().ifPresent(v -> value(v, false));
      case Stmt.Declare d -> initial(d).forEach(v -> value(v, false));
      case Stmt.Block _, Stmt.Empty _, Stmt.Labeled _, Stmt.Goto _, Stmt.ComputedGoto _ -> {}
      case Stmt.Break _, Stmt.Continue _, Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> {}
    }
  }

  /** What a variable starts with, unless it must be constant or decides the variable's type. */
  static List<Expr> initial(Stmt.Declare stmt) {
    if (!(stmt.declaration() instanceof Decl.Variable v)
        || v.storage() == Decl.Storage.STATIC
        || v.storage() == Decl.Storage.EXTERN
        || !v.traits().equals(Decl.Traits.NONE)) {
      return List.of();
    }
    var values = new ArrayList<Expr>();
    v.initializer().ifPresent(i -> leaves(i, values));
    return values;
  }

  private static void leaves(Initializer initializer, List<Expr> values) {
    switch (initializer) {
      case Initializer.Value v -> values.add(v.expr());
      case Initializer.Braces b -> {
        for (Initializer.Item item : b.items()) {
          // Compilers take nothing but constants for several elements at once.
          if (item.designators().stream()
              .noneMatch(Initializer.Designator.Range.class::isInstance)) {
            leaves(item.value(), values);
          }
        }
      }
    }
  }

  private void effect(Expr expr) {
    value(expr, false);
    found.removeIf(v -> v.node() == expr);
  }

  private void value(Expr expr, boolean isTested) {
    add(expr, isTested);
    switch (expr) {
      case Expr.Implicit i -> conversion(i.conversion(), i.operand());
      case Expr.Cast c -> conversion(c.conversion(), c.operand());
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> object(u.operand());
      case Expr.Unary u -> value(u.operand(), u.op() == UnaryOp.NOT);
      case Expr.Binary b -> {
        value(b.left(), b.op().isLogical());
        value(b.right(), b.op().isLogical());
      }
      case Expr.Assign a -> {
        object(a.target());
        value(a.value(), false);
      }
      case Expr.CompoundAssign a -> {
        object(a.target());
        value(a.value(), false);
      }
      case Expr.Step s -> object(s.operand());
      case Expr.Conditional c -> {
        value(c.condition(), true);
        value(c.then(), false);
        value(c.otherwise(), false);
      }
      case Expr.OrElse o -> {
        value(o.condition(), false);
        value(o.otherwise(), false);
      }
      case Expr.Comma c -> {
        effect(c.left());
        value(c.right(), isTested);
      }
      case Expr.Call c -> arguments(c);
      // What else there is takes constants, types or objects, or has statements in it.
      case Expr _ -> {}
    }
  }

  private void arguments(Expr.Call call) {
    String name = callee(call);
    isDelicate |= name.endsWith("setjmp");
    if (!isInternal(name)) {
      call.arguments().forEach(a -> value(a, false));
    }
  }

  /** Some functions of compilers and processors take constants only. */
  private static boolean isInternal(String name) {
    return name.startsWith("_");
  }

  private static String callee(Expr.Call call) {
    Expr function = call.function();
    while (function instanceof Expr.Implicit i) {
      function = i.operand();
    }
    return function instanceof Expr.Name n ? n.name() : "";
  }

  private void conversion(Conversion conversion, Expr operand) {
    switch (conversion) {
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER -> object(operand);
      case TO_BOOL -> value(operand, true);
      case TO_VOID -> effect(operand);
      // A null pointer is a constant.
      case NULL_TO_POINTER, INTEGRAL_TO_POINTER, FUNCTION_TO_POINTER, TO_UNION -> {}
      case VECTOR_SPLAT, VECTOR_REINTERPRET -> {}
      case INTEGRAL, INTEGRAL_TO_FLOATING, FLOATING_TO_INTEGRAL, FLOATING, POINTER ->
          value(operand, false);
      case POINTER_TO_INTEGRAL, REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, NO_OP ->
          value(operand, false);
    }
  }

  /** The values that it takes to find an object. */
  private void object(Expr lvalue) {
    switch (lvalue) {
      case Expr.Member m when m.arrow() -> value(m.base(), false);
      case Expr.Member m when m.base().isLvalue() -> object(m.base());
      case Expr.Index i when !Types.isVector(i.base().type()) -> {
        value(i.base(), false);
        value(i.index(), false);
      }
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> value(u.operand(), false);
      case Expr _ -> {}
    }
  }

  private void add(Expr expr, boolean isTested) {
    CType type = Types.unqualified(expr.type());
    boolean suits =
        type instanceof CType.Int || type instanceof CType.Enum || type instanceof CType.Pointer;
    if (!suits || !isWritten(expr)) {
      return;
    }
    if (!isBitField(expr)) {
      found.add(new Value(expr, type, isTested));
    } else if (withBitFields && isPlainBitField(expr)) {
      found.add(new Value(expr, Members.promoted(expr, layout), isTested));
    }
  }

  /** Compilers differ on the type of those that are wider than an int. */
  private boolean isPlainBitField(Expr expr) {
    return expr instanceof Expr.Implicit(_, Expr.Member m, _, _)
        && Members.isBitField(m, layout)
        && Members.field(m, layout)
            .filter(f -> f.bitWidth() <= layout.width(CType.INT))
            .isPresent();
  }

  /** Conversions of values that C makes by itself it will make again. */
  private static boolean isWritten(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> i.conversion() == Conversion.LVALUE_TO_RVALUE;
      case Expr.Call c -> !isInternal(callee(c));
      case Expr.BuiltinCall _, Expr.StatementExpr _, Expr.VaArg _, Expr.CompoundLiteral _ -> false;
      case Expr.Generic _, Expr.ChooseExpr _, Expr.LabelAddress _, Expr.StringLiteral _ -> false;
      case Expr _ -> !expr.isLvalue();
    };
  }

  /** The promotion of such a value depends on its width. */
  private boolean isBitField(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> isBitField(i.operand());
      case Expr.Member m -> !m.base().isLvalue() && !m.arrow() || Members.isBitField(m, layout);
      case Expr.Assign a -> isBitField(a.target());
      case Expr.CompoundAssign a -> isBitField(a.target());
      case Expr.Step s -> isBitField(s.operand());
      case Expr.Comma c -> isBitField(c.right());
      case Expr _ -> false;
    };
  }
}
