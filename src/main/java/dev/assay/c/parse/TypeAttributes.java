package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Applies the attributes that make another type of the one they stand at. */
final class TypeAttributes {
  private static final Set<String> OF_TYPES =
      Set.of(
          "aligned",
          "may_alias",
          "transparent_union",
          "packed",
          "address_space",
          "warn_if_not_aligned");

  /** As many as clang allows. */
  private static final int MOST_ELEMENTS = 1 << 20;

  private final Unit unit;

  TypeAttributes(Unit unit) {
    this.unit = unit;
  }

  /** The attribute that asks for an alignment. */
  static Attribute aligned(long value) {
    return new Attribute(
        Attribute.Style.GNU, "aligned", Long.toString(value), OptionalLong.of(value));
  }

  /** Whether the type itself says what the attribute asked, so that it need not be kept. */
  private static boolean isAbsorbed(Attribute attribute) {
    return switch (attribute.name()) {
      case "mode", "vector_size", "ext_vector_type" -> true;
      default -> false;
    };
  }

  /** The attributes that still say something beside the type. */
  List<Attribute> remaining(List<Attribute> attributes) {
    if (attributes.stream().noneMatch(TypeAttributes::isAbsorbed)) {
      return attributes;
    }
    return attributes.stream().filter(a -> !isAbsorbed(a)).toList();
  }

  /** The base type of a declaration after {@code mode}, {@code vector_size} and its kin. */
  CType applyToBase(CType base, List<Attribute> attributes, Span span) {
    CType type = base;
    for (Attribute attribute : attributes) {
      type =
          switch (attribute.name()) {
            case "mode" -> withMode(type, attribute.arguments().replace("_", ""), span);
            case "vector_size" -> withVectorSize(type, attribute.value(), span);
            case "ext_vector_type" -> withElements(type, attribute.value(), span);
            default -> type;
          };
    }
    return type;
  }

  /** A typedef's type with the attributes that travel with it wherever the name is used. */
  CType wrapTypedef(CType type, List<Attribute> attributes) {
    var ofType = attributes.stream().filter(a -> OF_TYPES.contains(a.name())).toList();
    return ofType.isEmpty() ? type : new CType.Attributed(type, ofType);
  }

  /**
   * Makes a union without a tag transparent where its typedef says so, and gives the attributes
   * that are left.
   */
  List<Attribute> moveToUnion(CType type, List<Attribute> attributes) {
    Optional<Attribute> transparent = Attribute.find(attributes, "transparent_union");
    if (transparent.isEmpty() || !(type instanceof CType.Record r) || !r.tag().isAnonymous()) {
      return attributes;
    }
    unit.tags
        .record(r.tag())
        .ifPresent(def -> {
          var all = new ArrayList<>(def.attributes());
          all.add(transparent.get());
          unit.tags.define(
              new TagDef.RecordDef(def.tag(), def.fields(), def.pack(), all, def.span()));
        });
    return attributes.stream().filter(a -> a != transparent.get()).toList();
  }

  List<Attribute> withoutTypeAttributes(List<Attribute> attributes) {
    return attributes.stream().filter(a -> !OF_TYPES.contains(a.name())).toList();
  }

  /** The type of a type name, which keeps whatever attributes it has. */
  CType wrapAll(CType type, List<Attribute> attributes) {
    var kept = new ArrayList<>(remaining(attributes));
    return kept.isEmpty() ? type : new CType.Attributed(type, kept);
  }

  private CType withVectorSize(CType base, OptionalLong bytes, Span span) {
    CType target = innermost(base);
    var size = unit.typing.layout().sizeOf(target);
    boolean fits =
        bytes.isPresent()
            && size.isPresent()
            && size.getAsLong() > 0
            && bytes.getAsLong() > 0
            && bytes.getAsLong() % size.getAsLong() == 0
            && bytes.getAsLong() / size.getAsLong() <= Integer.MAX_VALUE
            && Types.isReal(target);
    if (!fits) {
      unit.reports.error(span, "invalid vector type for attribute 'vector_size'");
      return base;
    }
    int count = (int) (bytes.getAsLong() / size.getAsLong());
    return replaceInnermost(base, new CType.Vector(Types.unqualified(target), count));
  }

  /** clang's: the number of elements is given, the size is that of the next power of two. */
  private CType withElements(CType base, OptionalLong count, Span span) {
    boolean fits =
        count.isPresent()
            && count.getAsLong() > 0
            && count.getAsLong() <= MOST_ELEMENTS
            && Types.isReal(base)
            && !Types.isEnum(base);
    if (!fits) {
      unit.reports.error(span, "invalid vector type for attribute 'ext_vector_type'");
      return base;
    }
    var vector = new CType.Vector(Types.unqualified(base), (int) count.getAsLong(), true);
    return Types.qualified(vector, Types.qualifiers(base));
  }

  private static CType innermost(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Pointer p -> innermost(p.target());
      case CType.Array a -> innermost(a.element());
      case CType.Function f -> innermost(f.result());
      case CType other -> other;
    };
  }

  private static CType replaceInnermost(CType type, CType inner) {
    var qualifiers = Types.qualifiers(type);
    return switch (Types.unqualified(type)) {
      case CType.Pointer p ->
          Types.qualified(new CType.Pointer(replaceInnermost(p.target(), inner)), qualifiers);
      case CType.Array a -> new CType.Array(replaceInnermost(a.element(), inner), a.size());
      case CType.Function f ->
          new CType.Function(
              replaceInnermost(f.result(), inner), f.parameters(), f.variadic(), f.prototyped());
      case CType _ -> Types.qualified(inner, qualifiers);
    };
  }

  private CType withMode(CType base, String mode, Span span) {
    CType target = Types.unqualified(base);
    Optional<CType> changed =
        target instanceof CType.Complex
            ? floatOfMode(mode.replace('C', 'F')).map(CType.Complex::new)
            : target instanceof CType.Floating ? floatOfMode(mode) : integerOfMode(mode, target);
    if (changed.isEmpty()) {
      changed = vectorOfMode(mode, target);
    }
    if (changed.isEmpty()) {
      unit.reports.error(span, "unable to emulate mode '" + mode + "'");
      return base;
    }
    return Types.qualified(changed.get(), Types.qualifiers(base));
  }

  private Optional<CType> vectorOfMode(String mode, CType target) {
    int digits = 1;
    while (digits < mode.length() && Character.isDigit(mode.charAt(digits))) {
      digits++;
    }
    if (!mode.startsWith("V") || digits == 1 || digits > 4) {
      return Optional.empty();
    }
    int count = Integer.parseInt(mode.substring(1, digits));
    String element = mode.substring(digits);
    Optional<CType> type =
        element.endsWith("F") ? floatOfMode(element) : integerOfMode(element, target);
    return type.map(t -> new CType.Vector(t, count));
  }

  private static Optional<CType> floatOfMode(String mode) {
    return switch (mode) {
      case "HF", "HC" -> Optional.of(new CType.Floating(FloatKind.FLOAT16));
      case "SF" -> Optional.of(CType.FLOAT);
      case "DF" -> Optional.of(CType.DOUBLE);
      case "XF" -> Optional.of(new CType.Floating(FloatKind.LONG_DOUBLE));
      case "TF" -> Optional.of(new CType.Floating(FloatKind.FLOAT128));
      default -> Optional.empty();
    };
  }

  private Optional<CType> integerOfMode(String mode, CType target) {
    int pointer = unit.model.pointerSize();
    int bytes =
        switch (mode) {
          case "QI", "byte" -> 1;
          case "HI" -> 2;
          case "SI" -> 4;
          case "DI" -> 8;
          case "TI" -> 16;
          case "word", "pointer", "unwindword", "libgcccmpreturn", "libgccshiftcount" -> pointer;
          default -> 0;
        };
    boolean signed = !Types.isInteger(target) || unit.typing.layout().isSigned(target);
    for (IntKind kind :
        List.of(
            IntKind.SCHAR,
            IntKind.SHORT,
            IntKind.INT,
            IntKind.LONG,
            IntKind.LLONG,
            IntKind.INT128)) {
      if (unit.model.sizeOf(kind) == bytes) {
        return Optional.of(new CType.Int(signed ? kind : kind.toUnsigned()));
      }
    }
    return Optional.empty();
  }
}
