package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A function also does what another one with as many parameters does, and gives either result. */
final class CombineFunctions implements ChangingMutator {
  @Override
  public String name() {
    return "combine-functions";
  }

  @Override
  public String summary() {
    return "the bodies of two functions with as many parameters become one";
  }

  @Override
  public boolean takesFromOthers() {
    return true;
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    return Donor.drawn(subject, names, rng)
        .filter(donor -> FunctionPart.isPossible(donor.into(), subject.program().tags()))
        .map(donor -> change(donor, rng));
  }

  private static Change change(Donor donor, Rng rng) {
    FreshNames names = donor.names();
    Decl.Function into = donor.into();
    Decl.Function source = donor.transplant().function();
    CType result = Definitions.result(into);
    boolean flat = FunctionPart.isSimple(into) && FunctionPart.isSimple(source);
    var own = FunctionPart.of(into, List.of(), flat, names);
    var other = FunctionPart.of(source, donor.bindings(rng), flat, names);
    List<Stmt> items =
        flat && rng.nextBoolean() ? interleaved(own, other, rng) : joined(own, other, rng);
    List<FunctionPart> ends =
        List.of(own, other).stream().filter(part -> part.value().isPresent()).toList();
    if (!Types.isVoid(result) && !ends.isEmpty()) {
      FunctionPart end = rng.pick(ends);
      items.addAll(Returns.one(end.value(), end.result(), result, names));
    }
    var replacements = new ArrayList<>(donor.transplant().support(into));
    replacements.add(Replacement.of(into, into.withBody(Optional.of(Syntax.block(items)))));
    return new Change(source.name() + " and " + into.name() + " in one", replacements);
  }

  private static List<Stmt> joined(FunctionPart own, FunctionPart other, Rng rng) {
    boolean first = rng.nextBoolean();
    List<Stmt> items = new ArrayList<>((first ? own : other).items());
    items.addAll((first ? other : own).items());
    return items;
  }

  private static List<Stmt> interleaved(FunctionPart own, FunctionPart other, Rng rng) {
    List<Stmt> items = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < own.items().size() || j < other.items().size()) {
      int left = own.items().size() - i;
      int right = other.items().size() - j;
      items.add(rng.nextInt(left + right) < left ? own.items().get(i++) : other.items().get(j++));
    }
    return items;
  }
}
