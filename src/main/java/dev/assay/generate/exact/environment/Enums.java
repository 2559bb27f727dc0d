package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.generate.exact.Draft;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes enums: some constants are given values, others count on. */
final class Enums {
  private static final int MOST_CONSTANTS = 6;
  private static final int MOST_TYPES = 3;

  private final Draft draft;
  private final Rng rng;
  private final List<CType> made = new ArrayList<>();

  Enums(Draft draft) {
    this.draft = draft;
    this.rng = draft.rng();
  }

  /** A new enum, or one that is there. */
  CType enumeration() {
    if (made.size() >= MOST_TYPES || !made.isEmpty() && rng.chance(1, 2)) {
      return rng.pick(made);
    }
    String name = draft.names().fresh("E");
    List<TagDef.Enumerator> constants = constants(name);
    boolean negative = constants.stream().anyMatch(c -> c.value().signum() < 0);
    var definition =
        new TagDef.EnumDef(
            new Tag(Tag.Kind.ENUM, name, 0),
            constants,
            Optional.empty(),
            negative ? CType.INT : CType.UINT,
            List.of(),
            Span.NONE);
    draft.tags().define(definition);
    draft.types().add(new Decl.TagDefinition(definition));
    CType type = new CType.Enum(definition.tag());
    made.add(type);
    return type;
  }

  private List<TagDef.Enumerator> constants(String name) {
    var result = new ArrayList<TagDef.Enumerator>();
    boolean signed = rng.chance(1, 3);
    int count = rng.between(2, MOST_CONSTANTS);
    BigInteger next = BigInteger.ZERO;
    for (int i = 0; i < count; i++) {
      boolean given = rng.chance(1, 3);
      if (given) {
        next = BigInteger.valueOf(rng.between(signed ? -100 : 0, rng.chance(1, 3) ? 60_000 : 100));
      }
      Optional<Expr> written = given ? Optional.of(literal(next)) : Optional.empty();
      result.add(new TagDef.Enumerator(name + "_" + (char) ('A' + i), written, next, Span.NONE));
      next = next.add(BigInteger.ONE);
    }
    return result;
  }

  private Expr literal(BigInteger value) {
    Expr magnitude = new Expr.IntLiteral(value.abs(), "", CType.INT, Span.NONE);
    return value.signum() < 0
        ? draft.typing().unary(dev.assay.c.UnaryOp.MINUS, magnitude, Span.NONE)
        : magnitude;
  }
}
