package dev.assay.generate.exact.environment;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Short names for the parts of definitions of types. */
final class Fields {
  private Fields() {}

  static TagDef.Field plain(String name, CType type) {
    return new TagDef.Field(
        name, type, OptionalInt.empty(), OptionalInt.empty(), List.of(), Span.NONE);
  }

  static TagDef.Field bits(String name, CType type, int width) {
    return new TagDef.Field(
        name, type, OptionalInt.of(width), OptionalInt.empty(), List.of(), Span.NONE);
  }

  static Attribute attribute(String name) {
    return new Attribute(Attribute.Style.GNU, name, "", OptionalLong.empty());
  }

  static Attribute attribute(String name, long value) {
    return new Attribute(Attribute.Style.GNU, name, Long.toString(value), OptionalLong.of(value));
  }
}
