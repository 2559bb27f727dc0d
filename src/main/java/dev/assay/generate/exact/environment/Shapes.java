package dev.assay.generate.exact.environment;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import java.util.List;

/** Questions about what types are made of. */
public final class Shapes {
  private Shapes() {}

  /**
   * Whether an object of the type has pointers inside. Such objects must not be copied from one
   * role to another: what is written through the copy would be what only the original may reach.
   */
  public static boolean hasPointers(CType type, Tags tags) {
    return switch (Types.unqualified(type)) {
      case CType.Pointer _ -> true;
      case CType.Array array -> hasPointers(array.element(), tags);
      case CType.Record record ->
          fields(record, tags).stream().anyMatch(f -> hasPointers(f.type(), tags));
      case CType _ -> false;
    };
  }

  /** Whether pointers to the parts of a struct may be taken. */
  static boolean isPacked(CType.Record record, Tags tags) {
    return tags.record(record.tag())
        .filter(d -> Attribute.has(d.attributes(), "packed"))
        .isPresent();
  }

  /** The members with names. */
  public static List<TagDef.Field> fields(CType.Record record, Tags tags) {
    return tags.record(record.tag()).orElseThrow().fields().stream()
        .filter(f -> !f.name().isEmpty())
        .toList();
  }

  /** Whether the type, or that of its elements, is volatile or atomic: no pointers to such. */
  public static boolean isWatched(CType type) {
    return Types.qualifiers(type).isVolatile() || Types.qualifiers(type).isAtomic();
  }
}
