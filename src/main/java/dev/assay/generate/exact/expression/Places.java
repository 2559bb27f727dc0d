package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.c.UnaryOp;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds objects in sight, and the way down to their scalar parts. */
public final class Places {
  private final Draft draft;
  private final Expressions expressions;

  Places(Draft draft, Expressions expressions) {
    this.draft = draft;
    this.expressions = expressions;
  }

  /** An lvalue of integer type that may be read. */
  public Optional<Expr> readable(Spot spot) {
    return place(spot, v -> v.role().isReadable(), Types::isInteger);
  }

  /** An lvalue of integer type that may be written. */
  public Optional<Expr> writable(Spot spot) {
    return place(spot, v -> v.role().isWritable(), Types::isInteger);
  }

  /** A scalar part, of a type that is wanted, of a variable that is wanted. */
  public Optional<Expr> place(
      Spot spot, Predicate<Variable> variables, Predicate<CType> types) {
    return spot.scope()
        .pick(spot.rng(), v -> variables.test(v) && holds(v.type(), types))
        .map(v -> part(spot, v.expr(), types));
  }

  /** Whether an object of the type has a part of a wanted type. */
  private boolean holds(CType type, Predicate<CType> wanted) {
    if (Types.isArray(type)) {
      return holds(Types.element(type), wanted);
    }
    if (Types.unqualified(type) instanceof CType.Record record && !Types.isUnion(type)) {
      return fields(record).stream().anyMatch(f -> holds(f.type(), wanted));
    }
    return Types.isPointer(type) ? holds(Types.target(type), wanted) : wanted.test(type);
  }

  private Expr part(Spot spot, Expr object, Predicate<CType> wanted) {
    CType type = object.type();
    if (Types.isArray(type)) {
      return part(spot, element(spot, object), wanted);
    }
    if (Types.unqualified(type) instanceof CType.Record record) {
      List<TagDef.Field> fitting =
          fields(record).stream().filter(f -> holds(f.type(), wanted)).toList();
      TagDef.Field field = spot.rng().pick(fitting);
      return part(
          spot, spot.typing().member(object, field.name(), false, Span.NONE), wanted);
    }
    return Types.isPointer(type)
        ? part(spot, spot.typing().unary(UnaryOp.DEREFERENCE, object, Span.NONE), wanted)
        : object;
  }

  private List<TagDef.Field> fields(CType.Record record) {
    return draft.tags().record(record.tag()).orElseThrow().fields().stream()
        .filter(f -> !f.name().isEmpty())
        .toList();
  }

  /** An element of an array of known size, by an index that is in range or is brought there. */
  public Expr element(Spot spot, Expr array) {
    CType.Array type = (CType.Array) Types.unqualified(array.type());
    long count = ((CType.ArraySize.Fixed) type.size()).count();
    Rng rng = spot.rng();
    if (!spot.counters().isEmpty() && rng.chance(3, 4)) {
      Counter counter = rng.pick(spot.counters());
      return byCounter(spot, array, counter, count);
    }
    if (rng.chance(2, 3) || spot.depth() <= 0) {
      Expr index = Constants.literal(rng.nextLong(count), CType.INT);
      return spot.typing().index(array, index, Span.NONE);
    }
    Expr index = expressions.integer(spot.withDepth(Math.min(1, spot.depth() - 1)));
    return spot.operations().index(array, index, count);
  }

  private Expr byCounter(Spot spot, Expr array, Counter counter, long count) {
    long offset = spot.rng().chance(1, 2) ? 0 : spot.rng().between(-2, 2);
    Expr index = counter.variable().expr();
    if (offset != 0) {
      Expr constant = Constants.literal(Math.abs(offset), CType.INT);
      index =
          spot.typing()
              .binary(
                  offset > 0 ? dev.assay.c.BinaryOp.ADD : dev.assay.c.BinaryOp.SUBTRACT,
                  index,
                  constant,
                  Span.NONE);
    }
    return counter.low() + offset >= 0 && counter.high() + offset < count
        ? spot.typing().index(array, index, Span.NONE)
        : spot.operations().index(array, index, count);
  }
}
