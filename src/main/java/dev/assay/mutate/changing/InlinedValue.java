package dev.assay.mutate.changing;

import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.References;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Puts the expression that a function returns, with its arguments in it, in a call's place. */
final class InlinedValue {
  private InlinedValue() {}

  /** A call and what stands for it. */
  private record Site(Spot spot, Expr.Call call, Decl.Function callee, Expr value) {}

  static Optional<Change> drawn(Subject subject, Rng rng) {
    Program program = subject.program();
    Map<String, Decl.Function> callees = callees(program);
    List<Site> sites = callees.isEmpty() ? List.of() : sites(program, callees);
    for (Site site : rng.shuffled(sites)) {
      if (isVisible(site, program)) {
        return Optional.of(
            new Change(
                Excerpts.of(site.call()), List.of(Replacement.of(site.call(), inlined(site)))));
      }
    }
    return Optional.empty();
  }

  /** Those that do nothing but return an expression. */
  private static Map<String, Decl.Function> callees(Program program) {
    Map<String, Decl.Function> found = new HashMap<>();
    for (Decl.Function f : Definitions.open(program)) {
      returned(f).ifPresent(_ -> found.put(f.name(), f));
    }
    return found;
  }

  private static Optional<Expr> returned(Decl.Function function) {
    List<Stmt> items = function.body().orElseThrow().items();
    return items.size() == 1
            && items.getFirst() instanceof Stmt.Return r
            && !Types.isVoid(Definitions.result(function))
            && !function.oldStyle()
            && function.parameters().stream().allMatch(InlinedValue::isPlain)
        ? r.value().filter(value -> isFree(value, Definitions.declaredIn(function)))
        : Optional.empty();
  }

  private static boolean isPlain(Decl.Parameter parameter) {
    return !parameter.name().isEmpty() && !Types.isVariablyModified(parameter.type());
  }

  /** Whether values can stand for the parameters. */
  private static boolean isFree(Expr value, Set<String> parameters) {
    return Walk.expressions(value).stream()
        .noneMatch(part ->
            switch (part) {
              case Expr.Assign a -> isParameter(a.target(), parameters);
              case Expr.CompoundAssign a -> isParameter(a.target(), parameters);
              case Expr.Step s -> isParameter(s.operand(), parameters);
              case Expr.Unary u ->
                  u.op() == UnaryOp.ADDRESS && isParameter(u.operand(), parameters);
              case Expr.StatementExpr _, Expr.VaArg _, Expr.LabelAddress _ -> true;
              case Expr.BuiltinCall _, Expr.Generic _, Expr.CompoundLiteral _ -> true;
              case Expr.Name n -> n.name().startsWith("__");
              case Expr _ -> false;
            });
  }

  private static boolean isParameter(Expr place, Set<String> parameters) {
    return switch (place) {
      case Expr.Name n -> parameters.contains(n.name());
      case Expr.Member m -> !m.arrow() && isParameter(m.base(), parameters);
      case Expr.Index i -> isParameter(i.base(), parameters);
      case Expr.Implicit i ->
          i.conversion() == Conversion.ARRAY_TO_POINTER && isParameter(i.operand(), parameters);
      case Expr.Unary u -> u.op() != UnaryOp.DEREFERENCE && isParameter(u.operand(), parameters);
      case Expr _ -> false;
    };
  }

  private static List<Site> sites(Program program, Map<String, Decl.Function> callees) {
    var found = new ArrayList<Site>();
    for (Spot spot : Spots.of(program).all()) {
      for (Expr expr : OwnExpressions.in(spot.statement())) {
        if (expr instanceof Expr.Call call
            && call.function() instanceof Expr.Implicit i
            && i.operand() instanceof Expr.Name n
            && callees.containsKey(n.name())) {
          Decl.Function callee = callees.get(n.name());
          if (callee != spot.function() && callee.parameters().size() == call.arguments().size()) {
            found.add(new Site(spot, call, callee, returned(callee).orElseThrow()));
          }
        }
      }
    }
    return found;
  }

  /** Whether all that the function names means the same where the call is. */
  private static boolean isVisible(Site site, Program program) {
    var acquaintance = new Acquaintance(program, program, site.spot().function());
    Set<String> needed = new HashSet<>(References.needed(site.callee(), program.tags()));
    needed.removeAll(Definitions.declaredIn(site.callee()));
    return !acquaintance.isHidden(site.callee().name()) && acquaintance.knows(needed);
  }

  private static Expr inlined(Site site) {
    Map<String, Expr> values = new HashMap<>();
    for (int i = 0; i < site.callee().parameters().size(); i++) {
      Decl.Parameter parameter = site.callee().parameters().get(i);
      Expr argument = site.call().arguments().get(i);
      values.put(
          parameter.name(),
          Types.isScalar(parameter.type())
              ? Syntax.cast(Casts.written(parameter.type()), argument)
              : argument);
    }
    var rules =
        new Rules() {
          @Override
          public Expr expr(Expr expr) {
            return expr instanceof Expr.Name n ? values.getOrDefault(n.name(), n) : expr;
          }
        };
    Expr value = new Rewriter(rules).expr(site.value());
    return Types.isScalar(Definitions.result(site.callee()))
        ? Syntax.cast(Casts.written(Definitions.result(site.callee())), value)
        : value;
  }
}
