package dev.assay.generate.exact.harness;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Statements for every scalar part of an object, with loops over its arrays. */
record Parts(Draft draft, Code code) {
  /** A scalar part, and its name with the loops' counters in it. */
  record Part(Expr lvalue, String name, List<Expr> counters) {}

  List<Stmt> each(Expr object, String name, Function<Part, List<Stmt>> action) {
    return each(new Part(object, name, List.of()), action);
  }

  private List<Stmt> each(Part part, Function<Part, List<Stmt>> action) {
    CType type = part.lvalue().type();
    if (Types.unqualified(type) instanceof CType.Array array) {
      long count = ((CType.ArraySize.Fixed) array.size()).count();
      String counter = "i" + part.counters().size();
      return List.of(code.loop(counter, count, i -> each(element(part, i), action)));
    }
    if (Types.unqualified(type) instanceof CType.Record record) {
      var result = new ArrayList<Stmt>();
      for (TagDef.Field field : draft.tags().record(record.tag()).orElseThrow().fields()) {
        if (!field.name().isEmpty()) {
          result.addAll(each(member(part, field.name()), action));
        }
      }
      return result;
    }
    return Types.isPointer(type) ? List.of() : action.apply(part);
  }

  private Part element(Part part, Expr counter) {
    var counters = new ArrayList<>(part.counters());
    counters.add(counter);
    return new Part(code.index(part.lvalue(), counter), part.name() + "[%d]", counters);
  }

  private Part member(Part part, String field) {
    return new Part(
        code.member(part.lvalue(), field), part.name() + "." + field, part.counters());
  }
}
