package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.Shapes;
import dev.assay.generate.exact.expression.Expressions;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes statements that call functions, also those with side effects. */
public final class CallStatements {
  private static final int DROPPED = 2;
  private static final int ASSIGNED = 1;

  private final Spot spot;
  private final Calls calls;
  private final Code code;

  public CallStatements(Spot spot, Expressions expressions) {
    this.spot = spot;
    this.calls = new Calls(spot, expressions);
    this.code = new Code(spot.typing());
  }

  /** Whether there is a function that may be called. */
  public static boolean fits(Spot spot) {
    return Calls.hasAny(spot);
  }

  /** A call of any function; nothing where no arguments are found. */
  public List<Stmt> any() {
    return calls.any().map(this::of).orElse(List.of());
  }

  /** A call of the function, at times through a pointer. */
  List<Stmt> of(Callable callable) {
    boolean direct =
        callable.table().isPresent()
            || !spot.policy().happens(Feature.FUNCTION_POINTER, spot.rng());
    if (direct) {
      return calls.call(callable).map(call -> used(callable, call)).orElse(List.of());
    }
    CType type = new CType.Pointer(callable.type());
    Expr pointer = Code.name(spot.draft().names().fresh("f_"), type);
    return calls
        .call(callable, pointer)
        .map(call -> {
          var result = new ArrayList<Stmt>();
          Expr function = Code.name(callable.name(), callable.type());
          result.add(code.local(((Expr.Name) pointer).name(), type, function));
          result.addAll(used(callable, call));
          return List.<Stmt>copyOf(result);
        })
        .orElse(List.of());
  }

  /**
   * The call and what becomes of its result. Only whole variables are assigned: the function could
   * change what a subscript depends on.
   */
  List<Stmt> used(Callable callable, Expr call) {
    int way = spot.policy().draw(Distribution.RESULTS, spot.rng());
    boolean dropped = way == DROPPED && !callable.effect().isNone();
    if (Types.isVoid(callable.result()) || dropped) {
      return List.of(code.evaluate(call));
    }
    Optional<Variable> target =
        way == ASSIGNED
            ? spot.scope().pick(spot.rng(), v -> takes(v, callable.result()))
            : Optional.empty();
    if (target.isPresent()) {
      return List.of(code.assign(target.get().expr(), assignable(call, target.get().type())));
    }
    CType type = callable.result();
    var variable = new Variable(spot.draft().names().fresh("l_"), type, Role.LOCAL, false);
    spot.scope().declare(variable);
    return List.of(code.local(variable.name(), type, call));
  }

  private Expr assignable(Expr call, CType type) {
    return Types.isReal(type) ? spot.operations().assignable(type, call) : call;
  }

  private boolean takes(Variable variable, CType result) {
    CType type = variable.type();
    if (!variable.role().isWritable() || Types.qualifiers(type).isConst()) {
      return false;
    }
    return Types.isInteger(result)
        ? Types.isInteger(type) && !(Types.isEnum(type) && spot.draft().options().target().isCxx())
        : Types.sameUnqualified(type, result) && !Shapes.hasPointers(type, spot.draft().tags());
  }
}
