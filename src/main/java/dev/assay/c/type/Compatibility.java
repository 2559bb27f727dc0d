package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Qualifiers;
import java.util.ArrayList;
import java.util.List;

/** Compatible types and their composites (6.2.7). */
final class Compatibility {
  private final Layout layout;

  Compatibility(Layout layout) {
    this.layout = layout;
  }

  boolean compatible(CType a, CType b) {
    return Types.qualifiers(a).equals(Types.qualifiers(b)) && compatibleUnqualified(a, b);
  }

  /** Compatible when the qualifiers at the top of both are left aside. */
  boolean compatibleUnqualified(CType first, CType second) {
    CType a = Types.unqualified(first);
    CType b = Types.unqualified(second);
    return switch (a) {
      case CType.Pointer x -> b instanceof CType.Pointer y && compatible(x.target(), y.target());
      case CType.Array x -> b instanceof CType.Array y && arrays(x, y);
      case CType.Function x -> b instanceof CType.Function y && functions(x, y);
      case CType.Enum x -> a.equals(b) || isInt(b) && Types.same(layout.underlying(x), b);
      case CType.Int _, CType.BitInt _ ->
          b instanceof CType.Enum y ? Types.same(layout.underlying(y), a) : a.equals(b);
      case CType.Vector x ->
          b instanceof CType.Vector y
              && x.count() == y.count()
              && compatible(x.element(), y.element());
      case CType.Void _, CType.NullPointer _, CType.Floating _, CType.Complex _, CType.Record _ ->
          Types.same(a, b);
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ ->
          throw new IllegalStateException("sugar in " + a);
    };
  }

  private static boolean isInt(CType type) {
    return type instanceof CType.Int || type instanceof CType.BitInt;
  }

  /** The element's qualifiers were compared as those of the array, or are left aside with them. */
  private boolean arrays(CType.Array a, CType.Array b) {
    boolean sizes =
        !(a.size() instanceof CType.ArraySize.Fixed x)
            || !(b.size() instanceof CType.ArraySize.Fixed y)
            || x.count() == y.count();
    return sizes && compatibleUnqualified(a.element(), b.element());
  }

  private boolean functions(CType.Function a, CType.Function b) {
    if (!compatible(a.result(), b.result())) {
      return false;
    }
    if (a.prototyped() && b.prototyped()) {
      return a.variadic() == b.variadic() && parameters(a.parameters(), b.parameters());
    }
    if (a.prototyped()) {
      return withoutPrototype(a, b);
    }
    return !b.prototyped() || withoutPrototype(b, a);
  }

  private boolean parameters(List<CType> a, List<CType> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      CType x = Types.adjustedParameter(a.get(i));
      if (!compatibleUnqualified(x, Types.adjustedParameter(b.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private boolean withoutPrototype(CType.Function prototype, CType.Function old) {
    if (prototype.variadic()) {
      return false;
    }
    if (!old.parameters().isEmpty()) {
      return parameters(
          prototype.parameters(), old.parameters().stream().map(this::argument).toList());
    }
    return prototype.parameters().stream().allMatch(p -> compatibleUnqualified(p, argument(p)));
  }

  private CType argument(CType type) {
    return ArithmeticTypes.argumentPromoted(type, layout);
  }

  /**
   * The composite of two types that are compatible; where nothing is gained, the first as it is.
   */
  CType composite(CType first, CType second) {
    if (Types.same(first, second)) {
      return first;
    }
    CType a = Types.unqualified(first);
    CType b = Types.unqualified(second);
    Qualifiers qualifiers = Types.qualifiers(first);
    if (a instanceof CType.Pointer x && b instanceof CType.Pointer y) {
      return Types.qualified(new CType.Pointer(composite(x.target(), y.target())), qualifiers);
    }
    if (a instanceof CType.Array x && b instanceof CType.Array y) {
      return compositeArray(x, y);
    }
    if (a instanceof CType.Function x && b instanceof CType.Function y) {
      return compositeFunction(x, y);
    }
    return a instanceof CType.Enum ? second : first;
  }

  private CType compositeArray(CType.Array a, CType.Array b) {
    CType element = composite(a.element(), b.element());
    boolean second =
        switch (a.size()) {
          case CType.ArraySize.Fixed _ -> false;
          case CType.ArraySize.Unknown _ -> true;
          case CType.ArraySize.Star _ -> !(b.size() instanceof CType.ArraySize.Unknown);
          case CType.ArraySize.Variable _ -> b.size() instanceof CType.ArraySize.Fixed;
        };
    return new CType.Array(element, second ? b.size() : a.size());
  }

  private CType compositeFunction(CType.Function a, CType.Function b) {
    CType result = composite(a.result(), b.result());
    if (!a.prototyped() || !b.prototyped()) {
      CType.Function model = a.prototyped() || !b.prototyped() ? a : b;
      return new CType.Function(result, model.parameters(), model.variadic(), model.prototyped());
    }
    var parameters = new ArrayList<CType>();
    for (int i = 0; i < Math.min(a.parameters().size(), b.parameters().size()); i++) {
      parameters.add(composite(a.parameters().get(i), b.parameters().get(i)));
    }
    return new CType.Function(result, parameters, a.variadic(), true);
  }
}
