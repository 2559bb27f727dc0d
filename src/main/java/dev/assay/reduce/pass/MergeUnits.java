package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Names;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Makes one file of two that are linked together; what each has of its own keeps apart. */
final class MergeUnits implements ReductionPass {
  @Override
  public String name() {
    return "merge-units";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    Symbols symbols = Symbols.of(subject);
    Subject.Unit first = subject.units().getFirst();
    for (Subject.Unit other : subject.units().subList(1, subject.units().size())) {
      var all = new ArrayList<Replacement>();
      all.add(new Replacement.MergedUnits(first.name(), other.name()));
      Set<String> taken = new HashSet<>(Names.taken(first.program()));
      for (Decl decl : other.program().declarations()) {
        if (isOwn(decl)) {
          symbols.entities().stream()
              .filter(entity -> entity.isDeclaredBy(decl) && taken.contains(entity.name()))
              .findFirst()
              .ifPresent(entity -> all.addAll(renamed(entity, subject)));
        }
      }
      edits.add(new Edit("merge " + other.name() + " into " + first.name(), all));
    }
    return edits;
  }

  private static boolean isOwn(Decl decl) {
    return switch (decl) {
      case Decl.Variable v -> v.storage() == Decl.Storage.STATIC;
      case Decl.Function f -> f.storage() == Decl.Storage.STATIC;
      case Decl _ -> false;
    };
  }

  private static List<Replacement> renamed(Entity entity, Subject subject) {
    Set<String> taken = new HashSet<>();
    subject.units().forEach(unit -> taken.addAll(Names.taken(unit.program())));
    String name = Names.fresh(entity.name(), taken);
    var all = new ArrayList<Replacement>();
    for (Decl decl : entity.declarations()) {
      all.add(Replacement.of(decl, named(decl, name)));
    }
    for (Expr.Name use : entity.uses()) {
      all.add(Replacement.of(use, new Expr.Name(name, use.type(), use.span())));
    }
    return all;
  }

  private static Decl named(Decl decl, String name) {
    return switch (decl) {
      case Decl.Variable v -> v.withName(name);
      case Decl.Function f -> f.withName(name);
      case Decl _ -> decl;
    };
  }
}
