package dev.assay.generate.exact.harness;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.environment.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Statements for every scalar part of an object, with loops over its arrays. */
record Parts(Draft draft, Code code) {
  /**
   * A scalar part, and its name with the loops' counters in it.
   *
   * @param times how many objects it stands for
   */
  record Part(Expr lvalue, String name, List<Expr> counters, int times) {
    CType type() {
      return Types.unqualified(lvalue.type());
    }
  }

  List<Stmt> each(Expr object, String name, Function<Part, List<Stmt>> action) {
    return each(new Part(object, name, List.of(), 1), action);
  }

  private List<Stmt> each(Part part, Function<Part, List<Stmt>> action) {
    return switch (part.type()) {
      case CType.Array array when array.size() instanceof CType.ArraySize.Fixed(long count) ->
          loop(part, count, action);
      case CType.Vector vector -> loop(part, vector.count(), action);
      case CType.Record record -> members(part, record, action);
      case CType _ -> action.apply(part);
    };
  }

  private List<Stmt> loop(Part part, long count, Function<Part, List<Stmt>> action) {
    String counter = "i" + part.counters().size();
    List<Stmt> body = each(element(part, Code.name(counter, CType.INT), count), action);
    return body.isEmpty() ? List.of() : List.of(code.loop(counter, count, _ -> body));
  }

  private Part element(Part part, Expr counter, long count) {
    var counters = new ArrayList<>(part.counters());
    counters.add(counter);
    return new Part(
        code.index(part.lvalue(), counter),
        part.name() + "[%d]",
        counters,
        Math.toIntExact(part.times() * count));
  }

  /** All members of a struct; the first of a union, which covers the others. */
  private List<Stmt> members(Part part, CType.Record record, Function<Part, List<Stmt>> action) {
    List<TagDef.Field> fields = Shapes.fields(record, draft.tags());
    var result = new ArrayList<Stmt>();
    for (TagDef.Field field : Types.isUnion(record) ? fields.subList(0, 1) : fields) {
      result.addAll(each(member(part, field.name()), action));
    }
    return result;
  }

  private Part member(Part part, String field) {
    return new Part(
        code.member(part.lvalue(), field),
        part.name() + "." + field,
        part.counters(),
        part.times());
  }
}
