package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Passes and returns the only member that is used in the place of a whole struct. */
final class SplitParameters implements ReductionPass {
  @Override
  public String name() {
    return "split-parameters";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Entity function : symbols.entities(Entity.Kind.FUNCTION)) {
      Optional<List<Expr.Call>> calls = symbols.onlyCalls(function);
      if (calls.isPresent() && function.definition().isPresent()) {
        result(function, calls.get(), symbols).ifPresent(edits::add);
        for (Entity parameter : symbols.entities(Entity.Kind.PARAMETER)) {
          if (function.isDeclaredBy(parameter.declarations().getFirst())) {
            parameter(function, parameter, calls.get(), symbols).ifPresent(edits::add);
          }
        }
      }
    }
    return edits;
  }

  private static Optional<Edit> parameter(
      Entity function, Entity parameter, List<Expr.Call> calls, Symbols symbols) {
    Optional<Expr.Member> member =
        Types.isRecord(parameter.type()) ? only(parameter.uses(), symbols) : Optional.empty();
    if (member.isEmpty()) {
      return Optional.empty();
    }
    int place = parameter.place();
    var all = new ArrayList<Replacement>();
    for (Decl.Function f : function.functions()) {
      Decl.Parameter typed = Declarations.typed(f.parameters().get(place), member.get().type());
      all.add(new Replacement.OfParameter(f, place, Optional.of(typed)));
    }
    for (Expr.Name use : parameter.uses()) {
      all.add(Replacement.of((Expr) symbols.parent(use), use));
    }
    for (Expr.Call call : calls) {
      all.add(of(call.arguments().get(place), member.get()));
    }
    return Optional.of(new Edit("split " + parameter.name() + " of " + function.name(), all));
  }

  private static Replacement of(Expr whole, Expr.Member member) {
    return Replacement.of(
        whole, new Expr.Member(whole, member.field(), false, member.type(), whole.span()));
  }

  private static Optional<Edit> result(Entity function, List<Expr.Call> calls, Symbols symbols) {
    boolean record =
        Types.unqualified(function.type()) instanceof CType.Function f
            && Types.isRecord(f.result());
    Optional<Expr.Member> member = record ? only(calls, symbols) : Optional.empty();
    if (member.isEmpty()) {
      return Optional.empty();
    }
    var all = new ArrayList<Replacement>();
    for (Decl.Function f : function.functions()) {
      all.add(new Replacement.OfResult(f, member.get().type()));
    }
    for (Expr.Call call : calls) {
      all.add(Replacement.of((Expr) symbols.parent(call), call));
    }
    Stmt.Block body = function.definition().orElseThrow().body().orElseThrow();
    for (Stmt stmt : Walk.statements(body)) {
      if (stmt instanceof Stmt.Return r) {
        r.value().ifPresent(value -> all.add(of(value, member.get())));
      }
    }
    return Optional.of(new Edit("split result of " + function.name(), all));
  }

  /** The member that all of the expressions are used for. */
  private static Optional<Expr.Member> only(List<? extends Expr> wholes, Symbols symbols) {
    var members = new ArrayList<Expr.Member>();
    for (Expr whole : wholes) {
      if (!(symbols.parent(whole) instanceof Expr.Member m)) {
        return Optional.empty();
      }
      members.add(m);
    }
    Set<String> names = members.stream().map(Expr.Member::field).collect(Collectors.toSet());
    return names.size() == 1 ? Optional.of(members.getFirst()) : Optional.empty();
  }
}
