package dev.assay.generate.grammar.environment;

import dev.assay.c.CType;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Sketch;
import java.util.List;

/** Draws pointers and arrays. */
final class CompoundTypes {
  private static final List<Integer> COUNTS = List.of(1, 2, 3, 4, 4, 8, 16, 33);

  private CompoundTypes() {}

  /** To something that is there already, so that it can point to it. */
  static CType pointer(Sketch sketch, int depth) {
    List<Variable> globals = sketch.globals();
    return new CType.Pointer(
        globals.isEmpty() ? ScalarTypes.integer(sketch, depth) : sketch.rng().pick(globals).type());
  }

  static CType array(Sketch sketch, int depth) {
    CType element =
        depth > 0 ? DrawnTypes.object(sketch, depth - 1) : ScalarTypes.integer(sketch, depth);
    return new CType.Array(element, new CType.ArraySize.Fixed(sketch.rng().pick(COUNTS)));
  }
}
