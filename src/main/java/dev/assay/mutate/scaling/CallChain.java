package dev.assay.mutate.scaling;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.changing.Syntax;
import java.util.ArrayList;
import java.util.List;

/** A function is there many times, each of which calls the one before. */
final class CallChain implements Scaling {
  @Override
  public String name() {
    return "call-chain";
  }

  @Override
  public String summary() {
    return "copies of a function, each of which calls the one before";
  }

  @Override
  public List<Place> places(Program program) {
    return Functions.copyable(program).stream()
        .map(f -> new Place(f.name(), Place.MANY, (factor, names) -> chained(f, factor, names)))
        .toList();
  }

  private static List<Replacement> chained(Decl.Function function, int factor, FreshNames names) {
    var all = new ArrayList<Decl>(List.of(function));
    String before = function.name();
    for (int i = 0; i < factor; i++) {
      String name = names.next("f");
      Decl.Function link =
          Functions.beginning(
              Syntax.run(Functions.call(before, function)), Functions.copy(function, name));
      all.add(i + 1 < factor ? link : link.withStorage(Decl.Storage.NONE));
      before = name;
    }
    return List.of(new Replacement.OfDecl(function, all));
  }
}
