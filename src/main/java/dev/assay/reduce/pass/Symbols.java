package dev.assay.reduce.pass;

import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which declaration each name of a subject refers to, and what each node stands in. */
final class Symbols {
  private final List<Entity> entities;
  private final Map<Expr, Entity> byUse = new IdentityHashMap<>();
  private final Map<Object, Object> parents;

  private Symbols(List<Entity> entities, Map<Object, Object> parents) {
    this.entities = List.copyOf(entities);
    this.parents = parents;
    entities.forEach(entity -> entity.uses().forEach(use -> byUse.put(use, entity)));
  }

  static Symbols of(Subject subject) {
    var walk = new SymbolWalk();
    subject.units().forEach(unit -> walk.unit(unit.program()));
    return new Symbols(walk.entities(), walk.parents());
  }

  /** In the order of the source. */
  List<Entity> entities() {
    return entities;
  }

  List<Entity> entities(Entity.Kind kind) {
    return entities.stream().filter(entity -> entity.is(kind)).toList();
  }

  /** Empty for names that are nowhere declared, such as builtins. */
  Optional<Entity> entity(Expr.Name use) {
    return Optional.ofNullable(byUse.get(use));
  }

  /** The statement, expression, declaration or initialiser around a node; null at file scope. */
  Object parent(Object node) {
    return parents.get(node);
  }

  /** The node around this one that is no conversion that C makes by itself. */
  Object around(Expr expr) {
    Object parent = parents.get(expr);
    return parent instanceof Expr.Implicit i ? around(i) : parent;
  }

  /** The call of which this use of a function is the called one. */
  Optional<Expr.Call> call(Expr.Name use) {
    Object parent = parents.get(use);
    Expr function = use;
    if (parent instanceof Expr.Implicit i && i.conversion() == Conversion.FUNCTION_TO_POINTER) {
      function = i;
      parent = parents.get(i);
    }
    return parent instanceof Expr.Call call && call.function() == function
        ? Optional.of(call)
        : Optional.empty();
  }

  /** All calls of a function; empty if something else is done with it, too. */
  Optional<List<Expr.Call>> onlyCalls(Entity function) {
    var calls = new ArrayList<Expr.Call>();
    for (Expr.Name use : function.uses()) {
      Optional<Expr.Call> call = call(use);
      if (call.isEmpty()) {
        return Optional.empty();
      }
      calls.add(call.get());
    }
    return Optional.of(calls);
  }

  /** The statement that is nothing but this expression. */
  Optional<Stmt.Expression> statement(Expr expr) {
    return around(expr) instanceof Stmt.Expression s ? Optional.of(s) : Optional.empty();
  }

  /** Whether nobody looks at the value of the expression. */
  boolean isDiscarded(Expr expr) {
    return switch (around(expr)) {
      case Stmt.Expression s -> !isLastOfStatementExpression(s);
      case Stmt.For _ -> !isCondition(expr);
      case Expr.Comma c -> isWithin(expr, c.left()) || isDiscarded(c);
      case Expr.Cast c -> c.conversion() == Conversion.TO_VOID && isDiscarded(c);
      case null, default -> false;
    };
  }

  private boolean isCondition(Expr expr) {
    return around(expr) instanceof Stmt.For f
        && f.condition().filter(c -> isWithin(expr, c)).isPresent();
  }

  private boolean isLastOfStatementExpression(Stmt.Expression s) {
    return parents.get(s) instanceof Stmt.Block b
        && parents.get(b) instanceof Expr.StatementExpr
        && b.items().getLast() == (Stmt) s;
  }

  /** Whether the outer one is the expression, or is it with conversions around it. */
  private static boolean isWithin(Expr expr, Expr outer) {
    return expr == outer || outer instanceof Expr.Implicit i && isWithin(expr, i.operand());
  }

  /** Whether the lvalue is only written: by an assignment, a step, or a compound assignment. */
  Optional<Expr> store(Expr lvalue) {
    return switch (parents.get(lvalue)) {
      case Expr.Assign a when a.target() == lvalue -> Optional.of(a);
      case Expr.CompoundAssign a when a.target() == lvalue -> Optional.of(a);
      case Expr.Step s -> Optional.of(s);
      case null, default -> Optional.empty();
    };
  }

  /** Whether the address of the lvalue is taken right there. */
  boolean isAddressed(Expr lvalue) {
    return parents.get(lvalue) instanceof Expr.Unary u && u.op() == UnaryOp.ADDRESS;
  }

  /** Whether the lvalue is read right there. */
  boolean isRead(Expr lvalue) {
    return parents.get(lvalue) instanceof Expr.Implicit i
        && i.conversion() == Conversion.LVALUE_TO_RVALUE;
  }

  /** The function whose body the node is in. */
  Optional<Decl.Function> function(Object node) {
    Object at = node;
    while (at != null && !(at instanceof Decl.Function)) {
      at = parents.get(at);
    }
    return Optional.ofNullable((Decl.Function) at);
  }

  boolean inSameFunction(Object one, Object other) {
    Decl first = function(one).orElse(null);
    Decl second = function(other).orElse(null);
    return first != null && first == second;
  }
}
