package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A variable, parameter or function gets or loses a qualifier or a storage class. */
final class Qualify implements ChangingMutator {
  @Override
  public String name() {
    return "qualify";
  }

  @Override
  public String summary() {
    return "a variable or function gets or loses volatile, const, restrict, static and others";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    Variables variables = Variables.of(subject.program());
    var sites = new ArrayList<List<Change>>();
    for (Variables.Variable variable : variables.all()) {
      if (QualifiedVariable.suits(variable)) {
        sites.add(new QualifiedVariable(variable, subject).all());
      }
    }
    for (Decl decl : subject.program().declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        sites.add(LinkedFunction.all(f, subject.program()));
      }
    }
    sites.removeIf(List::isEmpty);
    return sites.isEmpty() ? Optional.empty() : Optional.of(rng.pick(rng.pick(sites)));
  }
}
