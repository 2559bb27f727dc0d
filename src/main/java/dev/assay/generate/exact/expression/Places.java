package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Distribution;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds objects in sight, and the way down to their scalar parts. */
public final class Places {
  private static final int POINTER_SPELLINGS = 8;

  private final PlaceTypes types;
  private final Elements elements;

  Places(Draft draft, Expressions expressions) {
    this.types = new PlaceTypes(draft);
    this.elements = new Elements(expressions);
  }

  /** An lvalue of integer type that may be read. */
  public Optional<Expr> readable(Spot spot) {
    return readable(spot, Types::isInteger);
  }

  /** An lvalue of a wanted type that may be read, drawn by where leaves come from. */
  public Optional<Expr> readable(Spot spot, Predicate<CType> wanted) {
    int shape = spot.policy().draw(Distribution.LEAVES, spot.rng());
    return readable(spot, wanted, shape);
  }

  /** As {@link #readable(Spot, Predicate)}, for an outcome of the distribution of leaves. */
  Optional<Expr> readable(Spot spot, Predicate<CType> wanted, int leaf) {
    Optional<Variable> found =
        find(spot, v -> hasShape(v, leaf > 1 ? leaf - 1 : 0) && mayRead(spot, v, wanted))
            .or(() -> find(spot, v -> mayRead(spot, v, wanted)));
    return found.map(v -> part(spot, v.expr(), wanted, false));
  }

  private boolean mayRead(Spot spot, Variable v, Predicate<CType> wanted) {
    return v.role().isReadable() && isOpen(spot, v) && types.holds(v.type(), wanted, false);
  }

  /** A pure function sees nothing of the outside that changes; inputs point to inputs. */
  private static boolean isOpen(Spot spot, Variable v) {
    return !spot.function().pure()
        || (!v.global() || v.role() == Role.INPUT) && !Types.qualifiers(v.type()).isVolatile();
  }

  /** An lvalue of integer type that may be written. */
  public Optional<Expr> writable(Spot spot) {
    return writable(spot, Types::isInteger);
  }

  /** An lvalue of a wanted type that may be written, drawn by where assignments go. */
  public Optional<Expr> writable(Spot spot, Predicate<CType> wanted) {
    int owner = spot.policy().draw(Distribution.TARGETS, spot.rng());
    int shape = spot.policy().draw(Distribution.TARGET_SHAPES, spot.rng());
    Optional<Variable> found =
        find(spot, v -> isOf(v, owner) && hasShape(v, shape) && mayWrite(spot, v, wanted))
            .or(() -> find(spot, v -> isOf(v, owner) && mayWrite(spot, v, wanted)))
            .or(() -> find(spot, v -> mayWrite(spot, v, wanted)));
    return found.map(v -> part(spot, v.expr(), wanted, true));
  }

  private boolean mayWrite(Spot spot, Variable v, Predicate<CType> wanted) {
    boolean open = !spot.function().pure() || !v.global();
    return v.role().isWritable() && open && types.holds(v.type(), wanted, true);
  }

  private static boolean isOf(Variable v, int owner) {
    return switch (owner) {
      case 0 -> v.role() == Role.LOCAL;
      case 1 -> v.role() == Role.MIXED;
      default -> v.role() == Role.OUTPUT;
    };
  }

  /** Whether the variable is a number, an array, a struct or a pointer, by these numbers. */
  private static boolean hasShape(Variable v, int shape) {
    return switch (Types.unqualified(v.type())) {
      case CType.Array _ -> shape == 1;
      case CType.Record _ -> shape == 2;
      case CType.Pointer _ -> shape == 3;
      case CType _ -> shape == 0;
    };
  }

  /** The first that fits from a random one on; those of inner blocks are a little likelier. */
  private static Optional<Variable> find(Spot spot, Predicate<Variable> condition) {
    Scope scope = spot.scope();
    int count = scope.mark();
    if (count == 0) {
      return Optional.empty();
    }
    int low = spot.rng().chance(1, 3) ? count / 2 : 0;
    int start = spot.rng().between(low, count - 1);
    for (int i = 0; i < count; i++) {
      Variable v = scope.at(start >= i ? start - i : start - i + count);
      if (condition.test(v)) {
        return Optional.of(v);
      }
    }
    return Optional.empty();
  }

  /** A scalar part, of a type that is wanted, of a variable that is wanted. */
  public Optional<Expr> place(Spot spot, Predicate<Variable> variables, Predicate<CType> wanted) {
    return find(
            spot, v -> variables.test(v) && isOpen(spot, v) && types.holds(v.type(), wanted, false))
        .map(v -> part(spot, v.expr(), wanted, false));
  }

  /** An array in sight, of known length, whose address may be used. */
  Optional<Expr> array(Spot spot) {
    return find(spot, v -> isOpen(spot, v) && PlaceTypes.isFixedArray(v.type()))
        .map(Variable::expr);
  }

  /** An array of known length in sight, to read integers from. */
  Optional<Expr> readableArray(Spot spot) {
    return find(
            spot,
            v ->
                PlaceTypes.isFixedArray(v.type())
                    && Types.isInteger(Types.element(v.type()))
                    && !Types.qualifiers(v.type()).isVolatile()
                    && mayRead(spot, v, Types::isInteger))
        .map(Variable::expr);
  }

  private Expr part(Spot spot, Expr object, Predicate<CType> wanted, boolean write) {
    CType type = object.type();
    if (Types.isArray(type)) {
      return part(spot, element(spot, object), wanted, write);
    }
    if (Types.unqualified(type) instanceof CType.Record record) {
      return member(spot, object, record, wanted, write);
    }
    if (Types.isVector(type) && !wanted.test(type)) {
      return elements.ofVector(spot, object);
    }
    if (!Types.isPointer(type)) {
      return object;
    }
    CType target = Types.target(type);
    if (Types.unqualified(target) instanceof CType.Record record) {
      return member(spot, object, record, wanted, write);
    }
    Expr there =
        spot.rng().chance(1, POINTER_SPELLINGS)
            ? spot.typing().index(object, Constants.literal(0, CType.INT), Span.NONE)
            : spot.typing().unary(UnaryOp.DEREFERENCE, object, Span.NONE);
    return part(spot, there, wanted, write);
  }

  private Expr member(
      Spot spot, Expr object, CType.Record record, Predicate<CType> wanted, boolean write) {
    List<TagDef.Field> fields = types.fields(record);
    int start = spot.rng().nextInt(fields.size());
    for (int i = 0; i < fields.size(); i++) {
      TagDef.Field field = fields.get((start + i) % fields.size());
      if (types.holds(field.type(), wanted, write)) {
        boolean arrow = Types.isPointer(object.type());
        return part(
            spot, spot.typing().member(object, field.name(), arrow, Span.NONE), wanted, write);
      }
    }
    throw new IllegalStateException("no wanted member in " + record.tag());
  }

  /** Whether the expression is a part of a union, without any operator. */
  static boolean isInUnion(Expr expr) {
    return switch (expr) {
      case Expr.Member m ->
          Types.isUnion(m.arrow() ? Types.target(m.base().type()) : m.base().type())
              || isInUnion(m.base());
      case Expr.Index i -> isInUnion(i.base());
      case Expr.Implicit i -> isInUnion(i.operand());
      case Expr _ -> false;
    };
  }

  /** Whether the address of the lvalue may be taken. */
  boolean hasAddress(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Member m -> !types.isBitField(m);
      case Expr.Index i -> !Types.isVector(i.base().type());
      case Expr _ -> true;
    };
  }

  /** An element of an array of known size, by an index that is in range or is brought there. */
  public Expr element(Spot spot, Expr array) {
    return elements.of(spot, array);
  }
}
