package dev.assay.c.edit;

import dev.assay.c.CType;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Rules;

/**
 * Tells types without a name apart from those of another program.
 *
 * @param first what is added to their numbers
 */
public record Renumbering(int first) implements Rules {
  private Tag tag(Tag tag) {
    return tag.isAnonymous() ? new Tag(tag.kind(), "", first + tag.ordinal()) : tag;
  }

  @Override
  public CType type(CType type) {
    return switch (type) {
      case CType.Record t -> new CType.Record(tag(t.tag()));
      case CType.Enum t -> new CType.Enum(tag(t.tag()));
      case CType _ -> type;
    };
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
