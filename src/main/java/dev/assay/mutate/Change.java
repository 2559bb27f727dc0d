package dev.assay.mutate;

import dev.assay.c.edit.Replacement;
import java.util.List;

/**
 * What a mutator does at a spot.
 *
 * @param material what was drawn, for people: {@code if (g_3 < 0) { … }}, on one line
 * @param replacements what takes the place of which nodes of the program
 */
public record Change(String material, List<Replacement> replacements) {
  public Change {
    replacements = List.copyOf(replacements);
  }
}
