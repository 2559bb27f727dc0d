package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes tables of functions of one type. */
final class Tables {
  private Tables() {}

  /** The type of a table: an array of constant pointers to functions. */
  static CType type(Callable callable, int count) {
    CType pointer = new CType.Pointer(callable.type());
    return new CType.Array(
        Types.qualified(pointer, Qualifiers.CONST), new CType.ArraySize.Fixed(count));
  }

  /** Declares a table of the functions, which differ in nothing but their bodies. */
  static Callable declare(Draft draft, List<Callable> functions) {
    Callable first = functions.getFirst();
    String name = draft.names().fresh("table_");
    CType type = type(first, functions.size());
    var items = new ArrayList<Initializer.Item>();
    for (Callable function : functions) {
      var value = new Initializer.Value(Code.name(function.name(), function.type()));
      items.add(new Initializer.Item(List.of(), value));
    }
    Initializer initializer =
        draft
            .typing()
            .initializers()
            .typed(type, new Initializer.Braces(items, Span.NONE))
            .initializer();
    draft.functions().add(Code.variable(name, type, Decl.Storage.STATIC, Optional.of(initializer)));
    long cost = functions.stream().mapToLong(Callable::cost).max().orElse(0);
    return new Callable(
        name,
        first.result(),
        first.formals(),
        List.of(),
        OptionalInt.of(functions.size()),
        first.effect(),
        first.disjoint(),
        cost);
  }
}
