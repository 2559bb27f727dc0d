package dev.assay.generate.exact.function;

import dev.assay.c.Decl;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.Parameter;
import java.util.ArrayList;
import java.util.List;

/** Makes the functions of a program: the tests that the driver calls, and what they call. */
public final class Functions {
  private static final int PERCENT = 100;

  private final Draft draft;

  public Functions(Draft draft) {
    this.draft = draft;
  }

  /** The names of the tests, in the order in which they are called. */
  public List<String> make() {
    helpers();
    int tests = draft.rng().between(1, 3);
    int each = Math.max(1, draft.budget().statements() / tests);
    var names = new ArrayList<String>();
    for (int i = 0; i < tests; i++) {
      String name = draft.names().fresh("test_");
      names.add(name);
      draft.functions().add(test(name, each, i == tests - 1));
    }
    return names;
  }

  private void helpers() {
    int most = draft.options().size().functions();
    int count = draft.rng().between(most / 2, most);
    int share = draft.policy().value(Parameter.FUNCTION_STATEMENTS);
    int each = draft.budget().statements() * share / PERCENT / Math.max(1, count);
    var helpers = new Helpers(draft);
    for (int i = 0; i < count; i++) {
      helpers.make(Math.max(1, each));
    }
  }

  /** A test; the last one calls what nobody has called. */
  private Decl test(String name, int statements, boolean last) {
    Callable signature = Helpers.test(name);
    var body = new Bodies(draft, signature, draft.options().inputs());
    body.withStatements(statements);
    if (last) {
      body.withCalls(draft.callables().idle());
    }
    return Definitions.definition(signature, traits(), body.finished());
  }

  private Traits traits() {
    boolean internal =
        draft.options().files() == 1
            && draft.policy().happens(Feature.STATIC_FUNCTION, draft.rng())
            && draft.rng().nextBoolean();
    return new Traits(internal ? Decl.Storage.STATIC : Decl.Storage.NONE, false, List.of());
  }
}
