package dev.assay.mutate.changing;

import dev.assay.c.TagDef;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A struct or union gets another shape. */
final class ChangeStruct implements ChangingMutator {
  @Override
  public String name() {
    return "change-struct";
  }

  @Override
  public String summary() {
    return "a struct or union gets another layout, more members or bit-fields";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    if (Records.areMeasured(subject.program())) {
      return Optional.empty();
    }
    Records records = Records.of(subject.program());
    var sites = new ArrayList<List<Change>>();
    for (TagDef.RecordDef definition : records.definitions()) {
      List<Change> shapes = new RecordShapes(definition, records, subject, names, rng).all();
      if (!shapes.isEmpty()) {
        sites.add(shapes);
      }
    }
    return sites.isEmpty() ? Optional.empty() : Optional.of(rng.pick(rng.pick(sites)));
  }
}
