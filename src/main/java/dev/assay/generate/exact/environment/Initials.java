package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Constant initialisers of any type. */
public final class Initials {
  private final Draft draft;
  private final Rng rng;

  public Initials(Draft draft) {
    this.draft = draft;
    this.rng = draft.rng();
  }

  /** An initialiser with a constant for every part. */
  public Initializer of(CType type, Role role) {
    return draft.typing().initializers().typed(type, plain(type, role)).initializer();
  }

  private Initializer plain(CType type, Role role) {
    return switch (Types.unqualified(type)) {
      case CType.Array array when array.size() instanceof CType.ArraySize.Fixed(long count) -> {
        var items = new ArrayList<Initializer.Item>();
        for (long i = 0; i < count; i++) {
          items.add(new Initializer.Item(List.of(), plain(array.element(), role)));
        }
        yield new Initializer.Braces(items, Span.NONE);
      }
      case CType.Vector vector -> {
        var items = new ArrayList<Initializer.Item>();
        for (int i = 0; i < vector.count(); i++) {
          items.add(new Initializer.Item(List.of(), plain(vector.element(), role)));
        }
        yield new Initializer.Braces(items, Span.NONE);
      }
      case CType.Record record -> members(record, role);
      case CType.Pointer pointer ->
          new Initializer.Value(new Targets(draft).address(pointer, role));
      case CType.Floating floating -> new Initializer.Value(real(floating));
      case CType other -> new Initializer.Value(integer(other, draft.layout().width(other)));
    };
  }

  /** All members in order; of a union the first. */
  private Initializer members(CType.Record record, Role role) {
    List<TagDef.Field> fields = Shapes.fields(record, draft.tags());
    var items = new ArrayList<Initializer.Item>();
    for (TagDef.Field field : Types.isUnion(record) ? fields.subList(0, 1) : fields) {
      Initializer value =
          field.isBitField()
              ? new Initializer.Value(integer(field.type(), field.bitWidth().getAsInt()))
              : plain(field.type(), role);
      items.add(new Initializer.Item(List.of(), value));
    }
    return new Initializer.Braces(items, Span.NONE);
  }

  /** A small number of eighths. */
  private Expr real(CType type) {
    boolean near = draft.options().floats() == FloatResults.NEAR;
    int eighths = rng.between(near ? 1 : -400, 400);
    String text = java.math.BigDecimal.valueOf(Math.abs(eighths) * 125L, 3).toPlainString();
    String suffix =
        switch (((CType.Floating) type).kind()) {
          case FLOAT -> "f";
          case LONG_DOUBLE -> "L";
          case DOUBLE, FLOAT16, BF16, FLOAT32, FLOAT32X, FLOAT64, FLOAT64X, FLOAT128 -> "";
        };
    Expr literal = new Expr.FloatLiteral(text + suffix, type, Span.NONE);
    return eighths < 0 ? draft.typing().unary(UnaryOp.MINUS, literal, Span.NONE) : literal;
  }

  /** A number that fits so many bits of the type. */
  private Expr integer(CType type, int width) {
    boolean signed = draft.layout().isSigned(type);
    BigInteger value = fitted(number(Math.min(width, Long.SIZE)), width, signed);
    CType written =
        value.abs().bitLength() < Integer.SIZE ? CType.INT : signed ? LONGEST : UNSIGNED_LONGEST;
    Expr magnitude = new Expr.IntLiteral(value.abs(), "", written, Span.NONE);
    return value.signum() < 0
        ? draft.typing().unary(UnaryOp.MINUS, magnitude, Span.NONE)
        : magnitude;
  }

  private static final CType LONGEST = new CType.Int(dev.assay.c.IntKind.LLONG);
  private static final CType UNSIGNED_LONGEST = new CType.Int(dev.assay.c.IntKind.ULLONG);

  private BigInteger number(int width) {
    return switch (draft.policy().draw(Distribution.CONSTANT_KINDS, rng)) {
      case 0 -> BigInteger.valueOf(rng.between(-16, 16));
      case 1 -> BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.valueOf(rng.between(0, 2)));
      case 2 -> {
        BigInteger ones = BigInteger.ONE.shiftLeft(rng.between(1, width)).subtract(BigInteger.ONE);
        yield ones.shiftLeft(rng.nextInt(width));
      }
      default -> BigInteger.valueOf(rng.nextLong());
    };
  }

  /** The lowest bits; a least value, whose magnitude has no constant, becomes the next. */
  private static BigInteger fitted(BigInteger value, int width, boolean signed) {
    BigInteger whole = BigInteger.ONE.shiftLeft(Math.min(width, Long.SIZE));
    BigInteger bits = value.mod(whole);
    if (!signed || bits.shiftRight(Math.min(width, Long.SIZE) - 1).signum() == 0) {
      return bits;
    }
    BigInteger negative = bits.subtract(whole);
    return negative.negate().equals(whole.shiftRight(1)) && width > 1
        ? negative.add(BigInteger.ONE)
        : negative;
  }
}
