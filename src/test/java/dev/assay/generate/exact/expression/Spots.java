package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.random.Seed;
import java.util.List;

/** Places in a function that has a few variables. */
final class Spots {
  static final Variable INPUT = new Variable("in", CType.INT, Role.INPUT, true);
  static final Variable MIXED = new Variable("mixed", CType.ULONG, Role.MIXED, true);
  static final Variable OUTPUT = new Variable("out", CType.LONG, Role.OUTPUT, true);
  static final Variable ARRAY =
      new Variable(
          "array", new CType.Array(CType.UINT, new CType.ArraySize.Fixed(8)), Role.INPUT, true);

  private Spots() {}

  static Spot of(long seed, GenerationPolicy policy) {
    var draft = new Draft(ExactOptions.DEFAULT, policy, new Seed(seed).rng());
    return new Spot(
        draft,
        new Scope(List.of(INPUT, MIXED, OUTPUT, ARRAY)),
        policy,
        OperatorContext.ANY,
        0,
        0,
        4,
        1,
        List.of(),
        new Spot.FunctionFrame("f", CType.VOID, Spot.FunctionFrame.Promise.NONE, false));
  }

  static Spot of(long seed) {
    return of(seed, GenerationPolicy.plain());
  }
}
