package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.Target.Language.Cxx;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/** Casts where C converts by itself and C++ does not, or converts to another type. */
final class Casts implements Rules {
  private final Layout layout;
  private final Cxx language;
  private final Map<String, Tag> enumerators = new HashMap<>();

  private Casts(Program program, Cxx language) {
    this.layout = new Layout(program.model(), program.tags());
    this.language = language;
    for (TagDef definition : program.tags().definitions().values()) {
      if (definition instanceof TagDef.EnumDef e) {
        e.enumerators().forEach(c -> enumerators.put(c.name(), e.tag()));
      }
    }
  }

  static Program applied(Program program, Cxx language) {
    return new Rewriter(new Casts(program, language)).program(program);
  }

  @Override
  public Expr expr(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> implicit(i);
      // In C a constant is an int, in C++ it is of the enum and may be promoted to another type.
      case Expr.EnumConstant e -> cast(e.type(), Conversion.INTEGRAL, e);
      case Expr.Cast c
          when c.conversion() == Conversion.POINTER_TO_INTEGRAL && isNarrow(c.type()) ->
          new Expr.Cast(
              c.written(),
              Conversion.INTEGRAL,
              cast(layout.sizeType(), Conversion.POINTER_TO_INTEGRAL, c.operand()),
              c.type(),
              c.span());
      case Expr.Cast c when c.conversion() == Conversion.NULL_TO_POINTER ->
          new Expr.Cast(c.written(), c.conversion(), zero(), c.type(), c.span());
      case Expr _ -> expr;
    };
  }

  private boolean isNarrow(CType type) {
    return layout.width(type) < 8 * layout.model().pointerSize();
  }

  private static Expr cast(CType type, Conversion conversion, Expr operand) {
    return new Expr.Cast(type, conversion, operand, type, operand.span());
  }

  private static Expr explicit(Expr.Implicit i) {
    return cast(i.type(), i.conversion(), i.operand());
  }

  private Expr implicit(Expr.Implicit i) {
    return switch (i.conversion()) {
      case INTEGRAL -> integral(i);
      case POINTER -> pointer(i);
      case NO_OP -> isText(i.operand()) ? constantText(i) : i;
      case NULL_TO_POINTER -> nullPointer(i);
      case ARRAY_TO_POINTER -> i.operand() instanceof Expr.StringLiteral ? explicit(i) : i;
      case VECTOR_SPLAT ->
          new Expr.Implicit(
              i.conversion(),
              cast(Types.element(i.type()), Conversion.NO_OP, i.operand()),
              i.type(),
              i.span());
      case LVALUE_TO_RVALUE, FUNCTION_TO_POINTER, INTEGRAL_TO_FLOATING -> i;
      case FLOATING_TO_INTEGRAL, FLOATING, TO_BOOL, TO_VOID -> i;
      case POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, TO_UNION -> explicit(i);
      case REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, VECTOR_REINTERPRET -> i;
    };
  }

  private Expr integral(Expr.Implicit i) {
    if (Types.unqualified(i.type()) instanceof CType.Enum(Tag tag)) {
      return i.operand() instanceof Expr.Cast(_, _, Expr.EnumConstant constant, _, _)
              && tag.equals(enumerators.get(constant.name()))
          ? constant
          : explicit(i);
    }
    return Types.isEnum(i.operand().type()) ? explicit(i) : i;
  }

  private static Expr pointer(Expr.Implicit i) {
    if (Types.isVoidPointer(i.type()) && !Types.isFunctionPointer(i.operand().type())) {
      return isText(i.operand()) ? constantText(i) : i;
    }
    boolean same = Types.sameUnqualified(Types.target(i.type()), Types.target(i.operand().type()));
    return same ? i : explicit(i);
  }

  private Expr nullPointer(Expr.Implicit i) {
    if (Types.isNullPointerType(i.operand().type()) && language.atLeast(11)) {
      return i;
    }
    return new Expr.Implicit(i.conversion(), zero(), i.type(), i.span());
  }

  private static Expr zero() {
    return new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, Span.NONE);
  }

  /** A literal that was cast to a pointer to plain characters, as C has it. */
  private static boolean isText(Expr expr) {
    return expr instanceof Expr.Cast(_, Conversion c, Expr.StringLiteral _, _, _)
        && c == Conversion.ARRAY_TO_POINTER;
  }

  /** The literal without the cast, where the constant characters that C++ has are asked for. */
  private static Expr constantText(Expr.Implicit i) {
    Expr.Cast cast = (Expr.Cast) i.operand();
    boolean constant = Types.qualifiers(Types.target(i.type())).isConst();
    return constant ? new Expr.Implicit(i.conversion(), cast.operand(), i.type(), i.span()) : i;
  }

  @Override
  public Stmt stmt(Stmt stmt) {
    return stmt instanceof Stmt.Labeled(Stmt.Label.Case label, Stmt body, Span span)
        ? new Stmt.Labeled(plain(label), body, span)
        : stmt;
  }

  /** The label by its value: a constant that does not fit the condition's type is an error. */
  private static Stmt.Label plain(Stmt.Label.Case label) {
    return new Stmt.Label.Case(
        number(label.low(), label.lowValue()),
        label.high().map(h -> number(h, label.highValue())),
        label.lowValue(),
        label.highValue());
  }

  private static Expr number(Expr written, BigInteger value) {
    return written instanceof Expr.IntLiteral
        ? written
        : new Expr.IntLiteral(value, "", Types.unqualified(written.type()), Span.NONE);
  }
}
