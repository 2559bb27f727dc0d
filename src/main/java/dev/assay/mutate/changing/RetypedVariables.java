package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Variables that are numbers and can be declared with other types: all that is done with them can
 * be done with other numbers, too.
 */
final class RetypedVariables {
  private final Subject subject;
  private final List<Decl.Variable> variables = new ArrayList<>();
  private final Map<String, Integer> declared = new HashMap<>();
  private final Map<String, Integer> named = new HashMap<>();
  private final Map<String, List<ExprSite>> uses = new HashMap<>();
  private final CleanTyping typing;

  RetypedVariables(Subject subject, List<ExprSite> sites) {
    this.subject = subject;
    this.typing = new CleanTyping(subject.program());
    count(subject.program());
    for (ExprSite site : sites) {
      Expr object =
          switch (site.expr()) {
            case Expr.Implicit i -> i.operand();
            case Expr.Assign a -> a.target();
            case Expr.CompoundAssign a -> a.target();
            case Expr.Step s -> s.operand();
            case Expr e -> e;
          };
      if (object instanceof Expr.Name n) {
        uses.computeIfAbsent(n.name(), _ -> new ArrayList<>()).add(site);
      }
    }
  }

  private void count(Program program) {
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Name n) {
              named.merge(n.name(), 1, Integer::sum);
            }
          }

          @Override
          public void decl(Decl decl) {
            switch (decl) {
              case Decl.Variable v -> {
                variables.add(v);
                declared.merge(v.name(), 1, Integer::sum);
              }
              case Decl.Function f ->
                  f.parameters().forEach(p -> declared.merge(p.name(), 1, Integer::sum));
              case Decl _ -> {}
            }
          }
        });
  }

  /** A variable with another type. */
  Optional<Change> drawn(Rng rng) {
    for (Decl.Variable variable : rng.shuffled(variables)) {
      List<CType> types = types(variable);
      if (!types.isEmpty()) {
        CType type = Types.qualified(rng.pick(types), Types.qualifiers(variable.type()));
        return Optional.of(
            new Change(
                variable.name() + " is " + Types.name(type),
                List.of(Replacement.of(variable, variable.withType(type)))));
      }
    }
    return Optional.empty();
  }

  private List<CType> types(Decl.Variable variable) {
    List<ExprSite> used = uses.getOrDefault(variable.name(), List.of());
    boolean isPlain =
        Types.isReal(variable.type())
            && variable.traits().equals(Decl.Traits.NONE)
            && variable.attributes().isEmpty()
            && variable.asmName().isEmpty()
            && !Types.qualifiers(variable.type()).isAtomic()
            && variable.storage() != Decl.Storage.EXTERN
            && declared.get(variable.name()) == 1
            && used.size() == named.getOrDefault(variable.name(), 0);
    boolean careful = subject.conservative();
    return isPlain && !(careful && Types.isFloating(variable.type()))
        ? ChangeType.real(subject.program().model()).stream()
            .filter(type -> !Types.sameUnqualified(type, variable.type()))
            .filter(type -> !careful || subject.layout().width(type) >= Integer.SIZE)
            .filter(type -> used.stream().allMatch(site -> takes(site, type)))
            .toList()
        : List.of();
  }

  private boolean takes(ExprSite site, CType type) {
    Expr other = new Expr.Name("", type, site.expr().span());
    boolean operates =
        !(site.expr() instanceof Expr.CompoundAssign a)
            || typing
                .made(t -> t.compoundAssign(a.op(), other, CleanTyping.raw(a.value()), a.span()))
                .isPresent();
    return site.constant().isEmpty() && operates && site.demand().accepts(other, site.type());
  }
}
