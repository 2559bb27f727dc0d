package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Qualifiers;
import dev.assay.c.Tag;

/**
 * Looks through the sugar of types and classifies them.
 *
 * <p>A type is canonical at its top when it is not sugar and has at most one {@link
 * CType.Qualified} around it, never around an array: an array's qualifiers are those of its
 * element.
 */
public final class Types {
  private Types() {}

  // The three walks below are the hottest code of typing: tests of final classes cost less than a
  // switch over all kinds.

  /** The type without sugar at its top; qualifiers stay, in one {@link CType.Qualified}. */
  public static CType canonical(CType type) {
    if (type instanceof CType.Qualified q) {
      CType base = canonical(q.base());
      boolean clean =
          base == q.base() && !(base instanceof CType.Qualified || base instanceof CType.Array);
      return clean ? q : qualified(base, q.qualifiers());
    }
    if (type instanceof CType.Typedef t) {
      return canonical(t.actual());
    }
    if (type instanceof CType.Typeof t) {
      return t.unqualified() ? unqualified(t.actual()) : canonical(t.actual());
    }
    return type instanceof CType.Attributed a ? canonical(a.base()) : type;
  }

  /** The type without sugar and qualifiers at its top; the elements of an array keep theirs. */
  public static CType unqualified(CType type) {
    if (type instanceof CType.Typedef t) {
      return unqualified(t.actual());
    }
    if (type instanceof CType.Qualified q) {
      CType base = unqualified(q.base());
      return base instanceof CType.Array ? qualified(base, q.qualifiers()) : base;
    }
    if (type instanceof CType.Typeof t) {
      return unqualified(t.actual());
    }
    return type instanceof CType.Attributed a ? unqualified(a.base()) : type;
  }

  /** The qualifiers at the top of a type; those of an array are its element's. */
  public static Qualifiers qualifiers(CType type) {
    if (type instanceof CType.Typedef t) {
      return qualifiers(t.actual());
    }
    if (type instanceof CType.Qualified q) {
      Qualifiers inner = qualifiers(q.base());
      return inner.isEmpty() ? q.qualifiers() : q.qualifiers().and(inner);
    }
    if (type instanceof CType.Array a) {
      return qualifiers(a.element());
    }
    if (type instanceof CType.Typeof t) {
      return t.unqualified() ? Qualifiers.NONE : qualifiers(t.actual());
    }
    return type instanceof CType.Attributed a ? qualifiers(a.base()) : Qualifiers.NONE;
  }

  /**
   * The type with more qualifiers; sugar stays unless the qualifiers belong to an array element.
   */
  public static CType qualified(CType type, Qualifiers more) {
    if (more.isEmpty()) {
      return type;
    }
    return switch (type) {
      case CType.Qualified q -> new CType.Qualified(q.base(), q.qualifiers().and(more));
      case CType.Array a -> new CType.Array(qualified(a.element(), more), a.size());
      case CType.Typedef _, CType.Typeof _, CType.Attributed _ ->
          unqualified(type) instanceof CType.Array
              ? qualified(canonical(type), more)
              : new CType.Qualified(type, more);
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ ->
          new CType.Qualified(type, more);
      case CType.Complex _, CType.Pointer _, CType.Vector _, CType.Record _, CType.Enum _ ->
          new CType.Qualified(type, more);
      case CType.Function _ -> type;
    };
  }

  public static boolean isVoid(CType type) {
    return unqualified(type) instanceof CType.Void;
  }

  public static boolean isBool(CType type) {
    return unqualified(type) instanceof CType.Int i && i.kind() == IntKind.BOOL;
  }

  /** Integer types: the standard ones, bool, enums and bit-precise ones. */
  public static boolean isInteger(CType type) {
    CType t = unqualified(type);
    return t instanceof CType.Int || t instanceof CType.Enum || t instanceof CType.BitInt;
  }

  public static boolean isEnum(CType type) {
    return unqualified(type) instanceof CType.Enum;
  }

  /** Real floating types. */
  public static boolean isFloating(CType type) {
    return unqualified(type) instanceof CType.Floating;
  }

  public static boolean isFloating(CType type, FloatKind kind) {
    return unqualified(type) instanceof CType.Floating f && f.kind() == kind;
  }

  public static boolean isComplex(CType type) {
    return unqualified(type) instanceof CType.Complex;
  }

  public static boolean isReal(CType type) {
    return isInteger(type) || isFloating(type);
  }

  public static boolean isArithmetic(CType type) {
    return isInteger(type) || isFloating(type) || isComplex(type);
  }

  public static boolean isPointer(CType type) {
    return unqualified(type) instanceof CType.Pointer;
  }

  public static boolean isNullPointerType(CType type) {
    return unqualified(type) instanceof CType.NullPointer;
  }

  public static boolean isScalar(CType type) {
    return isArithmetic(type) || isPointer(type) || isNullPointerType(type);
  }

  public static boolean isVector(CType type) {
    return unqualified(type) instanceof CType.Vector;
  }

  public static boolean isArray(CType type) {
    return unqualified(type) instanceof CType.Array;
  }

  public static boolean isFunction(CType type) {
    return unqualified(type) instanceof CType.Function;
  }

  /** Structs and unions. */
  public static boolean isRecord(CType type) {
    return unqualified(type) instanceof CType.Record;
  }

  public static boolean isUnion(CType type) {
    return unqualified(type) instanceof CType.Record r && r.tag().kind() == Tag.Kind.UNION;
  }

  public static boolean isVoidPointer(CType type) {
    return unqualified(type) instanceof CType.Pointer p && isVoid(p.target());
  }

  public static boolean isFunctionPointer(CType type) {
    return unqualified(type) instanceof CType.Pointer p && isFunction(p.target());
  }

  /** Whether the type is a variable length array or has one inside (6.7.6). */
  public static boolean isVariablyModified(CType type) {
    CType t = unqualified(type);
    return isVariableLength(t)
        || t instanceof CType.Array a && isVariablyModified(a.element())
        || t instanceof CType.Pointer p && isVariablyModified(p.target())
        || t instanceof CType.Function f && isVariablyModified(f.result());
  }

  /** Whether the type is an array whose own size, or that of its elements, is not constant. */
  public static boolean isVariableLength(CType type) {
    return unqualified(type) instanceof CType.Array a
        && (a.size() instanceof CType.ArraySize.Variable
            || a.size() instanceof CType.ArraySize.Star
            || isVariableLength(a.element()));
  }

  /** What a pointer points to, with its sugar and qualifiers. */
  public static CType target(CType pointer) {
    return unqualified(pointer) instanceof CType.Pointer p ? p.target() : CType.INT;
  }

  /** The element type of an array, vector or complex type. */
  public static CType element(CType type) {
    CType t = unqualified(type);
    if (t instanceof CType.Array a) {
      return a.element();
    }
    if (t instanceof CType.Vector v) {
      return v.element();
    }
    return t instanceof CType.Complex c ? c.element() : CType.INT;
  }

  /** A parameter's type: arrays and functions became pointers (6.7.6.3). */
  public static CType adjustedParameter(CType type) {
    CType t = unqualified(type);
    if (t instanceof CType.Array a) {
      return new CType.Pointer(a.element());
    }
    return t instanceof CType.Function ? new CType.Pointer(type) : type;
  }

  /** Whether two types are compatible (6.2.7). */
  public static boolean compatible(CType a, CType b, Layout layout) {
    return new Compatibility(layout).compatible(a, b);
  }

  /** The composite of two compatible types (6.2.7). */
  public static CType composite(CType a, CType b, Layout layout) {
    return new Compatibility(layout).composite(a, b);
  }

  /** The type after the integer promotions (6.3.1.1). */
  public static CType promoted(CType type, Layout layout) {
    return ArithmeticTypes.promoted(type, layout);
  }

  /** The common type of the usual arithmetic conversions (6.3.1.8). */
  public static CType usual(CType a, CType b, Layout layout) {
    return ArithmeticTypes.usual(a, b, layout);
  }

  /** Whether both types are the same, sugar aside, qualifiers included. */
  public static boolean same(CType a, CType b) {
    return Sameness.same(a, b);
  }

  /** Whether both types are the same, sugar and the qualifiers at their top aside. */
  public static boolean sameUnqualified(CType a, CType b) {
    return Sameness.same(unqualified(a), unqualified(b));
  }

  /** The type as C writes it, for messages. */
  public static String name(CType type) {
    return TypeNames.name(type);
  }
}
