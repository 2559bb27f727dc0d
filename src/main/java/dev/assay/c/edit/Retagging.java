package dev.assay.c.edit;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Rules;
import java.util.Map;

/** Puts types in the place of others; those that are not among them stay. */
record Retagging(Map<Tag, Tag> tags) implements Rules {
  private Tag tag(Tag tag) {
    return tags.getOrDefault(tag, tag);
  }

  @Override
  public CType type(CType type) {
    return switch (type) {
      case CType.Record t when tags.containsKey(t.tag()) -> new CType.Record(tag(t.tag()));
      case CType.Enum t when tags.containsKey(t.tag()) -> new CType.Enum(tag(t.tag()));
      case CType _ -> type;
    };
  }

  @Override
  public Decl decl(Decl decl) {
    return decl instanceof Decl.TagDeclaration d
        ? new Decl.TagDeclaration(tag(d.tag()), d.span())
        : decl;
  }

  @Override
  public TagDef definition(TagDef definition) {
    return switch (definition) {
      case TagDef.RecordDef d ->
          new TagDef.RecordDef(tag(d.tag()), d.fields(), d.pack(), d.attributes(), d.span());
      case TagDef.EnumDef d ->
          new TagDef.EnumDef(
              tag(d.tag()), d.enumerators(), d.fixed(), d.underlying(), d.attributes(), d.span());
    };
  }
}
