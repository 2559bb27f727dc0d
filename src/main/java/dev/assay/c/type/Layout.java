package dev.assay.c.type;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Sizes, alignments and record layouts by the SysV ABI, for one data model and one set of tags.
 *
 * <p>Layouts of records are kept once they are complete. Not for use by several threads at once.
 */
public final class Layout {
  private final DataModel model;
  private final Tags tags;
  private final Map<Tag, RecordLayout> records = new HashMap<>();

  public Layout(DataModel model, Tags tags) {
    this.model = model;
    this.tags = tags;
  }

  public DataModel model() {
    return model;
  }

  /** The definition of a tag; the compiler's own {@code __va_list_tag} is always known. */
  public Optional<TagDef> definition(Tag tag) {
    return tag.equals(Builtins.VA_LIST_TAG)
        ? Optional.of(Builtins.VA_LIST_DEFINITION)
        : tags.definition(tag);
  }

  /** The layout of a struct or union; empty while it is incomplete. */
  public Optional<RecordLayout> layout(Tag tag) {
    RecordLayout known = records.get(tag);
    if (known != null) {
      return Optional.of(known);
    }
    if (!(definition(tag).orElse(null) instanceof TagDef.RecordDef definition)) {
      return Optional.empty();
    }
    RecordLayout made = RecordLayoutBuilder.build(definition, this);
    records.put(tag, made);
    return Optional.of(made);
  }

  /** The layout of a struct or union type, sugar and qualifiers aside. */
  public Optional<RecordLayout> layout(CType type) {
    return Types.unqualified(type) instanceof CType.Record r ? layout(r.tag()) : Optional.empty();
  }

  /** The size in bytes; empty for incomplete and function types and for variable length arrays. */
  public OptionalLong sizeOf(CType type) {
    long size = size(Types.unqualified(type));
    return size < 0 ? OptionalLong.empty() : OptionalLong.of(size);
  }

  /** Whether an object of the type can be made; a variable length array is complete. */
  public boolean isComplete(CType type) {
    CType t = Types.unqualified(type);
    if (t instanceof CType.Array a) {
      return !(a.size() instanceof CType.ArraySize.Unknown) && isComplete(a.element());
    }
    return size(t) >= 0;
  }

  private long size(CType type) {
    return switch (type) {
      case CType.Int i -> model.sizeOf(i.kind());
      case CType.Floating f -> model.sizeOf(f.kind());
      case CType.Pointer _, CType.NullPointer _ -> model.pointerSize();
      case CType.BitInt b -> bitIntSize(b.width());
      case CType.Complex c -> 2 * size(Types.unqualified(c.element()));
      case CType.Array a -> arraySize(a);
      case CType.Vector v -> powerOfTwo(v.count() * size(Types.unqualified(v.element())));
      case CType.Record r -> layout(r.tag()).map(RecordLayout::size).orElse(-1L);
      case CType.Enum e -> size(Types.unqualified(underlying(e)));
      case CType.Void _, CType.Function _ -> -1;
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ ->
          size(Types.unqualified(type));
    };
  }

  private long arraySize(CType.Array array) {
    if (!(array.size() instanceof CType.ArraySize.Fixed fixed)) {
      return -1;
    }
    long element = size(Types.unqualified(array.element()));
    return element < 0 ? -1 : element * fixed.count();
  }

  private long bitIntSize(int width) {
    int unit = width > 64 ? 8 * model.pointerSize() : Math.max(8, (int) powerOfTwo(width));
    return (width + unit - 1L) / unit * (unit / 8);
  }

  static long powerOfTwo(long size) {
    return size <= 1 ? size : Long.highestOneBit(size - 1) << 1;
  }

  /**
   * The alignment in bytes, {@code aligned} attributes of typedefs included; 1 where there is none.
   */
  public int alignOf(CType type) {
    return switch (type) {
      case CType.Typedef t -> alignOf(t.actual());
      case CType.Typeof t -> alignOf(t.actual());
      case CType.Qualified q -> alignOf(q.base());
      case CType.Attributed a -> requestedAlign(a.attributes()).orElseGet(() -> alignOf(a.base()));
      case CType.Int i -> model.alignOfScalar(model.sizeOf(i.kind()));
      case CType.Floating f -> floatAlign(f);
      case CType.Pointer _, CType.NullPointer _ -> model.pointerSize();
      case CType.BitInt b ->
          Math.min(model.alignOfScalar((int) Math.min(8, bitIntSize(b.width()))), 8);
      case CType.Complex c -> alignOf(c.element());
      case CType.Array a -> alignOf(a.element());
      case CType.Vector _ -> (int) size(type);
      case CType.Record r -> layout(r.tag()).map(RecordLayout::align).orElse(1);
      case CType.Enum e -> enumAlign(e);
      case CType.Void _, CType.Function _ -> 1;
    };
  }

  private int floatAlign(CType.Floating type) {
    return switch (type.kind()) {
      case LONG_DOUBLE, FLOAT64X -> model.longDoubleAlign();
      case FLOAT16, BF16, FLOAT, FLOAT32, DOUBLE, FLOAT64, FLOAT32X, FLOAT128 ->
          model.alignOfScalar(model.sizeOf(type.kind()));
    };
  }

  private int enumAlign(CType.Enum type) {
    int natural = alignOf(underlying(type));
    return definition(type.tag())
        .flatMap(d -> requestedAlign(d.attributes()))
        .map(wanted -> Math.max(wanted, natural))
        .orElse(natural);
  }

  /** The strictest {@code aligned} attribute of a list; without a number it means the largest. */
  Optional<Integer> requestedAlign(List<Attribute> attributes) {
    int align = 0;
    for (Attribute a : attributes) {
      if (a.name().equals("aligned")) {
        align = Math.max(align, (int) a.value().orElse(model.maxAlign()));
      }
    }
    return align == 0 ? Optional.empty() : Optional.of(align);
  }

  /** The integer type that represents an enum; {@code unsigned int} while it is incomplete. */
  public CType underlying(CType.Enum type) {
    return definition(type.tag()).orElse(null) instanceof TagDef.EnumDef definition
        ? definition.underlying()
        : CType.UINT;
  }

  /** The integer type behind a type: an enum's underlying type, otherwise the type itself. */
  public CType integer(CType type) {
    CType t = Types.unqualified(type);
    return t instanceof CType.Enum e ? Types.unqualified(underlying(e)) : t;
  }

  /** The number of value bits of an integer type, with its sign bit; 1 for bool. */
  public int width(CType type) {
    CType t = integer(type);
    if (t instanceof CType.BitInt b) {
      return b.width();
    }
    return t instanceof CType.Int i && i.kind() != IntKind.BOOL ? 8 * model.sizeOf(i.kind()) : 1;
  }

  /** Whether an integer type is signed. */
  public boolean isSigned(CType type) {
    CType t = integer(type);
    return t instanceof CType.BitInt b
        ? b.signed()
        : t instanceof CType.Int i && i.kind().isSigned(model);
  }

  /** The value modulo the width of an integer type; in bool, whether it is not zero. */
  public BigInteger wrap(BigInteger value, CType type) {
    CType t = integer(type);
    if (t instanceof CType.Int i && i.kind() == IntKind.BOOL) {
      return BigInteger.valueOf(value.signum() == 0 ? 0 : 1);
    }
    int width = width(t);
    boolean signed = isSigned(t);
    if (value.bitLength() < width || value.bitLength() == width && !signed && value.signum() >= 0) {
      return signed || value.signum() >= 0 ? value : value.add(BigInteger.ONE.shiftLeft(width));
    }
    BigInteger bits = value.mod(BigInteger.ONE.shiftLeft(width));
    return signed && bits.testBit(width - 1)
        ? bits.subtract(BigInteger.ONE.shiftLeft(width))
        : bits;
  }

  /** The step of pointer arithmetic: the size, or 1 for void and functions as GNU C has it. */
  public long elementSize(CType target) {
    return sizeOf(target).orElse(1);
  }

  public CType sizeType() {
    return new CType.Int(model.sizeKind());
  }

  public CType ptrdiffType() {
    return new CType.Int(model.ptrdiffKind());
  }
}
