package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The body of a function becomes that of another one with as many parameters. */
final class ReplaceFunctionBody implements ChangingMutator {
  @Override
  public String name() {
    return "replace-function-body";
  }

  @Override
  public String summary() {
    return "the body of another function with as many parameters instead of a function's own";
  }

  @Override
  public boolean takesFromOthers() {
    return true;
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    return Donor.drawn(subject, names, rng).map(donor -> change(donor, rng));
  }

  private static Change change(Donor donor, Rng rng) {
    FreshNames names = donor.names();
    Decl.Function into = donor.into();
    Decl.Function source = donor.transplant().function();
    List<Stmt> bindings = donor.bindings(rng);
    List<Stmt> items =
        Returns.converted(
            donor.items(), Definitions.result(source), Definitions.result(into), names);
    var replacements = new ArrayList<>(donor.transplant().support(into));
    replacements.add(
        Replacement.of(
            into, into.withBody(Optional.of(Syntax.block(Syntax.before(items, bindings))))));
    return new Change(source.name() + " for the body of " + into.name(), replacements);
  }
}
