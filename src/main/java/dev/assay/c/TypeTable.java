package dev.assay.c;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The definitions of all tagged types of a program. */
public record TypeTable(Map<Tag, TagDef> definitions) implements Tags {
  public static final TypeTable EMPTY = new TypeTable(Map.of());

  public TypeTable {
    definitions = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(definitions));
  }

  @Override
  public Optional<TagDef> definition(Tag tag) {
    return Optional.ofNullable(definitions.get(tag));
  }

  /** This table with one definition added or replaced. */
  public TypeTable with(TagDef definition) {
    var copy = new LinkedHashMap<>(definitions);
    copy.put(definition.tag(), definition);
    return new TypeTable(copy);
  }
}
