package dev.assay.generate.grammar.environment;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.generate.grammar.Sketch;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws types that are one value: numbers, enums and vectors. */
public final class ScalarTypes {
  private static final List<IntKind> USUAL =
      List.of(IntKind.INT, IntKind.INT, IntKind.UINT, IntKind.LONG, IntKind.SHORT, IntKind.CHAR);
  private static final List<IntKind> ALL =
      List.of(
          IntKind.CHAR,
          IntKind.SCHAR,
          IntKind.UCHAR,
          IntKind.SHORT,
          IntKind.USHORT,
          IntKind.INT,
          IntKind.UINT,
          IntKind.LONG,
          IntKind.ULONG,
          IntKind.LLONG,
          IntKind.ULLONG);
  private static final List<FloatKind> FLOATS =
      List.of(FloatKind.FLOAT, FloatKind.DOUBLE, FloatKind.DOUBLE, FloatKind.LONG_DOUBLE);

  /** Larger ones would need a library that not every machine has. */
  private static final List<IntKind> LOCK_FREE =
      List.of(IntKind.INT, IntKind.UINT, IntKind.UCHAR, IntKind.SHORT, IntKind.LONG);

  private static final List<Integer> VECTOR_BYTES = List.of(8, 16, 16, 16, 32);

  private ScalarTypes() {}

  /** An integer type of any rank below 128 bits. */
  public static CType integer(Sketch sketch, int depth) {
    return new CType.Int(sketch.rng().pick(sketch.rng().nextBoolean() ? USUAL : ALL));
  }

  static CType bool(Sketch sketch, int depth) {
    return CType.BOOL;
  }

  static CType int128(Sketch sketch, int depth) {
    return new CType.Int(sketch.rng().nextBoolean() ? IntKind.INT128 : IntKind.UINT128);
  }

  static CType floating(Sketch sketch, int depth) {
    return new CType.Floating(sketch.rng().pick(FLOATS));
  }

  static CType complex(Sketch sketch, int depth) {
    return new CType.Complex(floating(sketch, depth));
  }

  static CType volatileInteger(Sketch sketch, int depth) {
    return new CType.Qualified(integer(sketch, depth), Qualifiers.VOLATILE);
  }

  static CType atomic(Sketch sketch, int depth) {
    return new CType.Qualified(new CType.Int(sketch.rng().pick(LOCK_FREE)), Qualifiers.ATOMIC);
  }

  static CType vector(Sketch sketch, int depth) {
    CType element =
        sketch.rng().chance(1, 4)
            ? new CType.Floating(sketch.rng().nextBoolean() ? FloatKind.FLOAT : FloatKind.DOUBLE)
            : integer(sketch, depth);
    long bytes = sketch.rng().pick(VECTOR_BYTES);
    return new CType.Vector(
        element, (int) (bytes / sketch.typing().layout().sizeOf(element).orElseThrow()));
  }

  static CType enumeration(Sketch sketch, int depth) {
    List<CType> made =
        sketch.types().stream()
            .filter(d -> d instanceof Decl.TagDefinition(TagDef.EnumDef _))
            .map(d -> (CType) new CType.Enum(((Decl.TagDefinition) d).definition().tag()))
            .toList();
    if (!made.isEmpty() && sketch.rng().chance(2, 3)) {
      return sketch.rng().pick(made);
    }
    var tag = new Tag(Tag.Kind.ENUM, sketch.names().fresh("E"), 0);
    var enumerators = new ArrayList<TagDef.Enumerator>();
    int count = sketch.rng().between(1, 5);
    for (int i = 0; i < count; i++) {
      enumerators.add(
          new TagDef.Enumerator(
              sketch.names().fresh("e"), Optional.empty(), BigInteger.valueOf(i), Span.NONE));
    }
    var definition =
        new TagDef.EnumDef(tag, enumerators, Optional.empty(), CType.UINT, List.of(), Span.NONE);
    sketch.tags().define(definition);
    sketch.types().add(new Decl.TagDefinition(definition));
    return new CType.Enum(tag);
  }
}
