package dev.assay.c.edit;

import dev.assay.c.Decl;
import dev.assay.c.Tags;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the declarations that others cannot do without. */
public final class Dependencies {
  private Dependencies() {}

  /**
   * Those of some declarations that others need, directly or through each other.
   *
   * @param tags the definitions of types without a name in them
   */
  public static Set<Decl> of(Collection<? extends Decl> others, Collection<Decl> some, Tags tags) {
    Map<String, List<Decl>> providers = new HashMap<>();
    for (Decl decl : some) {
      References.provided(decl, tags)
          .forEach(name -> providers.computeIfAbsent(name, _ -> new ArrayList<>()).add(decl));
    }
    Deque<Decl> open = new ArrayDeque<>(others);
    Set<Decl> found = new LinkedHashSet<>();
    Set<String> asked = new HashSet<>();
    while (!open.isEmpty()) {
      for (String name : References.needed(open.remove(), tags)) {
        if (asked.add(name)) {
          for (Decl provider : providers.getOrDefault(name, List.of())) {
            if (found.add(provider)) {
              open.add(provider);
            }
          }
        }
      }
    }
    return found;
  }
}
