package dev.assay.c.type;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;

/** Random structs and unions, each with its C text, for comparison with compilers. */
final class RandomRecords {
  static final Tag ENUM = new Tag(Tag.Kind.ENUM, "E", 0);
  private static final CType ALIGNED_INT = alignedInt("I8", 8);
  private static final CType LOOSE_INT = alignedInt("I2", 2);

  private final Random random;
  private final List<TagDef.RecordDef> records = new ArrayList<>();
  private TypeTable table =
      TypeTable.EMPTY.with(
          new TagDef.EnumDef(
              ENUM,
              List.of(new TagDef.Enumerator("E1", Optional.empty(), BigInteger.ONE, Span.NONE)),
              Optional.empty(),
              CType.UINT,
              List.of(),
              Span.NONE));

  RandomRecords(long seed, int count) {
    random = new Random(seed);
    for (int i = 0; i < count; i++) {
      TagDef.RecordDef made = record(i);
      records.add(made);
      table = table.with(made);
    }
  }

  List<TagDef.RecordDef> records() {
    return records;
  }

  TypeTable table() {
    return table;
  }

  static String prelude() {
    return """
    enum E { E1 = 1 };
    typedef int I8 __attribute__((aligned(8)));
    typedef int I2 __attribute__((aligned(2)));
    """;
  }

  private static CType alignedInt(String name, int align) {
    return new CType.Typedef(name, new CType.Attributed(CType.INT, List.of(aligned(align))));
  }

  private static Attribute aligned(int align) {
    return new Attribute(
        Attribute.Style.GNU, "aligned", Integer.toString(align), OptionalLong.of(align));
  }

  private static Attribute packed() {
    return new Attribute(Attribute.Style.GNU, "packed", "", OptionalLong.empty());
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private TagDef.RecordDef record(int number) {
    Tag.Kind kind = chance(20) ? Tag.Kind.UNION : Tag.Kind.STRUCT;
    var fields = new ArrayList<TagDef.Field>();
    int count = random.nextInt(8);
    int pack = chance(20) ? 1 << random.nextInt(4) : 0;
    for (int i = 0; i < count; i++) {
      fields.add(chance(55) ? bitField("m" + i, pack) : member("m" + i));
    }
    var attributes = new ArrayList<Attribute>();
    if (chance(25)) {
      attributes.add(packed());
    }
    if (chance(15)) {
      attributes.add(aligned(1 << random.nextInt(6)));
    }
    Tag tag = new Tag(kind, "R" + number, 0);
    return new TagDef.RecordDef(tag, fields, pack, attributes, Span.NONE);
  }

  private List<Attribute> fieldAttributes(boolean bitField) {
    var attributes = new ArrayList<Attribute>();
    if (chance(10)) {
      attributes.add(packed());
    }
    if (chance(bitField ? 6 : 12)) {
      // gcc and clang differ on bit-fields aligned to less than their type.
      attributes.add(aligned(bitField ? 8 << random.nextInt(2) : 1 << random.nextInt(5)));
    }
    return attributes;
  }

  private TagDef.Field member(String name) {
    return new TagDef.Field(
        name,
        memberType(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        fieldAttributes(false),
        Span.NONE);
  }

  private CType memberType() {
    int choice = random.nextInt(12);
    return switch (choice) {
      case 0 -> CType.DOUBLE;
      case 1 -> new CType.Floating(FloatKind.LONG_DOUBLE);
      case 2 -> new CType.Pointer(CType.VOID);
      case 3 -> new CType.Array(new CType.Int(IntKind.SHORT), new CType.ArraySize.Fixed(3));
      case 4 -> new CType.Enum(ENUM);
      case 5 -> ALIGNED_INT;
      case 6 -> LOOSE_INT;
      case 7 -> new CType.Complex(CType.FLOAT);
      case 8 -> records.isEmpty() ? CType.CHAR : new CType.Record(earlier());
      default -> integer();
    };
  }

  private Tag earlier() {
    return records.get(random.nextInt(records.size())).tag();
  }

  private CType integer() {
    IntKind[] kinds = {
      IntKind.BOOL, IntKind.CHAR, IntKind.SCHAR, IntKind.UCHAR, IntKind.SHORT, IntKind.USHORT,
      IntKind.INT, IntKind.UINT, IntKind.LONG, IntKind.ULONG, IntKind.LLONG, IntKind.ULLONG
    };
    return new CType.Int(kinds[random.nextInt(kinds.length)]);
  }

  private TagDef.Field bitField(String name, int pack) {
    CType type = chance(10) ? new CType.Enum(ENUM) : integer();
    // Widths stay within 32-bit longs so that one set serves every model.
    int limit = Math.max(1, bits(type));
    int width = chance(10) ? 0 : 1 + random.nextInt(limit);
    boolean unnamed = width == 0 || chance(12);
    return new TagDef.Field(
        unnamed ? "" : name,
        type,
        OptionalInt.of(width),
        OptionalInt.empty(),
        // gcc and clang differ on aligned bit-fields under #pragma pack.
        unnamed || pack > 0 ? List.of() : fieldAttributes(true),
        Span.NONE);
  }

  private static int bits(CType type) {
    CType t = Types.unqualified(type);
    if (!(t instanceof CType.Int i)) {
      return 32;
    }
    return switch (i.kind()) {
      case BOOL -> 1;
      case CHAR, SCHAR, UCHAR -> 8;
      case SHORT, USHORT -> 16;
      case INT, UINT, LONG, ULONG -> 32;
      case LLONG, ULLONG -> 64;
      case INT128, UINT128 -> 128;
    };
  }
}
