package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.CType.ArraySize;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Qualifiers;
import java.util.ArrayList;
import java.util.List;

/** Prints types: what is written before the declared name, and the declarator around it. */
final class TypePrinter {
  private final PrintContext context;

  TypePrinter(PrintContext context) {
    this.context = context;
  }

  /** A type taken apart: the specifiers' type and the declarator. */
  record Declared(CType specifiers, Doc declarator) {}

  /** A type name as in a cast. */
  Doc name(CType type) {
    return declare(type, Docs.EMPTY);
  }

  /** Specifiers and declarator of a name. */
  Doc declare(CType type, Doc name) {
    Declared declared = peel(type, name, false);
    return joined(specifiers(declared.specifiers()), declared.declarator());
  }

  Declared peel(CType type, Doc name) {
    return peel(type, name, false);
  }

  static Doc joined(Doc specifiers, Doc declarator) {
    boolean close = declarator.isEmpty() || declarator.first() == '[';
    return close ? Docs.row(specifiers, declarator) : Docs.row(specifiers, Docs.SPACE, declarator);
  }

  Doc operand(CType.TypeOperand operand) {
    return switch (operand) {
      case CType.TypeOperand.OfType t -> name(t.type());
      case CType.TypeOperand.OfExpr e -> context.expressions.argument(e.expr());
    };
  }

  /** Moves the outermost parts of a type into the declarator, from the name outwards. */
  private Declared peel(CType type, Doc inner, boolean pointer) {
    return switch (type) {
      case CType.Pointer p -> peel(p.target(), Docs.row(Docs.text("*"), inner), true);
      case CType.Array a ->
          peel(a.element(), Docs.row(grouped(inner, pointer), size(a.size())), false);
      case CType.Function f ->
          peel(f.result(), Docs.row(grouped(inner, pointer), parameters(f)), false);
      case CType.Qualified q -> peelQualified(q, inner, pointer);
      case CType.Attributed a when isDerived(a.base()) ->
          peel(a.base(), decorated(AttributeDocs.gnu(a.attributes()), inner), true);
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ ->
          new Declared(type, inner);
      case CType.Complex _, CType.Vector _, CType.Record _, CType.Enum _, CType.Typedef _ ->
          new Declared(type, inner);
      case CType.Typeof _, CType.Attributed _ -> new Declared(type, inner);
    };
  }

  private Declared peelQualified(CType.Qualified q, Doc inner, boolean pointer) {
    return switch (q.base()) {
      case CType.Qualified b ->
          peelQualified(
              new CType.Qualified(b.base(), b.qualifiers().and(q.qualifiers())), inner, pointer);
      case CType.Pointer p -> peel(p.target(), starred(qualifiers(q.qualifiers()), inner), true);
      case CType.Array a ->
          peel(
              new CType.Array(new CType.Qualified(a.element(), q.qualifiers()), a.size()),
              inner,
              pointer);
      case CType.Function f -> peel(f, inner, pointer);
      case CType.Attributed a when a.base() instanceof CType.Pointer p ->
          peel(
              p.target(),
              starred(
                  qualifiers(q.qualifiers()) + " " + flat(AttributeDocs.gnu(a.attributes())),
                  inner),
              true);
      case CType _ -> new Declared(q, inner);
    };
  }

  private static boolean isDerived(CType type) {
    return switch (type) {
      case CType.Pointer _, CType.Array _, CType.Function _ -> true;
      case CType.Qualified q -> isDerived(q.base());
      case CType.Attributed a -> isDerived(a.base());
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ ->
          false;
      case CType.Complex _, CType.Vector _, CType.Record _, CType.Enum _, CType.Typedef _ -> false;
      case CType.Typeof _ -> false;
    };
  }

  /**
   * Attributes of a pointer follow its star; those of an array or a function open its parentheses.
   */
  private static Doc decorated(Doc attributes, Doc inner) {
    return Docs.row(attributes, inner.isEmpty() ? Docs.EMPTY : Docs.SPACE, inner);
  }

  private static Doc starred(String words, Doc inner) {
    return Docs.row(Docs.text("*" + words.strip() + (inner.isEmpty() ? "" : " ")), inner);
  }

  private static Doc grouped(Doc inner, boolean pointer) {
    return pointer ? Docs.row(Docs.text("("), inner, Docs.text(")")) : inner;
  }

  private Doc size(ArraySize size) {
    return switch (size) {
      case ArraySize.Fixed f -> Docs.text("[" + f.count() + "]");
      case ArraySize.Unknown _ -> Docs.text("[]");
      case ArraySize.Star _ -> Docs.text("[*]");
      case ArraySize.Variable v ->
          Docs.row(Docs.text("["), context.expressions.argument(v.count()), Docs.text("]"));
    };
  }

  private Doc parameters(CType.Function function) {
    if (!function.prototyped()) {
      return Docs.text("()");
    }
    return list(function.parameters().stream().map(this::name).toList(), function.variadic());
  }

  /** A parameter list in its parentheses. */
  static Doc list(List<Doc> parameters, boolean variadic) {
    List<Doc> all = new ArrayList<>(parameters);
    if (variadic) {
      all.add(Docs.text("..."));
    }
    if (all.isEmpty()) {
      return Docs.text("(void)");
    }
    return Docs.row(Docs.text("("), Docs.list(4, all), Docs.text(")"));
  }

  private String integer(IntKind kind) {
    return switch (kind) {
      case BOOL -> context.spelling.bool();
      case UINT -> context.options.terse() ? "unsigned" : kind.spelling();
      case CHAR, SCHAR, UCHAR, SHORT, USHORT, INT, LONG, ULONG, LLONG, ULLONG -> kind.spelling();
      case INT128, UINT128 -> kind.spelling();
    };
  }

  /** What stands before the declarator. */
  Doc specifiers(CType type) {
    return switch (type) {
      case CType.Void _ -> Docs.text("void");
      case CType.NullPointer _ -> Docs.text("typeof(nullptr)");
      case CType.Int i -> Docs.text(integer(i.kind()));
      case CType.BitInt b ->
          Docs.text((b.signed() ? "" : "unsigned ") + "_BitInt(" + b.width() + ")");
      case CType.Floating f -> Docs.text(floating(f.kind()));
      case CType.Complex c -> complex(c);
      case CType.Vector v -> vector(v);
      case CType.Record r -> context.tagBodies.use(r.tag());
      case CType.Enum e -> context.tagBodies.use(e.tag());
      case CType.Typedef t -> Docs.text(t.name());
      case CType.Typeof t ->
          Docs.row(
              Docs.text(context.spelling.typeof(t.unqualified()) + "("),
              operand(t.operand()),
              Docs.text(")"));
      case CType.Qualified q when q.qualifiers().isEmpty() -> specifiers(q.base());
      case CType.Qualified q ->
          Docs.row(Docs.text(qualifiers(q.qualifiers()) + " "), specifiers(q.base()));
      case CType.Attributed a ->
          Docs.row(specifiers(a.base()), Docs.SPACE, AttributeDocs.gnu(a.attributes()));
      case CType.Pointer _, CType.Array _, CType.Function _ ->
          // Only reached where a type that needs a declarator is an element of one that takes none.
          Docs.row(Docs.text(context.spelling.typeof(false) + "("), name(type), Docs.text(")"));
    };
  }

  /** Only {@code _Float128} can be the element of a complex type. */
  private Doc complex(CType.Complex c) {
    return c.element() instanceof CType.Floating(FloatKind kind)
        ? Docs.text("_Complex " + kind.spelling())
        : Docs.row(Docs.text("_Complex "), specifiers(c.element()));
  }

  /** gcc and clang both know {@code __float128}, only gcc knows {@code _Float128}. */
  private static String floating(FloatKind kind) {
    return kind == FloatKind.FLOAT128 ? "__float128" : kind.spelling();
  }

  private Doc vector(CType.Vector v) {
    int size =
        switch (Sugar.strip(v.element())) {
          case CType.Int i -> context.model.sizeOf(i.kind());
          case CType.Floating f -> context.model.sizeOf(f.kind());
          case CType _ -> context.model.pointerSize();
        };
    return Docs.row(
        specifiers(v.element()),
        Docs.text(" __attribute__((vector_size(" + (long) size * v.count() + ")))"));
  }

  String qualifiers(Qualifiers q) {
    List<String> words = new ArrayList<>();
    if (q.isConst()) {
      words.add("const");
    }
    if (q.isVolatile()) {
      words.add("volatile");
    }
    if (q.isRestrict()) {
      words.add(context.spelling.restrict());
    }
    if (q.isAtomic()) {
      words.add("_Atomic");
    }
    return String.join(" ", words);
  }

  private static String flat(Doc doc) {
    return new Renderer(Integer.MAX_VALUE).line(doc).text().strip();
  }
}
