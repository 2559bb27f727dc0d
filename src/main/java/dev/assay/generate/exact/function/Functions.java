package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.expression.Expressions;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.generate.exact.statement.Statements;
import java.util.ArrayList;
import java.util.List;

/** Makes the functions of a program: the tests that the driver calls, and what they call. */
public final class Functions {
  private final Draft draft;

  public Functions(Draft draft) {
    this.draft = draft;
  }

  /** The names of the tests, in the order in which they are called. */
  public List<String> make() {
    int tests = draft.rng().between(1, 3);
    int each = Math.max(1, draft.budget().statements() / tests);
    var names = new ArrayList<String>();
    for (int i = 0; i < tests; i++) {
      String name = draft.names().fresh("test_");
      names.add(name);
      draft.functions().add(test(name, each));
    }
    return names;
  }

  private Decl test(String name, int statements) {
    // Common subexpressions and reused constants are a function's own.
    var makers = new Statements(new Expressions(draft));
    var frame = new Spot.FunctionFrame(name, CType.VOID, false, false);
    var spot =
        new Spot(
            draft,
            new Scope(draft.globals()),
            draft.policy(),
            OperatorContext.ANY,
            0,
            0,
            draft.policy().value(Parameter.EXPRESSION_DEPTH),
            draft.options().inputs(),
            List.of(),
            frame);
    int end = Math.max(0, draft.budget().statements() - statements);
    var body = new ArrayList<Stmt>();
    while (draft.budget().statements() > end) {
      body.addAll(makers.statement(spot));
    }
    return Code.function(name, CType.VOID, List.of(), Decl.Storage.NONE, List.of(), body);
  }
}
