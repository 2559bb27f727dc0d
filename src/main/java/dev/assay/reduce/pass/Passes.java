package dev.assay.reduce.pass;

import dev.assay.reduce.ReductionPass;
import java.util.List;
import java.util.Optional;

/** All passes there are. */
public final class Passes {
  private static final List<ReductionPass> ALL =
      List.of(new RemoveUnused(), new RemoveStatements());

  private Passes() {}

  /** In the order in which they do most: those that remove much first, names last. */
  public static List<ReductionPass> all() {
    return ALL;
  }

  public static Optional<ReductionPass> find(String name) {
    return ALL.stream().filter(pass -> pass.name().equals(name)).findFirst();
  }
}
