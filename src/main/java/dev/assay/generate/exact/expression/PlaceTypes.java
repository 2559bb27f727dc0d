package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Knows what is inside of objects by their types. */
final class PlaceTypes {
  private static final int MOST_POINTERS = 3;

  private final Draft draft;
  private final Map<Tag, List<TagDef.Field>> fields = new HashMap<>();

  PlaceTypes(Draft draft) {
    this.draft = draft;
  }

  /** Whether an object of the type has a part of a wanted type; one to write is not const. */
  boolean holds(CType type, Predicate<CType> wanted, boolean write) {
    return holds(type, wanted, write, 0);
  }

  private boolean holds(CType type, Predicate<CType> wanted, boolean write, int pointers) {
    CType plain = Types.unqualified(type);
    if (plain instanceof CType.Pointer p) {
      return pointers < MOST_POINTERS && holds(p.target(), wanted, write, pointers + 1);
    }
    if (write && Types.qualifiers(type).isConst()) {
      return false;
    }
    if (plain instanceof CType.Array a) {
      return isFixedArray(a) && holds(a.element(), wanted, write, pointers);
    }
    if (plain instanceof CType.Vector vector && !wanted.test(type)) {
      return wanted.test(Types.qualified(vector.element(), Types.qualifiers(type)));
    }
    if (!(plain instanceof CType.Record record)) {
      return wanted.test(type);
    }
    for (TagDef.Field field : fields(record)) {
      if (holds(field.type(), wanted, write, pointers)) {
        return true;
      }
    }
    return false;
  }

  static boolean isFixedArray(CType type) {
    return Types.unqualified(type) instanceof CType.Array a
        && a.size() instanceof CType.ArraySize.Fixed(long count)
        && count > 0;
  }

  /** The named members that may be used: of a union those that share all of its bytes. */
  List<TagDef.Field> fields(CType.Record record) {
    return fields.computeIfAbsent(record.tag(), this::usable);
  }

  private List<TagDef.Field> usable(Tag tag) {
    var result = new ArrayList<TagDef.Field>();
    TagDef.RecordDef definition = draft.tags().record(tag).orElse(null);
    if (definition == null) {
      return result;
    }
    for (TagDef.Field field : definition.fields()) {
      boolean first = result.isEmpty() && field == definition.fields().getFirst();
      if (!field.name().isEmpty() && (!definition.isUnion() || overlays(tag, field, first))) {
        result.add(field);
      }
    }
    return result;
  }

  /** C++ has no members but the one written last. */
  private boolean overlays(Tag union, TagDef.Field field, boolean first) {
    CType bottom = field.type();
    while (Types.isArray(bottom)) {
      bottom = Types.element(bottom);
    }
    return Types.isInteger(bottom)
        && !Types.isBool(bottom)
        && !field.isBitField()
        && draft
            .layout()
            .sizeOf(field.type())
            .equals(draft.layout().sizeOf(new CType.Record(union)))
        && (first || !draft.options().target().isCxx());
  }

  boolean isBitField(Expr.Member member) {
    CType base = member.base().type();
    CType owner = member.arrow() ? Types.target(base) : base;
    return Types.unqualified(owner) instanceof CType.Record record
        && draft.tags().record(record.tag()).orElseThrow().fields().stream()
            .anyMatch(f -> f.name().equals(member.field()) && f.isBitField());
  }
}
