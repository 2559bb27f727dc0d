package dev.assay.mutate.scaling;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.changing.Syntax;
import java.util.ArrayList;
import java.util.List;

/** A function is there many times, and one function calls them all. */
final class CopyFunction implements Scaling {
  @Override
  public String name() {
    return "copy-function";
  }

  @Override
  public String summary() {
    return "copies of a function, all called by one";
  }

  @Override
  public List<Place> places(Program program) {
    return Functions.copyable(program).stream()
        .map(f -> new Place(f.name(), Place.MANY, (factor, names) -> copied(f, factor, names)))
        .toList();
  }

  private static List<Replacement> copied(Decl.Function function, int factor, FreshNames names) {
    var all = new ArrayList<Decl>(List.of(function));
    var calls = new ArrayList<Stmt>();
    for (int i = 0; i < factor; i++) {
      String name = names.next("f");
      all.add(Functions.copy(function, name));
      calls.add(Syntax.run(Functions.call(name, function)));
    }
    Decl.Function caller =
        Functions.beginning(Syntax.block(calls), Functions.copy(function, names.next("all")));
    all.add(caller.withStorage(Decl.Storage.NONE));
    return List.of(new Replacement.OfDecl(function, all));
  }
}
