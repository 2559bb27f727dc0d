package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Initializers;
import dev.assay.c.type.Layout;
import dev.assay.c.type.RecordLayout;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** What an initialiser stores in each part of an object; places are in bits from its start. */
final class Stores {
  private final Layout layout;
  private final TreeMap<Long, InitializerLeaf> leaves = new TreeMap<>();

  Stores(Layout layout) {
    this.layout = layout;
  }

  Stores(CType type, Initializer initializer, Layout layout) {
    this(layout);
    for (InitializerLeaf leaf : Initializers.flatten(type, initializer, layout)) {
      long start = leaf.bitField().map(FieldLayout::bitOffset).orElse(8 * leaf.offset());
      leaf.forEachShift(shift -> leaves.put(start + 8 * shift, leaf));
    }
  }

  boolean isGiven(CType type, long bit) {
    return !leaves.subMap(bit, bit + 8 * layout.sizeOf(type).orElse(0)).isEmpty();
  }

  boolean isGiven(FieldLayout field, long base) {
    return field.isBitField()
        ? leaves.containsKey(place(field, base))
        : isGiven(field.field().type(), place(field, base));
  }

  static long place(FieldLayout field, long base) {
    return base + (field.isBitField() ? field.bitOffset() : 8 * field.offset());
  }

  Optional<Expr> scalar(long bit) {
    return Optional.ofNullable(leaves.get(bit)).map(InitializerLeaf::value);
  }

  /** The value that a struct, vector or array is copied from as a whole. */
  Optional<Expr> whole(CType type, long bit) {
    return Optional.ofNullable(leaves.get(bit))
        .filter(l -> Types.sameUnqualified(l.type(), type))
        .map(InitializerLeaf::value);
  }

  /** The member of a union that is stored; the first where none is. */
  FieldLayout active(CType union, long base) {
    List<FieldLayout> fields = fields(union);
    return fields.stream()
        .filter(f -> isStored(f.field().type(), place(f, base)))
        .findFirst()
        .orElse(fields.getFirst());
  }

  private boolean isStored(CType type, long bit) {
    if (whole(type, bit).isPresent()) {
      return true;
    }
    return switch (Types.unqualified(type)) {
      case CType.Array a -> isStored(a.element(), bit);
      case CType.Record r ->
          fields(r).stream().anyMatch(f -> isStored(f.field().type(), place(f, bit)));
      case CType _ -> false;
    };
  }

  List<FieldLayout> fields(CType record) {
    return layout.layout(record).map(RecordLayout::fields).orElse(List.of()).stream()
        .filter(f -> !f.field().name().isEmpty() || f.field().isAnonymousMember())
        .toList();
  }

  long bits(CType type) {
    return 8 * layout.sizeOf(type).orElse(0);
  }

  /** One character of a literal that fills an array; past its end they are zero. */
  Expr character(Expr.StringLiteral literal, CType element, long index) {
    int[] codes = literal.value().codePoints().toArray();
    int code = index < codes.length ? codes[(int) index] : 0;
    CType plain = Types.unqualified(element);
    BigInteger value = layout.wrap(BigInteger.valueOf(code), plain);
    boolean small = code < 128 || plain instanceof CType.Int(IntKind kind) && kind == IntKind.INT;
    return new Expr.IntLiteral(value, "", small ? CType.INT : plain, Span.NONE);
  }
}
