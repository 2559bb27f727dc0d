package dev.assay.c.type;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.TagDef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Places the members of one struct or union as gcc and clang do on SysV targets: a bit-field goes
 * into the next free bits unless it would then cross a boundary of its declared type.
 */
final class RecordLayoutBuilder {
  private final TagDef.RecordDef definition;
  private final Layout layout;
  private final boolean packed;
  private final List<FieldLayout> fields = new ArrayList<>();

  /** The next free bit counts from this byte, so that huge records do not overflow. */
  private long base;

  private long nextBit;
  private long size;
  private int align = 1;

  private RecordLayoutBuilder(TagDef.RecordDef definition, Layout layout) {
    this.definition = definition;
    this.layout = layout;
    this.packed = Attribute.has(definition.attributes(), "packed");
  }

  static RecordLayout build(TagDef.RecordDef definition, Layout layout) {
    return new RecordLayoutBuilder(definition, layout).build();
  }

  private RecordLayout build() {
    for (TagDef.Field field : definition.fields()) {
      if (definition.isUnion()) {
        moveTo(0);
      }
      if (field.isBitField()) {
        placeBitField(field, field.bitWidth().getAsInt());
      } else {
        placeMember(field);
      }
      size = Math.max(size, nextByte());
    }
    layout.requestedAlign(definition.attributes()).ifPresent(this::raiseAlign);
    return new RecordLayout(roundUp(size, align), align, fields, names());
  }

  /** The first byte that no member reaches into. */
  private long nextByte() {
    return base + (nextBit + 7) / 8;
  }

  private void moveTo(long offset) {
    base = offset & -4096L;
    nextBit = 8 * (offset - base);
  }

  private void placeMember(TagDef.Field field) {
    int natural = isPacked(field) ? 1 : layout.alignOf(field.type());
    int fieldAlign = limited(Math.max(natural, explicitAlign(field)));
    raiseAlign(fieldAlign);
    long offset = roundUp(nextByte(), fieldAlign);
    fields.add(new FieldLayout(field, offset, 8 * offset, -1));
    moveTo(offset + layout.sizeOf(field.type()).orElse(0));
  }

  private void placeBitField(TagDef.Field field, int width) {
    long unit = layout.sizeOf(field.type()).orElse(1);
    int explicit = explicitAlign(field);
    int bitAlign = bitFieldAlign(field, width, explicit);
    boolean crosses = nextBit % bitAlign + width > 8 * unit;
    if (width == 0 || crosses && definition.pack() == 0) {
      nextBit = roundUp(nextBit, bitAlign);
    } else if (explicit > 0 && explicit <= limited(explicit)) {
      nextBit = roundUp(nextBit, 8L * explicit);
    }
    long offset = base + nextBit / 8 / unit * unit;
    fields.add(new FieldLayout(field, offset, 8 * base + nextBit, width));
    nextBit += width;
    // Unnamed bit-fields are padding: they do not align the record on most targets.
    if (!field.name().isEmpty() || layout.model().alignsUnnamedBitFields()) {
      raiseAlign(Math.max(1, bitAlign / 8));
    }
  }

  /**
   * The alignment in bits: that of the declared type, one bit if packed. Under {@code #pragma pack}
   * a packed bit-field counts as if it weren't packed.
   */
  private int bitFieldAlign(TagDef.Field field, int width, int explicit) {
    int natural = 8 * layout.alignOf(field.type());
    if (width == 0) {
      return natural;
    }
    int start = isPacked(field) && definition.pack() == 0 ? 1 : natural;
    int wanted = Math.max(start, 8 * explicit);
    return definition.pack() == 0 ? wanted : Math.min(wanted, 8 * definition.pack());
  }

  private boolean isPacked(TagDef.Field field) {
    return packed || Attribute.has(field.attributes(), "packed");
  }

  private int explicitAlign(TagDef.Field field) {
    return Math.max(layout.requestedAlign(field.attributes()).orElse(0), field.alignas().orElse(0));
  }

  private int limited(int wanted) {
    return definition.pack() == 0 ? wanted : Math.min(wanted, definition.pack());
  }

  private void raiseAlign(int wanted) {
    align = Math.max(align, wanted);
  }

  private static long roundUp(long value, long unit) {
    return (value + unit - 1) / unit * unit;
  }

  private Map<String, FieldPath> names() {
    var names = new LinkedHashMap<String, FieldPath>();
    for (int i = 0; i < fields.size(); i++) {
      FieldLayout field = fields.get(i);
      int step = i;
      if (!field.field().name().isEmpty()) {
        names.putIfAbsent(field.field().name(), new FieldPath(List.of(i), field));
      } else if (field.field().isAnonymousMember()
          && Types.unqualified(field.field().type()) instanceof CType.Record inner) {
        layout
            .layout(inner.tag())
            .ifPresent(
                l -> l.names().forEach((n, p) -> names.putIfAbsent(n, under(step, field, p))));
      }
    }
    return names;
  }

  private static FieldPath under(int step, FieldLayout outer, FieldPath inner) {
    var steps = new ArrayList<Integer>();
    steps.add(step);
    steps.addAll(inner.steps());
    return new FieldPath(steps, inner.layout().shifted(outer.offset()));
  }
}
