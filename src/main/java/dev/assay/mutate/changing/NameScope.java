package dev.assay.mutate.changing;

import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What names stand for at a place of a program; never changes.
 *
 * @param globals where among the external declarations each name comes first
 * @param position of the external declaration that the place is in
 * @param innermost null outside of functions
 */
record NameScope(Map<String, Integer> globals, int position, Local innermost) {
  /** A name declared in a function, the latest first. */
  record Local(String name, Object stands, Local before) {}

  NameScope with(String name, Object stands) {
    return new NameScope(globals, position, new Local(name, stands, innermost));
  }

  /** Whether all the names stand for the same there; what neither knows is of a header. */
  boolean agrees(Set<String> names, NameScope other) {
    return names.stream().allMatch(name -> isSame(meaning(name), other.meaning(name)));
  }

  private static boolean isSame(Object one, Object other) {
    return one instanceof String ? Objects.equals(one, other) : one == other;
  }

  private Object meaning(String name) {
    for (Local local = innermost; local != null; local = local.before) {
      if (local.name.equals(name)) {
        return local.stands;
      }
    }
    Integer first = globals.get(name);
    return first == null || first > position ? null : name;
  }
}
