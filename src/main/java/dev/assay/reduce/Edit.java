package dev.assay.reduce;

import dev.assay.c.edit.Replacement;
import java.util.Collection;
import java.util.List;

/**
 * A change that makes a subject smaller or simpler, as data.
 *
 * @param what for people: {@code remove function f}
 * @param group edits of a lower group are tried before those of a higher one: the outer before the
 *     inner
 * @param replacements what it does; all of them, in all units
 */
public record Edit(String what, int group, List<Replacement> replacements) {
  public Edit {
    replacements = List.copyOf(replacements);
  }

  public Edit(String what, List<Replacement> replacements) {
    this(what, 0, replacements);
  }

  public Edit(String what, Replacement replacement) {
    this(what, 0, List.of(replacement));
  }

  /** What all of them do. */
  static List<Replacement> replacements(Collection<Edit> edits) {
    return edits.stream().flatMap(edit -> edit.replacements.stream()).toList();
  }
}
