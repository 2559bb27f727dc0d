package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.ConstantEvaluator;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the arrays of which a program only uses elements.
 *
 * <p>The address of an element is taken by a constant index alone: one past the end has no element.
 */
final class ArrayUses implements Visitor {
  /** A member of a struct. */
  record Field(Tag tag, String name) {}

  /** An element of an array at some depth, and the array as a whole. */
  record Access(Expr root, int depth) {}

  private final ConstantEvaluator constants;
  private final Map<Object, Integer> mentioned = new HashMap<>();
  private final Map<Object, Integer> indexed = new HashMap<>();
  private final Set<Object> excluded = new HashSet<>();

  private ArrayUses(Layout layout) {
    this.constants = new ConstantEvaluator(layout);
  }

  static ArrayUses of(Program program) {
    var uses = new ArrayUses(new Layout(program.model(), program.tags()));
    Walk.over(program, uses);
    return uses;
  }

  boolean onlyElements(String variable) {
    return qualifies(variable);
  }

  boolean onlyElements(Field field) {
    return qualifies(field) && !excluded.contains(field.tag());
  }

  /** Whether something inside a function has the same name. */
  boolean isShadowed(String variable) {
    return excluded.contains(variable);
  }

  private boolean qualifies(Object key) {
    return !excluded.contains(key)
        && mentioned.getOrDefault(key, 0).equals(indexed.getOrDefault(key, 0));
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Name n -> mentioned.merge(n.name(), 1, Integer::sum);
      case Expr.Member m ->
          key(m)
              .ifPresent(k -> {
                mentioned.merge(k, 1, Integer::sum);
                if (Types.qualifiers(m.type()).isVolatile()) {
                  excluded.add(k);
                }
              });
      case Expr.Index i when !Types.isArray(i.type()) ->
          key(access(i).root()).ifPresent(k -> indexed.merge(k, 1, Integer::sum));
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS && !isConstant(u.operand()) ->
          key(access(u.operand()).root()).ifPresent(excluded::add);
      case Expr.OffsetOf o -> {
        if (Types.unqualified(o.of()) instanceof CType.Record(Tag tag)) {
          excluded.add(tag);
        }
      }
      case Expr _ -> {}
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    // A name that something inside a function has too is not followed any further.
    if (stmt instanceof Stmt.Declare(Decl.Variable v)) {
      excluded.add(v.name());
    }
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Function f) {
      f.parameters().forEach(p -> excluded.add(p.name()));
    }
  }

  /** What an expression is an element of, through arrays of arrays. */
  static Access access(Expr expr) {
    int depth = 0;
    Expr at = expr;
    while (true) {
      if (at instanceof Expr.Index(Expr.Implicit(Conversion c, Expr array, _, _), _, _, _)
          && c == Conversion.ARRAY_TO_POINTER) {
        at = array;
      } else if (at instanceof Expr.Call(Expr.Member(Expr array, String name, _, _, _), _, _, _)
          && name.equals("at")) {
        at = array;
      } else {
        return new Access(at, depth);
      }
      depth++;
    }
  }

  private static Optional<Object> key(Expr root) {
    return switch (root) {
      case Expr.Name n -> Optional.of(n.name());
      case Expr.Member m -> field(m).map(f -> f);
      case Expr _ -> Optional.empty();
    };
  }

  /** The member that an expression names. */
  static Optional<Field> field(Expr.Member m) {
    CType base = m.arrow() ? Types.target(m.base().type()) : m.base().type();
    return Types.unqualified(base) instanceof CType.Record(Tag tag)
        ? Optional.of(new Field(tag, m.field()))
        : Optional.empty();
  }

  private boolean isConstant(Expr expr) {
    return switch (expr) {
      case Expr.Index i -> constants.integer(i.index()).isPresent() && isConstant(i.base());
      case Expr.Implicit i -> isConstant(i.operand());
      case Expr.Member m -> isConstant(m.base());
      case Expr.Name _ -> true;
      case Expr _ -> false;
    };
  }
}
