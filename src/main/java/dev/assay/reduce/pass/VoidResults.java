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

/** Makes functions give no result where nobody looks at it. */
final class VoidResults implements ReductionPass {
  @Override
  public String name() {
    return "void-results";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Entity function : symbols.entities(Entity.Kind.FUNCTION)) {
      boolean unused =
          symbols
              .onlyCalls(function)
              .map(calls -> calls.stream().allMatch(symbols::isDiscarded))
              .orElse(false);
      if (unused && !function.name().equals("main") && !isVoid(function.type())) {
        function.definition().ifPresent(definition -> edits.add(edit(function, definition)));
      }
    }
    return edits;
  }

  private static boolean isVoid(CType type) {
    return Types.unqualified(type) instanceof CType.Function f && Types.isVoid(f.result());
  }

  private static Edit edit(Entity function, Decl.Function definition) {
    var all = new ArrayList<Replacement>();
    function.functions().forEach(f -> all.add(new Replacement.OfResult(f, CType.VOID)));
    Stmt.Block body = definition.body().orElseThrow();
    for (Stmt stmt : Walk.statements(body)) {
      if (stmt instanceof Stmt.Return r) {
        all.add(new Replacement.OfStmt(r, ended(r, body)));
      }
    }
    return new Edit("no result of " + function.name(), all);
  }

  /** The effects of the value, and the end of the function if it is not there already. */
  private static List<Stmt> ended(Stmt.Return r, Stmt.Block body) {
    var by = new ArrayList<Stmt>();
    r.value().filter(value -> !Effects.isPure(value)).ifPresent(value -> by.add(effect(value)));
    Stmt last = body.items().getLast();
    if (last != (Stmt) r) {
      by.add(new Stmt.Return(Optional.empty(), r.span()));
    }
    return by;
  }

  private static Stmt effect(Expr value) {
    return new Stmt.Expression(value, value.span());
  }
}
