package dev.assay.interpret.memory;

import java.util.List;

/** The scalars of a declared type, as the effective-type rule sees them. */
public sealed interface Shape {
  /**
   * A scalar; the class {@link AliasClasses#ANY} here means a character, which only characters fit.
   */
  record Scalar(int aliasClass, int size) implements Shape {}

  /** Elements one after the other; vectors and complex numbers too. */
  record Elements(Shape element, int elementSize) implements Shape {}

  /** A struct or union with its number. */
  record Members(int record, boolean isUnion, List<Part> parts) implements Shape {
    public Members {
      parts = List.copyOf(parts);
    }
  }

  /**
   * A member at its offset; bit-fields are left out, since they are reached by their struct only.
   */
  record Part(int offset, int size, Shape shape) {}

  /** Whether a union is somewhere inside. */
  default boolean hasUnion() {
    return switch (this) {
      case Scalar _ -> false;
      case Elements e -> e.element().hasUnion();
      case Members m -> m.isUnion() || m.parts().stream().anyMatch(p -> p.shape().hasUnion());
    };
  }

  /** The class of all scalars where there is only one and nothing else to look at, else -1. */
  default int uniformClass() {
    return switch (this) {
      case Scalar s -> s.aliasClass();
      case Elements e -> e.element() instanceof Members ? -1 : e.element().uniformClass();
      case Members _ -> -1;
    };
  }

  /** Whether an object of this shape may be accessed so at the offset. */
  default boolean permits(int offset, Access access) {
    return permits(offset, access, access.record() == 0);
  }

  private boolean permits(int offset, Access access, boolean recordSeen) {
    return switch (this) {
      case Scalar s -> offset == 0 && s.aliasClass() == access.aliasClass() && recordSeen;
      case Elements e ->
          e.elementSize() > 0 && e.element().permits(offset % e.elementSize(), access, recordSeen);
      case Members m -> permits(m, offset, access, recordSeen);
    };
  }

  private static boolean permits(Members m, int offset, Access access, boolean recordSeen) {
    boolean here = m.record() == access.record();
    if (access.aliasClass() == AliasClasses.WHOLE_RECORD && here && offset == 0) {
      return true;
    }
    for (Part part : m.parts()) {
      int inside = offset - part.offset();
      if (inside >= 0
          && inside < part.size()
          && part.shape().permits(inside, access, recordSeen || here)) {
        return true;
      }
    }
    return false;
  }

  /** The class of the scalar that starts at the offset, or {@link AliasClasses#ANY}. */
  default int classAt(int offset) {
    return switch (this) {
      case Scalar s -> offset == 0 ? s.aliasClass() : AliasClasses.ANY;
      case Elements e ->
          e.elementSize() == 0 ? AliasClasses.ANY : e.element().classAt(offset % e.elementSize());
      case Members m -> m.isUnion() ? AliasClasses.ANY : classAt(m, offset);
    };
  }

  private static int classAt(Members m, int offset) {
    for (Part part : m.parts()) {
      int inside = offset - part.offset();
      if (inside >= 0 && inside < part.size()) {
        return part.shape().classAt(inside);
      }
    }
    return AliasClasses.ANY;
  }
}
