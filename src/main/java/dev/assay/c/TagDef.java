package dev.assay.c;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What stands between the braces of a struct, union or enum. */
public sealed interface TagDef {
  Tag tag();

  List<Attribute> attributes();

  Span span();

  /**
   * A struct or union; {@code pack} is the alignment limit of {@code #pragma pack}, 0 when none is
   * in force.
   */
  record RecordDef(Tag tag, List<Field> fields, int pack, List<Attribute> attributes, Span span)
      implements TagDef {
    public RecordDef {
      fields = List.copyOf(fields);
      attributes = List.copyOf(attributes);
    }

    public boolean isUnion() {
      return tag.kind() == Tag.Kind.UNION;
    }
  }

  /** One member; the name is empty for anonymous members and for unnamed bit-fields. */
  record Field(
      String name,
      CType type,
      OptionalInt bitWidth,
      OptionalInt alignas,
      List<Attribute> attributes,
      Span span) {
    public Field {
      attributes = List.copyOf(attributes);
    }

    public boolean isBitField() {
      return bitWidth.isPresent();
    }

    /** An unnamed struct or union member whose own members are reached directly. */
    public boolean isAnonymousMember() {
      return name.isEmpty() && bitWidth.isEmpty();
    }
  }

  /**
   * An enum; {@code fixed} is C23's stated underlying type, {@code underlying} the type that is
   * used.
   */
  record EnumDef(
      Tag tag,
      List<Enumerator> enumerators,
      Optional<CType> fixed,
      CType underlying,
      List<Attribute> attributes,
      Span span)
      implements TagDef {
    public EnumDef {
      enumerators = List.copyOf(enumerators);
      attributes = List.copyOf(attributes);
    }
  }

  /** One enumeration constant, with the expression it was given if any. */
  record Enumerator(String name, Optional<Expr> expression, BigInteger value, Span span) {}
}
