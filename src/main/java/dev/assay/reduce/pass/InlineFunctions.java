package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts what a function does in the place of its calls: the value that it returns, or its statements
 * where the call is one, or is what is assigned, returned or the first value of a variable.
 */
final class InlineFunctions implements ReductionPass {
  private static final int ONE_CALL = 0;
  private static final int MANY_CALLS = 1;

  @Override
  public String name() {
    return "inline-functions";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Entity function : symbols.entities(Entity.Kind.FUNCTION)) {
      Optional<List<Expr.Call>> calls = symbols.onlyCalls(function);
      if (calls.isPresent()
          && !calls.get().isEmpty()
          && function.definition().isPresent()
          && !function.name().equals("main")) {
        edit(function, calls.get(), symbols).ifPresent(edits::add);
      }
    }
    return edits;
  }

  private static Optional<Edit> edit(Entity function, List<Expr.Call> calls, Symbols symbols) {
    Decl.Function definition = function.definition().orElseThrow();
    Stmt.Block body = definition.body().orElseThrow();
    boolean recursive = calls.stream().anyMatch(call -> symbols.inSameFunction(call, body));
    long returns = Walk.statements(body).stream().filter(Stmt.Return.class::isInstance).count();
    boolean ends = !body.items().isEmpty() && body.items().getLast() instanceof Stmt.Return;
    if (recursive || returns > (ends ? 1 : 0)) {
      return Optional.empty();
    }
    var all = new ArrayList<Replacement>();
    function.declarations().forEach(d -> all.addAll(Declarations.removed(d, symbols)));
    for (Expr.Call call : calls) {
      Optional<Replacement> inlined = new InlinedCall(definition, call, symbols).replacement();
      if (inlined.isEmpty()) {
        return Optional.empty();
      }
      all.add(inlined.get());
    }
    int group = calls.size() == 1 ? ONE_CALL : MANY_CALLS;
    return Optional.of(new Edit("inline " + function.name(), group, all));
  }
}
