package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.edit.References;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Removes all file-scope declarations that nothing reached from {@code main} refers to, and {@code
 * main} itself, which a compiler that crashes does not need.
 */
final class RemoveUnused implements ReductionPass {
  @Override
  public String name() {
    return "remove-unused";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Set<String> used = used(subject);
    var edits = new ArrayList<Edit>();
    for (Subject.Unit unit : subject.units()) {
      for (Decl decl : unit.program().declarations()) {
        Set<String> provided = References.provided(decl);
        if (!provided.isEmpty() && provided.stream().noneMatch(used::contains)) {
          edits.add(new Edit("remove " + provided.iterator().next(), Replacement.remove(decl)));
        } else if (provided.contains("main")) {
          edits.add(new Edit("remove main", 1, List.of(Replacement.remove(decl))));
        }
      }
    }
    return edits;
  }

  private static Set<String> used(Subject subject) {
    Map<String, List<Decl>> providers = new HashMap<>();
    Deque<Decl> open = new ArrayDeque<>();
    for (Subject.Unit unit : subject.units()) {
      for (Decl decl : unit.program().declarations()) {
        Set<String> provided = References.provided(decl);
        provided.forEach(n -> providers.computeIfAbsent(n, _ -> new ArrayList<>()).add(decl));
        if (provided.isEmpty()) {
          open.add(decl);
        }
      }
    }
    Set<String> used = new HashSet<>(Set.of("main"));
    open.addAll(providers.getOrDefault("main", List.of()));
    while (!open.isEmpty()) {
      for (String name : References.needed(open.remove())) {
        if (used.add(name)) {
          open.addAll(providers.getOrDefault(name, List.of()));
        }
      }
    }
    return used;
  }
}
