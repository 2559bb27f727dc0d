package dev.assay.c.type;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The layout of a struct or union: its size and alignment in bytes and the place of each member,
 * unnamed ones included.
 *
 * <p>{@code names} leads from every name that can be written after a dot to its member, through
 * anonymous ones too.
 */
public record RecordLayout(
    long size, int align, List<FieldLayout> fields, Map<String, FieldPath> names) {
  public RecordLayout {
    fields = List.copyOf(fields);
    names = Map.copyOf(names);
  }

  public Optional<FieldPath> find(String name) {
    return Optional.ofNullable(names.get(name));
  }
}
