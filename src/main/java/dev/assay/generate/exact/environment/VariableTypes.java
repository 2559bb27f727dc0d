package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.random.Rng;
import java.util.List;

/** Draws the types of global variables, all but pointers. */
final class VariableTypes {
  private final Draft draft;
  private final TypeFeatures features;
  private final ScalarTypes scalars;
  private final CompoundTypes compounds;
  private final Unions unions;
  private final Enums enums;
  private final Rng rng;

  VariableTypes(Draft draft, TypeFeatures features) {
    this.draft = draft;
    this.features = features;
    this.rng = draft.rng();
    this.scalars = new ScalarTypes(draft.policy(), features, rng);
    this.compounds = new CompoundTypes(draft, features, scalars);
    this.unions = new Unions(draft);
    this.enums = new Enums(draft);
  }

  CType perhapsVector(Role role) {
    return features.has(Feature.VECTOR_VARIABLE) && rng.chance(1, 3)
        ? VectorTypes.drawn(draft, rng)
        : number(role);
  }

  CType number(Role role) {
    // C++ converts no number to an enum by itself, and has values that an enum must not take.
    boolean enums = role == Role.INPUT || !draft.options().target().isCxx();
    if (enums && features.has(Feature.ENUM) && rng.chance(1, 8)) {
      return this.enums.enumeration();
    }
    boolean near = draft.options().floats() == FloatResults.NEAR;
    CType type =
        rng.chance(1, near ? 2 : 6)
            ? scalars.floating().orElseGet(scalars::integer)
            : scalars.integer();
    return Typedefs.perhaps(draft, features, type);
  }

  CType array() {
    CType element =
        switch (draft.policy().draw(Distribution.ARRAY_ELEMENTS, rng)) {
          case 0 -> scalars.integer();
          case 1 -> scalars.floating().orElseGet(scalars::integer);
          case 2 -> compounds.struct();
          default -> new CType.Pointer(scalars.integer());
        };
    int dimensions = 1 + draft.policy().draw(Distribution.ARRAY_DIMENSIONS, rng);
    CType type = element;
    for (int i = 0; i < dimensions; i++) {
      type = new CType.Array(type, new CType.ArraySize.Fixed(length(dimensions)));
    }
    return Typedefs.perhaps(draft, features, type);
  }

  private int length(int dimensions) {
    int drawn =
        switch (draft.policy().draw(Distribution.ARRAY_LENGTHS, rng)) {
          case 0 -> rng.between(1, 3);
          case 1 -> rng.between(4, 10);
          case 2 -> rng.pick(List.of(2, 4, 8, 16, 32));
          default -> rng.between(11, 40);
        };
    return dimensions == 1 ? drawn : Math.min(drawn, rng.between(2, 10));
  }

  CType struct() {
    return compounds.struct();
  }

  CType union() {
    return unions.union();
  }
}
