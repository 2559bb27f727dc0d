package dev.assay.c.parse;

import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.TypeTable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The tags met so far: their definitions, and the numbers and names that are still free. */
final class TagTable implements Tags {
  private final Map<Tag, TagDef> definitions = new LinkedHashMap<>();
  private final Map<String, Integer> ordinals = new HashMap<>();
  private final SymbolTable symbols;
  private int fresh;

  TagTable(SymbolTable symbols) {
    this.symbols = symbols;
  }

  @Override
  public Optional<TagDef> definition(Tag tag) {
    return Optional.ofNullable(definitions.get(tag));
  }

  boolean isDefined(Tag tag) {
    return definitions.containsKey(tag);
  }

  void define(TagDef definition) {
    definitions.put(definition.tag(), definition);
  }

  void remove(Tag tag) {
    definitions.remove(tag);
  }

  /** A new tag of the name; the empty name gives a type without a tag. */
  Tag create(Tag.Kind kind, String name) {
    return new Tag(kind, name, ordinals.merge(name, 1, Integer::sum) - 1);
  }

  /** A new tag with a name that the file doesn't use: the stem and a number. */
  Tag createFresh(Tag.Kind kind, String stem) {
    String name = stem + "_" + fresh;
    while (symbols.contains(name) || ordinals.containsKey(name)) {
      fresh++;
      name = stem + "_" + fresh;
    }
    return create(kind, name);
  }

  TypeTable table() {
    return new TypeTable(definitions);
  }
}
