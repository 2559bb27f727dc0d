package dev.assay.c;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A typed expression.
 *
 * <p>Every conversion that C makes is an {@link Implicit} node, so that operands always have
 * exactly the type that their operator works on. An expression is an lvalue by its form (see {@link
 * #isLvalue}); its value is read by an {@link Implicit} of kind {@link
 * Conversion#LVALUE_TO_RVALUE}. The type of an lvalue keeps its qualifiers, the type of an rvalue
 * has none.
 */
public sealed interface Expr {
  CType type();

  Span span();

  /** An integer constant; {@code text} is its spelling. */
  record IntLiteral(BigInteger value, String text, CType type, Span span) implements Expr {}

  /**
   * A floating constant; {@code text} is its spelling with suffixes, imaginary ones have a complex
   * type.
   */
  record FloatLiteral(String text, CType type, Span span) implements Expr {}

  /** A character constant; {@code text} is its spelling with prefix and quotes. */
  record CharLiteral(BigInteger value, String text, CType type, Span span) implements Expr {}

  /**
   * A string literal of array type (the array includes the final zero, {@code value} does not).
   *
   * <p>{@code pieces} are the adjacent literals as spelled. In a narrow literal each char of {@code
   * value} is one byte from 0 to 255; in a wide one {@code value} holds the code points.
   */
  record StringLiteral(List<String> pieces, String value, CType type, Span span) implements Expr {
    public StringLiteral {
      pieces = List.copyOf(pieces);
    }
  }

  /** {@code nullptr} of C23. */
  record NullptrLiteral(CType type, Span span) implements Expr {}

  /**
   * A variable, parameter or function, found by C's scope rules; also {@code __func__} and its kin.
   */
  record Name(String name, CType type, Span span) implements Expr {}

  record EnumConstant(String name, BigInteger value, CType type, Span span) implements Expr {}

  record Unary(UnaryOp op, Expr operand, CType type, Span span) implements Expr {}

  record Step(StepOp op, Expr operand, CType type, Span span) implements Expr {}

  /** Operands are converted; pointer arithmetic has a pointer on one side. */
  record Binary(BinaryOp op, Expr left, Expr right, CType type, Span span) implements Expr {}

  record Assign(Expr target, Expr value, CType type, Span span) implements Expr {}

  /**
   * {@code target op= value}: the target's value is converted to {@code computation}, the operation
   * made there, and its result converted back. For shifts the value keeps its own promoted type;
   * for pointers {@code computation} is the pointer type.
   */
  record CompoundAssign(
      BinaryOp op, Expr target, Expr value, CType computation, CType type, Span span)
      implements Expr {}

  record Conditional(Expr condition, Expr then, Expr otherwise, CType type, Span span)
      implements Expr {}

  /** GNU {@code condition ?: otherwise}; a true condition's value is converted to {@code type}. */
  record OrElse(Expr condition, Expr otherwise, CType type, Span span) implements Expr {}

  record Comma(Expr left, Expr right, CType type, Span span) implements Expr {}

  /** A call; the function is an rvalue of pointer-to-function type. */
  record Call(Expr function, List<Expr> arguments, CType type, Span span) implements Expr {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * A call of a compiler builtin whose type depends on its arguments, such as {@code
   * __builtin_add_overflow}.
   */
  record BuiltinCall(String name, List<Expr> arguments, CType type, Span span) implements Expr {
    public BuiltinCall {
      arguments = List.copyOf(arguments);
    }
  }

  /** {@code base[index]}; the base is a pointer rvalue, or a vector lvalue. */
  record Index(Expr base, Expr index, CType type, Span span) implements Expr {}

  /** {@code base.field}, or {@code base->field} where the base is a pointer rvalue. */
  record Member(Expr base, String field, boolean arrow, CType type, Span span) implements Expr {}

  /** A cast that the source wrote; {@code written} is the type in its parentheses. */
  record Cast(CType written, Conversion conversion, Expr operand, CType type, Span span)
      implements Expr {}

  /** A conversion that C makes by itself. */
  record Implicit(Conversion conversion, Expr operand, CType type, Span span) implements Expr {}

  record SizeOf(CType.TypeOperand operand, CType type, Span span) implements Expr {}

  record AlignOf(CType.TypeOperand operand, CType type, Span span) implements Expr {}

  record OffsetOf(CType of, List<Initializer.Designator> path, CType type, Span span)
      implements Expr {
    public OffsetOf {
      path = List.copyOf(path);
    }
  }

  /**
   * {@code (written){…}}; {@code type} is complete where {@code written} left the array size open.
   */
  record CompoundLiteral(CType written, Initializer initializer, CType type, Span span)
      implements Expr {}

  /** GNU {@code ({ … })}. */
  record StatementExpr(Stmt.Block block, CType type, Span span) implements Expr {}

  /** {@code _Generic}; {@code selected} is the index of the association that was chosen. */
  record Generic(
      CType.TypeOperand control,
      List<Association> associations,
      int selected,
      CType type,
      Span span)
      implements Expr {
    public Generic {
      associations = List.copyOf(associations);
    }

    public Expr chosen() {
      return associations.get(selected).expr();
    }
  }

  /** One association of {@link Generic}; no type means {@code default}. */
  record Association(Optional<CType> type, Expr expr) {}

  record VaArg(Expr list, CType written, CType type, Span span) implements Expr {}

  record TypesCompatible(CType first, CType second, boolean value, CType type, Span span)
      implements Expr {}

  /** {@code __builtin_choose_expr}; {@code first} tells which of the two was chosen. */
  record ChooseExpr(Expr condition, Expr then, Expr otherwise, boolean first, CType type, Span span)
      implements Expr {
    public Expr chosen() {
      return first ? then : otherwise;
    }
  }

  /** {@code __builtin_convertvector}. */
  record ConvertVector(Expr operand, CType written, CType type, Span span) implements Expr {}

  /**
   * Components of a vector of clang's {@code ext_vector_type}: an element as in {@code v.x}, or a
   * vector as in {@code v.yx}.
   */
  record Swizzle(
      Expr base, String components, boolean arrow, boolean distinct, CType type, Span span)
      implements Expr {}

  /** GNU {@code &&label}. */
  record LabelAddress(String label, CType type, Span span) implements Expr {}

  /** Whether the expression designates an object (or, as a {@link Name}, a function). */
  default boolean isLvalue() {
    return switch (this) {
      case Name _, StringLiteral _, CompoundLiteral _ -> true;
      case Unary u -> u.op() == UnaryOp.DEREFERENCE || isPartOfLvalue(u);
      case Index i -> !(i.base().type() instanceof CType.Vector) || i.base().isLvalue();
      case Member m -> m.arrow() || m.base().isLvalue();
      case Swizzle s -> s.distinct() && (s.arrow() || s.base().isLvalue());
      case Generic g -> g.chosen().isLvalue();
      case ChooseExpr c -> c.chosen().isLvalue();
      case IntLiteral _, FloatLiteral _, CharLiteral _, NullptrLiteral _, EnumConstant _ -> false;
      case Step _, Binary _, Assign _, CompoundAssign _, Conditional _, OrElse _, Comma _ -> false;
      case Call _, BuiltinCall _, Cast _, Implicit _, SizeOf _, AlignOf _, OffsetOf _ -> false;
      case StatementExpr _, VaArg _, TypesCompatible _, ConvertVector _, LabelAddress _ -> false;
    };
  }

  private static boolean isPartOfLvalue(Unary u) {
    return (u.op() == UnaryOp.REAL || u.op() == UnaryOp.IMAG) && u.operand().isLvalue();
  }
}
