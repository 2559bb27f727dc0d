package dev.assay.c.edit;

import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which types of a unit are types of other units, too: those with the same tag, or both without
 * one, that hold the same (6.2.7p1).
 */
record SharedTags(TypeTable known, TypeTable unit) {

  /** What each type of the unit is among all; those that are not known get new numbers. */
  static Map<Tag, Tag> of(TypeTable known, TypeTable unit) {
    return new SharedTags(known, unit).all();
  }

  private Map<Tag, Tag> all() {
    Map<Tag, Tag> same = new HashMap<>();
    unit.definitions().values().forEach(d -> candidate(d).ifPresent(t -> same.put(d.tag(), t)));
    boolean changed = true;
    while (changed) {
      // Types that name each other are the same unless something tells them apart.
      var asKnown = new Rewriter(new Retagging(complete(same)));
      changed =
          same.entrySet()
              .removeIf(pair ->
                  !alike(
                      asKnown.definition(unit.definitions().get(pair.getKey())),
                      known.definitions().get(pair.getValue())));
    }
    return complete(same);
  }

  /** One that was read from the same place of a header rather than another. */
  private Optional<Tag> candidate(TagDef definition) {
    return known.definitions().values().stream()
        .filter(d -> d.tag().kind() == definition.tag().kind())
        .filter(d -> d.tag().name().equals(definition.tag().name()))
        .filter(d -> names(d).equals(names(definition)))
        .min(
            Comparator.comparing((TagDef d) -> !d.span().samePlace(definition.span()))
                .thenComparing(d -> d.tag().ordinal() != definition.tag().ordinal())
                .thenComparingInt(d -> d.tag().ordinal()))
        .map(TagDef::tag);
  }

  private static List<String> names(TagDef definition) {
    return switch (definition) {
      case TagDef.RecordDef r -> r.fields().stream().map(TagDef.Field::name).toList();
      case TagDef.EnumDef e -> e.enumerators().stream().map(c -> c.name() + c.value()).toList();
    };
  }

  /** Sugar aside. */
  private static boolean alike(TagDef one, TagDef other) {
    return one instanceof TagDef.RecordDef a && other instanceof TagDef.RecordDef b
        ? a.pack() == b.pack() && a.attributes().equals(b.attributes()) && alikeFields(a, b)
        : one instanceof TagDef.EnumDef c
            && other instanceof TagDef.EnumDef d
            && Types.same(c.underlying(), d.underlying());
  }

  private static boolean alikeFields(TagDef.RecordDef one, TagDef.RecordDef other) {
    for (int i = 0; i < one.fields().size(); i++) {
      TagDef.Field a = one.fields().get(i);
      TagDef.Field b = other.fields().get(i);
      if (!Types.same(a.type(), b.type())
          || !a.bitWidth().equals(b.bitWidth())
          || !a.alignas().equals(b.alignas())
          || !a.attributes().equals(b.attributes())) {
        return false;
      }
    }
    return true;
  }

  /** A tag that nobody has defined yet may be the same; the others must not be taken for it. */
  private Map<Tag, Tag> complete(Map<Tag, Tag> same) {
    int first = 1 + known.definitions().keySet().stream().mapToInt(Tag::ordinal).max().orElse(-1);
    Map<Tag, Tag> all = new HashMap<>(same);
    for (Tag tag : unit.definitions().keySet()) {
      boolean clash = tag.isAnonymous() || known.definitions().containsKey(tag);
      all.putIfAbsent(tag, clash ? new Tag(tag.kind(), tag.name(), first + tag.ordinal()) : tag);
    }
    return all;
  }
}
