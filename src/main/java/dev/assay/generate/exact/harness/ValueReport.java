package dev.assay.generate.exact.harness;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;

/** Prints every scalar part of the outputs and mixed variables by name. */
final class ValueReport {
  private final Draft draft;
  private final Code code;

  ValueReport(Draft draft, Code code) {
    this.draft = draft;
    this.code = code;
  }

  List<Decl> declarations() {
    return List.of();
  }

  List<Stmt> statements(Expr vector) {
    var result = new ArrayList<Stmt>();
    for (Variable variable : draft.globals()) {
      if (variable.role().isWritable()) {
        result.addAll(
            new Parts(draft, code)
                .each(variable.expr(), variable.name(), part -> List.of(print(part, vector))));
      }
    }
    return result;
  }

  private Stmt print(Parts.Part part, Expr vector) {
    var arguments = new ArrayList<Expr>();
    arguments.add(Text.of("%d " + part.name() + " = %llx\n"));
    arguments.add(vector);
    arguments.addAll(part.counters());
    arguments.add(code.cast(Harness.WORD, part.lvalue()));
    return code.evaluate(
        draft
            .typing()
            .call(draft.prototypes().use("printf"), arguments, dev.assay.c.Span.NONE));
  }

}
