package dev.assay.c.type;

import dev.assay.c.CType;
import java.util.List;

/** Compares types for identity, looking through sugar. */
final class Sameness {
  private Sameness() {}

  static boolean same(CType first, CType second) {
    if (first == second) {
      return true;
    }
    return Types.qualifiers(first).equals(Types.qualifiers(second))
        && sameUnqualified(Types.unqualified(first), Types.unqualified(second));
  }

  /** Whether two types differ in qualifiers only, at any depth of pointers and arrays. */
  static boolean similar(CType first, CType second) {
    CType a = Types.unqualified(first);
    CType b = Types.unqualified(second);
    if (a instanceof CType.Pointer x && b instanceof CType.Pointer y) {
      return similar(x.target(), y.target());
    }
    if (a instanceof CType.Array x && b instanceof CType.Array y) {
      return sameSize(x.size(), y.size()) && similar(x.element(), y.element());
    }
    return sameUnqualified(a, b);
  }

  private static boolean sameUnqualified(CType first, CType second) {
    return switch (first) {
      case CType.Pointer a -> second instanceof CType.Pointer b && same(a.target(), b.target());
      case CType.Array a ->
          second instanceof CType.Array b
              && sameSize(a.size(), b.size())
              && same(a.element(), b.element());
      case CType.Vector a ->
          second instanceof CType.Vector b
              && a.count() == b.count()
              && a.extended() == b.extended()
              && same(a.element(), b.element());
      case CType.Complex a -> second instanceof CType.Complex b && same(a.element(), b.element());
      case CType.Function a -> second instanceof CType.Function b && sameFunction(a, b);
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ ->
          first.equals(second);
      case CType.Record _, CType.Enum _ -> first.equals(second);
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ ->
          throw new IllegalStateException("sugar in " + first);
    };
  }

  /** Two variable lengths are told apart only by their form: their values are not known. */
  private static boolean sameSize(CType.ArraySize a, CType.ArraySize b) {
    return a.getClass() == b.getClass() && (!(a instanceof CType.ArraySize.Fixed) || a.equals(b));
  }

  /** Without a prototype the parameters are only known, not part of the type. */
  private static boolean sameFunction(CType.Function a, CType.Function b) {
    if (!a.prototyped() && !b.prototyped()) {
      return same(a.result(), b.result());
    }
    return a.variadic() == b.variadic()
        && a.prototyped() == b.prototyped()
        && same(a.result(), b.result())
        && sameAll(a.parameters(), b.parameters());
  }

  private static boolean sameAll(List<CType> a, List<CType> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!Types.same(Types.unqualified(a.get(i)), Types.unqualified(b.get(i)))) {
        return false;
      }
    }
    return true;
  }
}
