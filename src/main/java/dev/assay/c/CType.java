package dev.assay.c;

import java.util.List;

/**
 * A C type.
 *
 * <p>{@link Typedef}, {@link Typeof} and {@link Attributed} are sugar: they keep what the source
 * wrote and stand for another type. Tagged types are named by their {@link Tag}; their definitions
 * are in the program's {@link TypeTable}.
 */
public sealed interface CType {
  CType VOID = new Void();
  CType BOOL = new Int(IntKind.BOOL);
  CType CHAR = new Int(IntKind.CHAR);
  CType INT = new Int(IntKind.INT);
  CType UINT = new Int(IntKind.UINT);
  CType LONG = new Int(IntKind.LONG);
  CType ULONG = new Int(IntKind.ULONG);
  CType DOUBLE = new Floating(FloatKind.DOUBLE);
  CType FLOAT = new Floating(FloatKind.FLOAT);

  record Void() implements CType {}

  /** C23's type of {@code nullptr}. */
  record NullPointer() implements CType {}

  record Int(IntKind kind) implements CType {}

  record BitInt(int width, boolean signed) implements CType {}

  record Floating(FloatKind kind) implements CType {}

  /** A complex type; GNU C allows integer elements. */
  record Complex(CType element) implements CType {}

  record Pointer(CType target) implements CType {}

  record Array(CType element, ArraySize size) implements CType {}

  /** GNU's vectors; {@code extended} for those of clang's {@code ext_vector_type}. */
  record Vector(CType element, int count, boolean extended) implements CType {
    public Vector(CType element, int count) {
      this(element, count, false);
    }
  }

  /**
   * A function; without a prototype the parameters are those of an old-style definition, if known,
   * else empty.
   */
  record Function(CType result, List<CType> parameters, boolean variadic, boolean prototyped)
      implements CType {
    public Function {
      parameters = List.copyOf(parameters);
    }
  }

  /** A struct or union. */
  record Record(Tag tag) implements CType {}

  record Enum(Tag tag) implements CType {}

  record Qualified(CType base, Qualifiers qualifiers) implements CType {}

  record Typedef(String name, CType actual) implements CType {}

  /** {@code typeof(operand)}; {@code unqualified} for C23's {@code typeof_unqual}. */
  record Typeof(TypeOperand operand, boolean unqualified, CType actual) implements CType {}

  /** A type with type attributes such as {@code aligned} or {@code may_alias}. */
  record Attributed(CType base, List<Attribute> attributes) implements CType {
    public Attributed {
      attributes = List.copyOf(attributes);
    }
  }

  /** How many elements an array has. */
  sealed interface ArraySize {
    /** Known when compiling. */
    record Fixed(long count) implements ArraySize {}

    /** {@code []}: incomplete, or a flexible array member. */
    record Unknown() implements ArraySize {}

    /** A variable length array. */
    record Variable(Expr count) implements ArraySize {}

    /** {@code [*]} in a prototype. */
    record Star() implements ArraySize {}
  }

  /**
   * What stands in the parentheses of {@code sizeof}, {@code _Alignof}, {@code typeof} and {@code
   * _Generic}.
   */
  sealed interface TypeOperand {
    record OfType(CType type) implements TypeOperand {}

    record OfExpr(Expr expr) implements TypeOperand {}
  }
}
