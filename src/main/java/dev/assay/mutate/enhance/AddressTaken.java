package dev.assay.mutate.enhance;

import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The variables and functions whose addresses a program takes.
 *
 * <p>Only these are compared with pointers: to take the address of others would keep compilers from
 * what they otherwise do to them.
 */
final class AddressTaken implements Visitor {
  private final Set<String> objects = new LinkedHashSet<>();
  private final Set<String> functions = new LinkedHashSet<>();

  /** Conversions that make no pointer which anyone keeps: of what is indexed or called. */
  private final Set<Expr> passing = Collections.newSetFromMap(new IdentityHashMap<>());

  private AddressTaken() {}

  static AddressTaken in(Program program) {
    var search = new AddressTaken();
    Walk.over(program, search);
    return search;
  }

  boolean ofObject(String name) {
    return objects.contains(name);
  }

  boolean ofFunction(String name) {
    return functions.contains(name);
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Index index -> passing.add(index.base());
      case Expr.Call call -> passing.add(call.function());
      case Expr.Unary unary when unary.op() == UnaryOp.ADDRESS -> taken(unary.operand());
      case Expr.Implicit conversion
          when (conversion.conversion() == Conversion.ARRAY_TO_POINTER
                  || conversion.conversion() == Conversion.FUNCTION_TO_POINTER)
              && !passing.contains(conversion) ->
          taken(conversion.operand());
      case Expr _ -> {}
    }
  }

  private void taken(Expr lvalue) {
    root(lvalue)
        .ifPresent(name -> (Types.isFunction(name.type()) ? functions : objects).add(name.name()));
  }

  /** The variable or function that an lvalue is, or is a part of. */
  static Optional<Expr.Name> root(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name name -> Optional.of(name);
      case Expr.Member member when !member.arrow() -> root(member.base());
      case Expr.Index index -> root(index.base());
      case Expr.Implicit i when i.conversion() == Conversion.ARRAY_TO_POINTER -> root(i.operand());
      case Expr.Unary unary -> root(unary.operand());
      case Expr _ -> Optional.empty();
    };
  }
}
