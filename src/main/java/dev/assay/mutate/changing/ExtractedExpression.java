package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.References;
import dev.assay.c.edit.Renaming;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Moves an expression into a function that is given the values of its variables. */
final class ExtractedExpression {
  private static final int TRIES = 16;
  private static final int SMALLEST = 4;
  private static final int MOST_PARAMETERS = 8;

  private ExtractedExpression() {}

  static Optional<Change> drawn(Subject subject, FreshNames names, Rng rng) {
    Program program = subject.program();
    List<Spot> spots =
        Spots.of(program).all().stream()
            .filter(spot -> Definitions.isOpen(spot.function(), program))
            .filter(spot -> !OwnExpressions.in(spot.statement()).isEmpty())
            .toList();
    for (int i = 0; i < TRIES && !spots.isEmpty(); i++) {
      Spot spot = rng.pick(spots);
      List<Expr> values =
          OwnExpressions.in(spot.statement()).stream()
              .filter(value -> suits(value, subject.conservative()))
              .toList();
      if (!values.isEmpty()) {
        Optional<Change> change = change(rng.pick(values), spot.function(), program, names);
        if (change.isPresent()) {
          return change;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean suits(Expr value, boolean conservative) {
    List<Expr> parts = Walk.expressions(value);
    return !value.isLvalue()
        && (Types.isScalar(value.type()) || Types.isRecord(value.type()))
        && !Types.isVariablyModified(value.type())
        && parts.size() >= SMALLEST
        && parts.stream().anyMatch(Expr.Name.class::isInstance)
        && parts.stream().noneMatch(part -> isBound(part, conservative));
  }

  private static boolean isBound(Expr part, boolean conservative) {
    return switch (part) {
      case Expr.StatementExpr _, Expr.LabelAddress _, Expr.VaArg _ -> true;
      case Expr.BuiltinCall _, Expr.CompoundLiteral _ -> true;
      case Expr.Name n -> n.name().startsWith("__");
      case Expr.Assign _, Expr.CompoundAssign _, Expr.Step _ -> conservative;
      case Expr.Unary u -> conservative && u.op() == UnaryOp.ADDRESS;
      case Expr _ -> false;
    };
  }

  private static Optional<Change> change(
      Expr value, Decl.Function around, Program program, FreshNames names) {
    Set<String> inner = Definitions.declaredIn(around);
    Map<String, CType> variables = new LinkedHashMap<>();
    for (Expr part : Walk.expressions(value)) {
      if (part instanceof Expr.Name n && inner.contains(n.name())) {
        variables.put(n.name(), n.type());
      }
    }
    var parameters = new ArrayList<Decl.Parameter>();
    Map<String, String> fresh = new HashMap<>();
    variables.forEach((variable, type) -> {
      fresh.put(variable, names.next("p"));
      parameters.add(
          new Decl.Parameter(
              fresh.get(variable), parameterType(type), Decl.Storage.NONE, List.of(), Span.NONE));
    });
    // With other names it is another node, so that what replaces the old one does not replace it.
    Expr moved = new Rewriter(new Renaming(fresh, Map.of(), Map.of(), Map.of())).expr(value);
    String name = names.next("f");
    Decl.Function function =
        Syntax.function(
            name,
            Casts.written(value.type()),
            parameters,
            Syntax.block(List.of(Syntax.result(Optional.of(moved)))));
    if (parameters.isEmpty()
        || parameters.size() > MOST_PARAMETERS
        || variables.values().stream().anyMatch(ExtractedExpression::isFixed)
        || !canStandBefore(function, around, program)) {
      return Optional.empty();
    }
    List<Expr> arguments = variables.keySet().stream().map(Syntax::name).toList();
    return Optional.of(
        new Change(
            Excerpts.of(value) + " as " + name,
            List.of(
                new Replacement.Before(around, function),
                Replacement.of(value, Syntax.call(name, arguments)))));
  }

  private static CType parameterType(CType type) {
    return Casts.written(Types.adjustedParameter(type));
  }

  private static boolean isFixed(CType type) {
    return Types.isVariablyModified(type) || Types.isFunction(type);
  }

  /** Whether all that it names is known before the function that it was in. */
  private static boolean canStandBefore(
      Decl.Function function, Decl.Function around, Program program) {
    Set<String> needed = new HashSet<>(References.needed(function));
    function.parameters().forEach(p -> needed.remove(p.name()));
    return !needed.contains(around.name())
        && !Acquaintance.hasNameless(function)
        && new Acquaintance(program, program, around).knows(needed);
  }
}
