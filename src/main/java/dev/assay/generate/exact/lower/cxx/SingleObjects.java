package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Finds structs with exactly one object, a global one of which only members are used. */
final class SingleObjects implements Visitor {
  private final Program program;
  private final Map<Tag, Integer> written = new HashMap<>();
  private final Map<String, Integer> mentioned = new HashMap<>();
  private final Map<String, Integer> opened = new HashMap<>();
  private final Set<ArrayUses.Field> addressed = new HashSet<>();
  private final ArrayUses arrays;

  private SingleObjects(Program program) {
    this.program = program;
    this.arrays = ArrayUses.of(program);
  }

  static SingleObjects of(Program program) {
    var uses = new SingleObjects(program);
    Walk.over(program, uses);
    return uses;
  }

  @Override
  public void type(CType type) {
    if (type instanceof CType.Record(Tag tag)) {
      written.merge(tag, 1, Integer::sum);
    } else if (type instanceof CType.Typedef t) {
      // What a name stands for is not shown: it counts as several objects.
      Walk.over(t.actual(), this);
      Walk.over(t.actual(), this);
    }
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Name n -> mentioned.merge(n.name(), 1, Integer::sum);
      case Expr.Member m when !m.arrow() && m.base() instanceof Expr.Name n ->
          opened.merge(n.name(), 1, Integer::sum);
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> address(u.operand());
      case Expr _ -> {}
    }
  }

  private void address(Expr expr) {
    switch (expr) {
      case Expr.Index i -> address(i.base());
      case Expr.Implicit i -> address(i.operand());
      case Expr.Member m -> {
        ArrayUses.field(m).ifPresent(addressed::add);
        address(m.base());
      }
      case Expr _ -> {}
    }
  }

  Map<Tag, String> objects() {
    var result = new LinkedHashMap<Tag, String>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Variable v
          && Types.unqualified(v.type()) instanceof CType.Record(Tag tag)
          && isOnly(v, tag)) {
        result.put(tag, v.name());
      }
    }
    return result;
  }

  private boolean isOnly(Decl.Variable v, Tag tag) {
    return !tag.isAnonymous()
        && tag.kind() == Tag.Kind.STRUCT
        && written.getOrDefault(tag, 0) == 1
        && v.attributes().isEmpty()
        && !Types.qualifiers(v.type()).isVolatile()
        && !Types.qualifiers(v.type()).isConst()
        && !arrays.isShadowed(v.name())
        && mentioned.getOrDefault(v.name(), 0).equals(opened.getOrDefault(v.name(), 0));
  }

  /** Whether nothing depends on where the member lies. */
  boolean canBeStatic(Tag tag, TagDef.Field field) {
    var key = new ArrayUses.Field(tag, field.name());
    return !field.name().isEmpty()
        && field.bitWidth().isEmpty()
        && field.alignas().isEmpty()
        && field.attributes().isEmpty()
        && !Types.qualifiers(field.type()).isConst()
        && !addressed.contains(key)
        && (!Types.isArray(field.type()) || arrays.onlyElements(key));
  }
}
