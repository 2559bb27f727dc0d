package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import java.util.Optional;

/** Whether objects of a type are small enough to be filled and looked at again and again. */
final class Sizes {
  private static final long MOST_PARTS = 3000;

  private Sizes() {}

  /** Whether it is complete and has not too many scalar parts. */
  static boolean isModest(CType type, Tags tags) {
    long parts = parts(type, tags);
    return parts > 0 && parts <= MOST_PARTS;
  }

  /** How many scalar parts it has; 0 if it is not complete, or of no fixed size. */
  static long parts(CType given, Tags tags) {
    CType type = Types.unqualified(Types.canonical(given));
    return switch (type) {
      case CType.Array(CType element, CType.ArraySize.Fixed(long count)) ->
          Math.max(0, count) * parts(element, tags);
      case CType.Array _, CType.Void _, CType.Function _ -> 0;
      case CType.Record r -> {
        Optional<TagDef.RecordDef> definition = tags.record(r.tag());
        yield definition.isEmpty() || definition.get().fields().isEmpty()
            ? 0
            : definition.get().fields().stream()
                .mapToLong(f -> Math.max(1, parts(f.type(), tags)))
                .sum();
      }
      case CType _ -> 1;
    };
  }
}
