package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Removes functions, with constants where they were called; else what is in them. */
final class RemoveFunctions implements ReductionPass {
  private static final int WHOLE = 0;
  private static final int ARGUMENTS = 1;
  private static final int BODY = 2;
  private static final int DECLARED = 3;

  @Override
  public String name() {
    return "remove-functions";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Entity function : symbols.entities(Entity.Kind.FUNCTION)) {
      if (function.name().equals("main")) {
        continue;
      }
      var all = new ArrayList<Replacement>();
      function.declarations().forEach(d -> all.addAll(Declarations.removed(d, symbols)));
      function.uses().forEach(use -> all.add(withoutUse(use, symbols, observations)));
      edits.add(new Edit("remove function " + function.name(), WHOLE, all));
      arguments(function, symbols).ifPresent(edits::add);
      function.definition().ifPresent(f -> edits.add(declaredOnly(f)));
      function
          .definition()
          .flatMap(f -> f.body())
          .filter(body -> body.items().size() > 1 || !isTrivial(body))
          .ifPresent(body -> edits.add(emptied(function, body, symbols, observations)));
    }
    return edits;
  }

  private static boolean isTrivial(Stmt.Block body) {
    return body.items().isEmpty()
        || body.items().getFirst() instanceof Stmt.Return r
            && r.value().map(v -> v instanceof Expr.IntLiteral).orElse(true);
  }

  private static Replacement withoutUse(Expr.Name use, Symbols symbols, Observations observations) {
    Optional<Expr.Call> call = symbols.call(use);
    if (call.isEmpty()) {
      return Replacement.of(
          symbols.isAddressed(use) ? (Expr) symbols.parent(use) : use, Values.zero());
    }
    Optional<Stmt.Expression> statement = symbols.statement(call.get());
    if (statement.isPresent() && symbols.isDiscarded(call.get())) {
      return Replacement.remove(statement.get());
    }
    return Replacement.of(call.get(), value(List.of(call.get()), call.get().type(), observations));
  }

  /** The function goes, and what it was given takes the place of its calls. */
  private static Optional<Edit> arguments(Entity function, Symbols symbols) {
    var all = new ArrayList<Replacement>();
    function.declarations().forEach(d -> all.addAll(Declarations.removed(d, symbols)));
    for (Expr.Call call : symbols.onlyCalls(function).orElse(List.of())) {
      if (call.arguments().isEmpty()) {
        return Optional.empty();
      }
      Expr joined = call.arguments().getFirst();
      for (Expr next : call.arguments().subList(1, call.arguments().size())) {
        joined = new Expr.Comma(joined, next, next.type(), call.span());
      }
      all.add(Replacement.of(call, joined));
    }
    return all.size() > function.declarations().size()
        ? Optional.of(new Edit("arguments of " + function.name(), ARGUMENTS, all))
        : Optional.empty();
  }

  /** Enough for a program that only is compiled. */
  private static Edit declaredOnly(Decl.Function f) {
    var declaration =
        new Decl.Function(
            f.name(),
            f.type(),
            f.parameters(),
            Decl.Storage.NONE,
            Decl.FunctionSpecifiers.NONE,
            f.attributes(),
            f.asmName(),
            false,
            Optional.empty(),
            f.span());
    return new Edit("only declare " + f.name(), DECLARED, List.of(Replacement.of(f, declaration)));
  }

  private static Expr value(List<Expr.Call> calls, CType type, Observations observations) {
    return Values.observed(calls, observations).orElseGet(() -> Values.zero(type));
  }

  private static Edit emptied(
      Entity function, Stmt.Block body, Symbols symbols, Observations observations) {
    CType result =
        Types.unqualified(function.type()) instanceof CType.Function f ? f.result() : CType.VOID;
    List<Expr.Call> calls =
        function.uses().stream().flatMap(use -> symbols.call(use).stream()).toList();
    List<Stmt> items =
        Types.isVoid(result)
            ? List.of()
            : List.of(new Stmt.Return(Optional.of(value(calls, result, observations)), Span.NONE));
    return new Edit(
        "empty function " + function.name(),
        BODY,
        List.of(Replacement.of(body, new Stmt.Block(items, Span.NONE))));
  }
}
