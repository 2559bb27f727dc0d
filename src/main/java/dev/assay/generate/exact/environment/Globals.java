package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Makes the global variables: inputs, outputs and mixed ones. */
public final class Globals {
  private final Draft draft;

  public Globals(Draft draft) {
    this.draft = draft;
  }

  public void make() {
    int count = draft.rng().between(6, 8 + draft.options().size().statements() / 8);
    for (int i = 0; i < count; i++) {
      Role role = draft.rng().pick(List.of(Role.INPUT, Role.MIXED, Role.OUTPUT));
      add(role, type());
    }
    add(Role.INPUT, CType.INT);
    add(Role.OUTPUT, CType.LONG);
    add(Role.MIXED, CType.UINT);
  }

  private CType type() {
    Rng rng = draft.rng();
    CType scalar = ScalarTypes.integer(draft.policy(), rng);
    int dimensions = rng.chance(1, 3) ? rng.between(1, 2) : 0;
    CType type = scalar;
    for (int i = 0; i < dimensions; i++) {
      type = new CType.Array(type, new CType.ArraySize.Fixed(rng.between(2, 12)));
    }
    return draft.budget().takeBytes(draft.layout().sizeOf(type).orElseThrow()) ? type : scalar;
  }

  private void add(Role role, CType type) {
    String prefix =
        switch (role) {
          case INPUT -> "in_";
          case OUTPUT -> "out_";
          case MIXED, LOCAL, COUNTER, SCRATCH -> "g_";
        };
    var variable = new Variable(draft.names().fresh(prefix), type, role, true);
    draft.globals().add(variable);
    draft
        .variables()
        .add(Code.variable(variable.name(), type, Decl.Storage.NONE, Optional.empty()));
  }
}
