package dev.assay.mutate;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import java.util.List;

/**
 * What a mutator does at a spot.
 *
 * @param material what was drawn, for people: {@code if (g_3 < 0) { … }}, on one line
 * @param replacements what takes the place of which nodes of the program
 * @param closed statements of the program in which, with this change, no other may be made: what it
 *     does to several nodes there belongs together
 */
public record Change(String material, List<Replacement> replacements, List<Stmt> closed) {
  public Change {
    replacements = List.copyOf(replacements);
    closed = List.copyOf(closed);
  }

  /** A change that goes together with any other. */
  public Change(String material, List<Replacement> replacements) {
    this(material, replacements, List.of());
  }
}
