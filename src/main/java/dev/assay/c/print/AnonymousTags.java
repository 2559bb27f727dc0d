package dev.assay.c.print;

import dev.assay.c.Tag;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Counts where types without a tag are printed, and knows the names of those that need one.
 *
 * <p>The first printing of a program only finds out whether some type is used several times; a
 * second one then has the {@link #namesNeeded names}.
 */
final class AnonymousTags {
  private final Map<Tag, String> names;
  private final Map<Tag, Integer> uses = new LinkedHashMap<>();
  private int total;

  AnonymousTags(Map<Tag, String> names) {
    this.names = Map.copyOf(names);
  }

  /** Notes a use; tells whether it is the first, where the body belongs. */
  boolean use(Tag tag) {
    total++;
    return uses.merge(tag, 1, Integer::sum) == 1;
  }

  /** How often such types were printed so far. */
  int uses() {
    return total;
  }

  /** The name to print after the keyword, empty for none. */
  String name(Tag tag) {
    return names.getOrDefault(tag, "");
  }

  /** Names for the types used more than once, none of them among those taken. */
  Map<Tag, String> namesNeeded(Set<Tag> tags) {
    Set<String> taken = new HashSet<>();
    tags.forEach(t -> taken.add(t.name()));
    Map<Tag, String> needed = new HashMap<>();
    int number = 0;
    for (Map.Entry<Tag, Integer> use : uses.entrySet()) {
      if (use.getValue() > 1 && use.getKey().isAnonymous()) {
        while (!taken.add("anon_" + number)) {
          number++;
        }
        needed.put(use.getKey(), "anon_" + number);
      }
    }
    return needed;
  }
}
