package dev.assay.generate.exact.lower;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;

/** A function that changes every number in the hidden variables by its argument, which is zero. */
final class Concealment {
  private static final Variable ZERO = new Variable("zero", CType.INT, Role.LOCAL, false);

  private final Plan plan;
  private final Code code;

  Concealment(Plan plan, Code code) {
    this.plan = plan;
    this.code = code;
  }

  Decl.Function function(String name) {
    var body = new ArrayList<Stmt>();
    for (Decl decl : plan.program().declarations()) {
      if (decl instanceof Decl.Variable v && plan.hidden().contains(v.name())) {
        body.addAll(each(Code.name(v.name(), v.type()), 0));
      }
    }
    return Code.function(name, CType.VOID, List.of(ZERO), Decl.Storage.STATIC, List.of(), body);
  }

  private List<Stmt> each(Expr part, int depth) {
    if (Types.qualifiers(part.type()).isConst()) {
      return List.of();
    }
    return switch (Types.unqualified(part.type())) {
      case CType.Array array when array.size() instanceof CType.ArraySize.Fixed(long count) ->
          loop(depth, count, i -> each(code.index(part, i), depth + 1));
      case CType.Record record when !Types.isUnion(record) -> members(part, record, depth);
      case CType.Vector vector -> elements(part, vector);
      case CType.Int _, CType.BitInt _, CType.Enum _ -> update(BinaryOp.XOR, part);
      // Not added: that would make a positive zero of a negative one.
      case CType.Floating _ -> update(BinaryOp.SUBTRACT, part);
      case CType _ -> List.of();
    };
  }

  private List<Stmt> loop(
      int depth, long count, java.util.function.Function<Expr, List<Stmt>> body) {
    Stmt loop = code.loop("i" + depth, count, body);
    boolean idle = loop instanceof Stmt.For(_, _, _, Stmt.Block b, _) && b.items().isEmpty();
    return idle ? List.of() : List.of(loop);
  }

  private List<Stmt> members(Expr part, CType.Record record, int depth) {
    var result = new ArrayList<Stmt>();
    List<TagDef.Field> fields =
        plan.program().tags().record(record.tag()).map(TagDef.RecordDef::fields).orElse(List.of());
    for (TagDef.Field field : fields) {
      if (!field.name().isEmpty()) {
        result.addAll(each(code.member(part, field.name()), depth));
      }
    }
    return result;
  }

  private List<Stmt> elements(Expr part, CType.Vector vector) {
    var result = new ArrayList<Stmt>();
    for (int i = 0; i < vector.count(); i++) {
      result.addAll(each(code.index(part, Code.number(i, CType.INT)), 0));
    }
    return result;
  }

  private List<Stmt> update(BinaryOp op, Expr part) {
    return List.of(code.evaluate(code.typing().compoundAssign(op, part, ZERO.expr(), Span.NONE)));
  }
}
