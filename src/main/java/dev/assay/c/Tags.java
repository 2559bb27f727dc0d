package dev.assay.c;

import java.util.Optional;

/** Looks up the definitions of tagged types; empty while a type is incomplete. */
public interface Tags {
  Optional<TagDef> definition(Tag tag);

  default Optional<TagDef.RecordDef> record(Tag tag) {
    return definition(tag)
        .filter(d -> d instanceof TagDef.RecordDef)
        .map(d -> (TagDef.RecordDef) d);
  }

  default Optional<TagDef.EnumDef> enumeration(Tag tag) {
    return definition(tag).filter(d -> d instanceof TagDef.EnumDef).map(d -> (TagDef.EnumDef) d);
  }
}
