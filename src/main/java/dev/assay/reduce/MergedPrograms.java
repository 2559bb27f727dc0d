package dev.assay.reduce;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Subject.Rewritten;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes one unit of two. */
final class MergedPrograms {
  private MergedPrograms() {}

  /** What the edits ask for, as far as it can be done. */
  static List<Rewritten> merged(Collection<Edit> edits, List<Rewritten> units) {
    List<Rewritten> all = units;
    for (Edit edit : edits) {
      for (Replacement replacement : edit.replacements()) {
        if (replacement instanceof Replacement.MergedUnits(String into, String from)) {
          all = merged(into, from, all);
        }
      }
    }
    return all;
  }

  private static List<Rewritten> merged(String into, String from, List<Rewritten> units) {
    Optional<Rewritten> first = named(into, units);
    Optional<Rewritten> second = named(from, units);
    if (first.isEmpty() || second.isEmpty() || into.equals(from)) {
      return units;
    }
    Optional<Program> program = merged(first.get().program(), second.get().program());
    if (program.isEmpty()) {
      return units;
    }
    var all = new ArrayList<Rewritten>();
    for (Rewritten unit : units) {
      if (unit.unit().name().equals(into)) {
        all.add(new Rewritten(unit.unit(), program.get()));
      } else if (!unit.unit().name().equals(from)) {
        all.add(unit);
      }
    }
    return all;
  }

  private static Optional<Rewritten> named(String name, List<Rewritten> units) {
    return units.stream().filter(unit -> unit.unit().name().equals(name)).findFirst();
  }

  /** Empty if each has something of its own with one name, or types of one name differ. */
  static Optional<Program> merged(Program one, Program other) {
    if (!Collections.disjoint(ownNames(one), ownNames(other))) {
      return Optional.empty();
    }
    Map<Tag, TagDef> tags = new LinkedHashMap<>(one.tags().definitions());
    for (Map.Entry<Tag, TagDef> entry : other.tags().definitions().entrySet()) {
      TagDef before = tags.putIfAbsent(entry.getKey(), entry.getValue());
      if (before != null && !before.equals(entry.getValue())) {
        return Optional.empty();
      }
    }
    Set<Decl> said = new HashSet<>();
    one.declarations().stream().filter(MergedPrograms::isRepeatable).forEach(said::add);
    var declarations = new ArrayList<>(one.declarations());
    for (Decl decl : other.declarations()) {
      if (!isRepeatable(decl) || said.add(decl)) {
        declarations.add(decl);
      }
    }
    return Optional.of(
        new Program(one.file(), declarations, new TypeTable(tags), one.model(), one.standard()));
  }

  /** Two of them would be taken for one. */
  private static Set<String> ownNames(Program program) {
    var names = new HashSet<String>();
    for (Decl decl : program.declarations()) {
      switch (decl) {
        case Decl.Variable v when v.storage() == Decl.Storage.STATIC -> names.add(v.name());
        case Decl.Function f when f.storage() == Decl.Storage.STATIC && f.body().isPresent() ->
            names.add(f.name());
        case Decl _ -> {}
      }
    }
    return names;
  }

  private static boolean isRepeatable(Decl decl) {
    return switch (decl) {
      case Decl.Function f -> f.body().isEmpty();
      case Decl.Variable v -> v.initializer().isEmpty() && v.storage() != Decl.Storage.STATIC;
      case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _ -> true;
      case Decl.StaticAssert _, Decl.Directive _ -> true;
      case Decl.Asm _, Decl.Include _ -> false;
    };
  }
}
