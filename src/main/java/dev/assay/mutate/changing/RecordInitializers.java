package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Initializer.Designator;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How structs and unions are initialised. */
final class RecordInitializers {
  /** From what fits any shape to what fits hardly another. */
  enum Form {
    /** Not at all, by other objects, or by {@code {0}}. */
    NONE,
    /** Each member by its name. */
    NAMED,
    /** Members one after the other. */
    IN_ORDER,
    /** Braces were left out. */
    FLAT
  }

  private final Tags tags;
  private final Map<Tag, Form> forms = new HashMap<>();

  RecordInitializers(Tags tags) {
    this.tags = tags;
  }

  Form form(Tag tag) {
    return forms.getOrDefault(tag, Form.NONE);
  }

  private void mark(Tag tag, Form form) {
    forms.merge(tag, form, (a, b) -> a.compareTo(b) < 0 ? b : a);
  }

  void follow(CType type, Initializer initializer) {
    if (initializer instanceof Initializer.Braces braces && !isZero(braces)) {
      switch (Types.unqualified(type)) {
        case CType.Array a -> braces.items().forEach(item -> element(a.element(), item));
        case CType.Record r -> members(r.tag(), braces.items());
        case CType _ -> {}
      }
    }
  }

  private static boolean isZero(Initializer.Braces braces) {
    return braces.items().isEmpty()
        || braces.items().size() == 1
            && braces.items().getFirst().designators().isEmpty()
            && braces.items().getFirst().value() instanceof Initializer.Value(Expr value)
            && isZero(value);
  }

  private static boolean isZero(Expr value) {
    return switch (value) {
      case Expr.Implicit i -> isZero(i.operand());
      case Expr.IntLiteral l -> l.value().equals(BigInteger.ZERO);
      case Expr _ -> false;
    };
  }

  private void element(CType element, Initializer.Item item) {
    if (item.designators().size() > 1 || isFlat(element, item.value())) {
      contained(element).forEach(tag -> mark(tag, Form.FLAT));
    } else {
      follow(element, item.value());
    }
  }

  private void members(Tag tag, List<Initializer.Item> items) {
    if (!(tags.definition(tag).orElse(null) instanceof TagDef.RecordDef definition)) {
      return;
    }
    List<TagDef.Field> fields =
        definition.fields().stream().filter(f -> !f.isBitField() || !f.name().isEmpty()).toList();
    int place = 0;
    for (Initializer.Item item : items) {
      boolean isNamed = !item.designators().isEmpty();
      mark(tag, isNamed ? Form.NAMED : Form.IN_ORDER);
      if (isNamed) {
        place = place(fields, item.designators().getFirst());
      }
      if (place < 0 || place >= fields.size() || item.designators().size() > 1) {
        contained(new CType.Record(tag)).forEach(inner -> mark(inner, Form.FLAT));
        return;
      }
      CType type = fields.get(place).type();
      if (isFlat(type, item.value())) {
        contained(new CType.Record(tag)).forEach(inner -> mark(inner, Form.FLAT));
        return;
      }
      follow(type, item.value());
      place++;
    }
  }

  private static int place(List<TagDef.Field> fields, Designator designator) {
    for (int i = 0; i < fields.size(); i++) {
      if (designator instanceof Designator.Field f && fields.get(i).name().equals(f.name())) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the value is that of a part of an object of the type. */
  private static boolean isFlat(CType type, Initializer value) {
    return value instanceof Initializer.Value(Expr expr)
        && (Types.isArray(type) && !(expr instanceof Expr.StringLiteral)
            || Types.isRecord(type) && !Types.isRecord(expr.type()));
  }

  /** The structs and unions that an object of the type consists of. */
  Set<Tag> contained(CType type) {
    Set<Tag> found = new LinkedHashSet<>();
    addContained(type, found);
    return found;
  }

  private void addContained(CType type, Set<Tag> found) {
    switch (Types.unqualified(type)) {
      case CType.Array a -> addContained(a.element(), found);
      case CType.Record r when found.add(r.tag()) ->
          tags.definition(r.tag())
              .ifPresent(
                  d -> ((TagDef.RecordDef) d).fields().forEach(f -> addContained(f.type(), found)));
      case CType _ -> {}
    }
  }
}
