package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Qualifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Spells types as C does, for messages. */
final class TypeNames {
  private TypeNames() {}

  static String name(CType type) {
    return declare(type, "");
  }

  /** A declaration of {@code inner} (a name, or nothing, with its declarator parts) with a type. */
  private static String declare(CType type, String inner) {
    return switch (type) {
      case CType.Pointer p -> declare(p.target(), pointer("*", p.target(), inner));
      case CType.Array a -> declare(a.element(), inner + "[" + size(a.size()) + "]");
      case CType.Function f -> declare(f.result(), inner + "(" + parameters(f) + ")");
      case CType.Qualified q -> qualified(q, inner);
      case CType.Attributed a -> declare(a.base(), inner);
      case CType.Void _ -> join("void", inner);
      case CType.NullPointer _ -> join("nullptr_t", inner);
      case CType.Int i -> join(i.kind().spelling(), inner);
      case CType.BitInt b ->
          join((b.signed() ? "" : "unsigned ") + "_BitInt(" + b.width() + ")", inner);
      case CType.Floating f -> join(f.kind().spelling(), inner);
      case CType.Complex c -> join("_Complex " + name(c.element()), inner);
      case CType.Vector v -> join(vector(v), inner);
      case CType.Record r -> join(r.tag().toString(), inner);
      case CType.Enum e -> join(e.tag().toString(), inner);
      case CType.Typedef t -> join(t.name(), inner);
      case CType.Typeof t -> declare(t.actual(), inner);
    };
  }

  private static String vector(CType.Vector v) {
    String element = name(v.element());
    if (v.extended()) {
      return element + " __attribute__((ext_vector_type(" + v.count() + ")))";
    }
    return element + " __attribute__((vector_size(" + v.count() + " * sizeof(" + element + "))))";
  }

  private static String qualified(CType.Qualified q, String inner) {
    String words = words(q.qualifiers());
    return q.base() instanceof CType.Pointer p
        ? declare(
            p.target(), pointer("*" + words + (inner.isEmpty() ? "" : " "), p.target(), inner))
        : words + " " + declare(q.base(), inner);
  }

  private static String pointer(String star, CType target, String inner) {
    boolean bind = target instanceof CType.Array || target instanceof CType.Function;
    return bind ? "(" + star + inner + ")" : star + inner;
  }

  private static String join(String base, String inner) {
    return inner.isEmpty() ? base : base + " " + inner;
  }

  private static String size(CType.ArraySize size) {
    return switch (size) {
      case CType.ArraySize.Fixed f -> Long.toString(f.count());
      case CType.ArraySize.Unknown _ -> "";
      case CType.ArraySize.Variable _, CType.ArraySize.Star _ -> "*";
    };
  }

  private static String parameters(CType.Function f) {
    if (!f.prototyped()) {
      return "";
    }
    List<String> names = f.parameters().stream().map(TypeNames::name).collect(Collectors.toList());
    if (f.variadic()) {
      names.add("...");
    }
    return names.isEmpty() ? "void" : String.join(", ", names);
  }

  private static String words(Qualifiers q) {
    var words = new ArrayList<String>();
    if (q.isConst()) {
      words.add("const");
    }
    if (q.isVolatile()) {
      words.add("volatile");
    }
    if (q.isRestrict()) {
      words.add("restrict");
    }
    if (q.isAtomic()) {
      words.add("_Atomic");
    }
    return String.join(" ", words);
  }
}
