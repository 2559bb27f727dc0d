package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** Gives types second names. */
final class Typedefs {
  private static final int ONE_IN = 5;

  private Typedefs() {}

  /** The type, or a new name of it. */
  static CType perhaps(Draft draft, TypeFeatures features, CType type) {
    if (!features.has(Feature.TYPEDEF) || !draft.rng().chance(1, ONE_IN)) {
      return type;
    }
    String name = draft.names().fresh("T");
    draft.types().add(new Decl.Typedef(name, type, List.of(), Span.NONE));
    return new CType.Typedef(name, type);
  }
}
