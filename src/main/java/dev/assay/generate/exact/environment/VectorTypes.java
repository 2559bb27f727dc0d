package dev.assay.generate.exact.environment;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.random.Rng;
import java.util.List;

/**
 * Draws vectors of unsigned elements, on which all operations but divisions are defined.
 *
 * <p>Where the program has clang's vectors, each type has a name: only a typedef can be one. In the
 * tree it stays a GNU vector, which behaves alike as far as both have the same operations.
 */
public final class VectorTypes {
  /** Marks the typedefs that are to be clang's vectors where clang reads them. */
  private static final String EXTENDED = "ext_vector_type";

  private static final List<Integer> BYTES = List.of(8, 16, 16, 16, 32);
  private static final List<IntKind> ELEMENTS =
      List.of(IntKind.UCHAR, IntKind.USHORT, IntKind.UINT, IntKind.UINT, IntKind.ULLONG);

  private VectorTypes() {}

  public static CType drawn(Draft draft, Rng rng) {
    IntKind element = rng.pick(ELEMENTS);
    int count = rng.pick(BYTES) / draft.layout().model().sizeOf(element);
    return named(draft, new CType.Vector(new CType.Int(element), count));
  }

  /** The type itself, or its name where programs have names for vectors. */
  public static CType named(Draft draft, CType.Vector type) {
    if (!draft.typeFeatures().has(Feature.EXTENDED_VECTOR)) {
      return type;
    }
    return draft.types().stream()
        .filter(d -> d instanceof Decl.Typedef t && isExtended(t) && t.type().equals(type))
        .map(d -> (CType) new CType.Typedef(((Decl.Typedef) d).name(), type))
        .findFirst()
        .orElseGet(() -> fresh(draft, type));
  }

  private static CType fresh(Draft draft, CType.Vector type) {
    String name = draft.names().fresh("V");
    Attribute extended = Fields.attribute(EXTENDED, type.count());
    draft.types().add(new Decl.Typedef(name, type, List.of(extended), Span.NONE));
    return new CType.Typedef(name, type);
  }

  /** Whether the type shall be clang's vector where clang reads the program. */
  public static boolean isExtended(Decl.Typedef typedef) {
    return Attribute.has(typedef.attributes(), EXTENDED);
  }
}
