package dev.assay.generate.exact;

import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.TypeTable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The structs, unions and enums made so far. */
public final class TagStore implements Tags {
  private final Map<Tag, TagDef> definitions = new LinkedHashMap<>();

  public void define(TagDef definition) {
    definitions.put(definition.tag(), definition);
  }

  @Override
  public Optional<TagDef> definition(Tag tag) {
    return Optional.ofNullable(definitions.get(tag));
  }

  public TypeTable table() {
    return new TypeTable(definitions);
  }
}
