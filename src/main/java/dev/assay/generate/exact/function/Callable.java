package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.type.Types;
import java.util.List;
import java.util.OptionalInt;

/**
 * A function, or a table of functions of one type, that code may call.
 *
 * @param name of the function, or of the table
 * @param formals the parameters
 * @param more the types of the arguments after those, for a variadic function
 * @param table how many functions the table has
 * @param disjoint whether no two arguments may point to the same object
 * @param cost about how many steps a call takes
 */
record Callable(
    String name,
    CType result,
    List<Formal> formals,
    List<CType> more,
    OptionalInt table,
    Effect effect,
    boolean disjoint,
    long cost) {
  Callable {
    formals = List.copyOf(formals);
    more = List.copyOf(more);
  }

  CType.Function type() {
    List<CType> types = formals.stream().map(f -> f.variable().type()).toList();
    return new CType.Function(result, types, !more.isEmpty(), true);
  }

  boolean givesInteger() {
    return Types.isInteger(result);
  }

  Callable withCost(long changed) {
    return new Callable(name, result, formals, more, table, effect, disjoint, changed);
  }
}
