package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Members;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Place;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds objects: variables, and what can be reached from them. */
public final class Lvalues {
  private static final int TRIES = 10;
  private static final int MOST_STEPS = 5;

  private Lvalues() {}

  /** An object of a real type that may be read. */
  public static Optional<Expr> real(Place place) {
    return find(place, e -> Types.isReal(e.type()));
  }

  /** An object of a real type that may be written. */
  public static Optional<Expr> writable(Place place) {
    return changeable(place, e -> Types.isReal(e.type()));
  }

  private static boolean isWritable(Expr lvalue) {
    return !Types.qualifiers(lvalue.type()).isConst();
  }

  /**
   * Whether the value of an assignment to the object can be used: that of an atomic one stays
   * atomic in clang, which then refuses most of what can be done with it.
   */
  static boolean hasPlainValue(Expr lvalue) {
    return !Types.qualifiers(lvalue.type()).isAtomic();
  }

  /** Whether the object has an address. */
  public static boolean isAddressable(Place place, Expr lvalue) {
    boolean part = lvalue instanceof Expr.Index i && Types.isVector(i.base().type());
    return !part
        && !(lvalue instanceof Expr.Unary u && u.op() != UnaryOp.DEREFERENCE)
        && !Members.isBitField(lvalue, place.typing().layout());
  }

  /** Whether builtin functions that take the address of an integer take that of the object. */
  static boolean isPlainInteger(Place place, Expr lvalue) {
    return Types.isInteger(lvalue.type())
        && !Types.isBool(lvalue.type())
        && !Types.isEnum(lvalue.type())
        && Types.qualifiers(lvalue.type()).isEmpty()
        && isAddressable(place, lvalue);
  }

  /** An object that is wanted; empty if none was met. */
  public static Optional<Expr> find(Place place, Predicate<Expr> wanted) {
    return find(place, v -> v.role().isReadable(), wanted);
  }

  /** An object that is wanted and may be written; the counters of loops may not. */
  public static Optional<Expr> changeable(Place place, Predicate<Expr> wanted) {
    return find(place, v -> v.role().isWritable(), e -> isWritable(e) && wanted.test(e));
  }

  private static Optional<Expr> find(
      Place place, Predicate<Variable> from, Predicate<Expr> wanted) {
    for (int i = 0; i < TRIES; i++) {
      Optional<Variable> root = place.scope().pick(place.rng(), from);
      Optional<Expr> found = root.flatMap(v -> descend(place, v.expr(), wanted));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Expr> descend(Place place, Expr root, Predicate<Expr> wanted) {
    Optional<Expr> at = Optional.of(root);
    for (int i = 0; i < MOST_STEPS && at.isPresent(); i++) {
      if (wanted.test(at.get())
          && !(Types.isPointer(at.get().type()) && place.rng().chance(1, 4))) {
        return at;
      }
      at = step(place, at.get());
    }
    return at.filter(wanted);
  }

  /** One step further into an object, or to what it points to. */
  private static Optional<Expr> step(Place place, Expr at) {
    CType type = Types.unqualified(Types.canonical(at.type()));
    return switch (type) {
      case CType.Array(CType _, CType.ArraySize.Fixed(long count)) ->
          Optional.of(place.code().index(at, index(place, count)));
      case CType.Array(CType _, CType.ArraySize.Variable _) ->
          Optional.of(place.code().index(at, Code.number(0, CType.INT)));
      case CType.Vector(CType _, int count, boolean _) ->
          Optional.of(place.code().index(at, Code.number(place.rng().nextInt(count), CType.INT)));
      case CType.Record(var tag) -> field(place, at, tag);
      case CType.Complex _ ->
          Optional.of(
              place
                  .typing()
                  .unary(place.rng().nextBoolean() ? UnaryOp.REAL : UnaryOp.IMAG, at, Span.NONE));
      case CType.Pointer(CType target) when isObject(target) ->
          Optional.of(
              place.rng().chance(1, 4)
                  ? place.code().index(at, Code.number(0, CType.INT))
                  : place.typing().unary(UnaryOp.DEREFERENCE, at, Span.NONE));
      case CType _ -> Optional.empty();
    };
  }

  private static boolean isObject(CType target) {
    return !Types.isVoid(target) && !Types.isFunction(target);
  }

  private static Optional<Expr> field(Place place, Expr at, Tag tag) {
    var definition = (TagDef.RecordDef) place.sketch().tags().definition(tag).orElseThrow();
    List<TagDef.Field> fields = definition.fields();
    return Optional.of(place.code().member(at, place.rng().pick(fields).name()));
  }

  /** Mostly within the array. */
  private static Expr index(Place place, long count) {
    int kind = place.rng().nextInt(8);
    if (kind < 5 || place.depth() <= 0) {
      return Code.number(place.rng().nextLong(count), CType.INT);
    }
    Expr drawn = Numbers.integer(place.withDepth(Math.min(1, place.depth() - 1)));
    if (kind == 7) {
      return drawn;
    }
    return place
        .code()
        .binary(
            BinaryOp.REMAINDER,
            place.code().cast(CType.UINT, drawn),
            Code.number(count, CType.UINT));
  }
}
