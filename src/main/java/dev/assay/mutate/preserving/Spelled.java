package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.mutate.profile.Place;
import java.util.Optional;

/** Types as they can be written anywhere, without names that something could hide. */
final class Spelled {
  private final Program program;
  private final Layout layout;

  Spelled(Program program) {
    this.program = program;
    this.layout = new Layout(program.model(), program.tags());
  }

  /** The type of a variable that can hold every value of the place. */
  Optional<CType> plain(Place place) {
    CType type = place.type();
    boolean restricted = Types.qualifiers(place.lvalue().type()).isRestrict();
    return restricted ? Optional.empty() : of(Types.isInteger(type) ? layout.integer(type) : type);
  }

  private Optional<CType> of(CType type) {
    return switch (type) {
      case CType.Void _, CType.Int _, CType.Floating _ -> Optional.of(type);
      case CType.Pointer p -> of(p.target()).map(CType.Pointer::new);
      case CType.Qualified q -> of(q.base()).map(base -> Types.qualified(base, q.qualifiers()));
      case CType.Typedef t -> of(t.actual());
      case CType.Typeof t -> of(t.actual());
      case CType.Record r -> isUnique(r.tag()) ? Optional.of(r) : Optional.empty();
      case CType.Enum e -> isUnique(e.tag()) ? Optional.of(e) : Optional.empty();
      case CType.NullPointer _, CType.BitInt _, CType.Complex _, CType.Array _ -> Optional.empty();
      case CType.Vector _, CType.Function _, CType.Attributed _ -> Optional.empty();
    };
  }

  private boolean isUnique(Tag tag) {
    return !tag.isAnonymous()
        && tag.ordinal() == 0
        && program.tags().definition(new Tag(tag.kind(), tag.name(), 1)).isEmpty();
  }
}
