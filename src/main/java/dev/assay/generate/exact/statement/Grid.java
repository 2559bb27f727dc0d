package dev.assay.generate.exact.statement;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Variable;
import java.util.List;

/**
 * An array of numbers that loops go over.
 *
 * @param array the lvalue
 * @param counts of elements in each dimension, the outermost first
 * @param element the type of the numbers, with its qualifiers
 */
record Grid(Variable variable, Expr array, List<Long> counts, CType element) {
  Grid {
    counts = List.copyOf(counts);
  }

  boolean isReadable() {
    return variable.role().isReadable();
  }

  boolean isWritable() {
    return variable.role().isWritable() && !Types.qualifiers(element).isConst();
  }

  long count() {
    return counts.getFirst();
  }

  Expr at(Kit kit, Expr... indices) {
    Expr place = array;
    for (Expr index : indices) {
      place = kit.typing().index(place, index, Span.NONE);
    }
    return place;
  }

  /** The element at any integer, which is brought into range. */
  Expr near(Kit kit, Expr index) {
    return kit.operations().index(array, index, count(), kit.rng().nextInt(1 << 16));
  }
}
