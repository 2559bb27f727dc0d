package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.Paths;
import dev.assay.generate.exact.environment.Shapes;
import dev.assay.generate.exact.expression.Expressions;
import dev.assay.generate.exact.policy.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Makes the arguments of a call. */
final class Arguments {
  private final Spot spot;
  private final Expressions expressions;
  private final Callable callee;
  private final Set<String> pointedTo = new HashSet<>();

  Arguments(Spot spot, Expressions expressions, Callable callee) {
    this.spot = spot;
    this.expressions = expressions;
    this.callee = callee;
  }

  /** The arguments of a call from outside; none where something to point to is missing. */
  Optional<List<Expr>> make() {
    int depth = spot.rng().between(1, spot.policy().value(Parameter.RECURSION_DEPTH));
    return make(Code.number(depth, CType.INT));
  }

  /** The same with a given depth of recursion. */
  Optional<List<Expr>> make(Expr depth) {
    var result = new ArrayList<Expr>();
    for (Formal formal : callee.formals()) {
      Optional<Expr> argument = argument(formal, depth);
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      result.add(argument.get());
    }
    callee.more().forEach(type -> result.add(exactly(type)));
    return Optional.of(result);
  }

  private Optional<Expr> argument(Formal formal, Expr depth) {
    CType type = formal.variable().type();
    return switch (formal.passing()) {
      case NUMBER -> Optional.of(number(type));
      case STRUCT -> object(v -> v.role().isReadable(), t -> Types.sameUnqualified(t, type));
      case READ -> address(v -> v.role().isReadable(), type);
      case WRITE -> address(v -> isWritable(v, formal.variable().role()), type);
      case DEPTH -> Optional.of(depth);
      case COUNT -> Optional.of(Code.number(callee.more().size(), CType.INT));
    };
  }

  private static boolean isWritable(Variable variable, Role wanted) {
    return switch (variable.role()) {
      case MIXED, LOCAL -> true;
      case OUTPUT -> wanted == Role.OUTPUT;
      case INPUT, COUNTER, SCRATCH -> false;
    };
  }

  private Expr number(CType type) {
    Expr value = expressions.integer(spot.deeper());
    return spot.operations().assignable(type, value);
  }

  /** An argument of exactly the type: no parameter converts it. */
  private Expr exactly(CType type) {
    Expr value = expressions.integer(spot.deeper());
    return Types.sameUnqualified(value.type(), type) ? value : spot.operations().cast(type, value);
  }

  private Optional<Expr> address(Predicate<Variable> variables, CType pointer) {
    CType target = Types.target(pointer);
    return object(variables, type -> suits(type, target))
        .map(object -> spot.typing().unary(UnaryOp.ADDRESS, object, Span.NONE));
  }

  /** Arrays get no qualifiers on the way: only C23 allows that. */
  private static boolean suits(CType object, CType target) {
    Qualifiers wanted = Types.qualifiers(target);
    Qualifiers present = Types.qualifiers(object);
    return Types.isArray(target)
        ? Types.same(object, target)
        : Types.sameUnqualified(object, target) && wanted.includes(present);
  }

  private Optional<Expr> object(Predicate<Variable> variables, Predicate<CType> wanted) {
    var paths = new Paths(spot.draft());
    var found = new ArrayList<Expr>();
    for (Variable variable : spot.scope().variables()) {
      if (variables.test(variable)
          && !Shapes.isWatched(variable.type())
          && !(callee.disjoint() && pointedTo.contains(variable.name()))) {
        found.addAll(paths.parts(variable.expr(), wanted));
      }
    }
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Expr object = spot.rng().pick(found);
    pointedTo.add(root(object));
    return Optional.of(object);
  }

  private static String root(Expr object) {
    return switch (object) {
      case Expr.Name name -> name.name();
      case Expr.Member member -> root(member.base());
      case Expr.Index index -> root(index.base());
      case Expr.Implicit implicit -> root(implicit.operand());
      case Expr other -> throw new IllegalStateException("no part of a variable: " + other);
    };
  }
}
