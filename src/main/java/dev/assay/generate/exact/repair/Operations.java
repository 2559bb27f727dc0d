package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Members;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.interpret.Holes;
import dev.assay.interpret.value.Repr;
import java.util.List;
import java.util.Optional;

/**
 * Makes operations for expressions that are to be defined: as a hole where C could leave the result
 * open, else as the plain node.
 *
 * <p>The salt of a method is any number; it decides among repairs that do equally well. Vectors,
 * complex numbers, pointers and bit-precise integers get no holes.
 */
public final class Operations {
  /** One in so many shifts to the right is kept from negative values. */
  private static final int PORTABLE_SHIFTS = 8;

  private final HoleTable table;
  private final Typing typing;
  private final Nodes nodes;
  private final Optional<Deviations> deviations;

  public Operations(HoleTable table, Typing typing) {
    this(table, typing, false);
  }

  /**
   * @param near whether floating results may be a little off, as they are in builds that reorder
   */
  public Operations(HoleTable table, Typing typing, boolean near) {
    this.deviations = near ? Optional.of(new Deviations()) : Optional.empty();
    this.table = table;
    this.typing = typing;
    this.nodes = new Nodes(typing);
  }

  public Expr binary(BinaryOp op, Expr left, Expr right, int salt) {
    boolean portable = Math.floorMod(salt * 0x9e3779b1 >> 8, PORTABLE_SHIFTS) == 3;
    return binary(op, left, right, salt, !portable);
  }

  /**
   * As the other, told what to do about negative values.
   *
   * @param negativesShift whether a negative value may be shifted to the right, as it is on all
   *     machines that we know
   */
  public Expr binary(BinaryOp op, Expr left, Expr right, int salt, boolean negativesShift) {
    Expr typed = typing.binary(op, nodes.solid(left), nodes.solid(right), Span.NONE);
    if (!(typed instanceof Expr.Binary node) || Arithmetic.of(op).isEmpty()) {
      return typed;
    }
    List<Expr> operands = List.of(node.left(), node.right());
    if (isPlainInteger(node.left().type()) && isPlainInteger(node.right().type())) {
      Arithmetic operation = Arithmetic.of(op).orElseThrow();
      IntShape type = nodes.shape(node.type());
      var shape = new Shape(operation, type, nodes.shape(node.right().type()), negativesShift);
      return isAlwaysDefined(operation, type)
          ? node
          : table.open(new IntegerHole(shape, salt, droppable(node)), operands, node.type());
    }
    if (Types.isFloating(node.left().type()) && Types.isFloating(node.right().type())) {
      var hole =
          new FloatingHole(
              op, new Floats(repr(node.type())), !SideEffects.areIn(node.right()), deviations);
      return table.open(hole, operands, node.type());
    }
    return node;
  }

  private static IntegerHole.Droppable droppable(Expr.Binary node) {
    return new IntegerHole.Droppable(
        !SideEffects.areIn(node.left()), !SideEffects.areIn(node.right()));
  }

  private static boolean isAlwaysDefined(Arithmetic op, IntShape type) {
    return switch (op) {
      case NEGATE, ADD, SUBTRACT, MULTIPLY -> !type.signed();
      case DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT -> false;
    };
  }

  private static boolean isPlainInteger(CType type) {
    return Types.unqualified(type) instanceof CType.Int;
  }

  private Repr repr(CType type) {
    return Repr.of(type, typing.layout());
  }

  public Expr unary(UnaryOp op, Expr operand) {
    Expr typed =
        typing.unary(op, op == UnaryOp.ADDRESS ? operand : nodes.solid(operand), Span.NONE);
    boolean open =
        op == UnaryOp.MINUS
            && typed instanceof Expr.Unary u
            && !(u.operand() instanceof Expr.IntLiteral l && l.value().signum() >= 0)
            && isPlainInteger(u.type())
            && nodes.shape(u.type()).signed();
    if (!open) {
      return typed;
    }
    IntShape type = nodes.shape(typed.type());
    var shape = new Shape(Arithmetic.NEGATE, type, type, true);
    var hole = new IntegerHole(shape, 0, new IntegerHole.Droppable(false, false));
    return table.open(hole, List.of(((Expr.Unary) typed).operand()), typed.type());
  }

  /** A cast, open where a floating value may not fit the type. */
  public Expr cast(CType target, Expr operand) {
    Expr typed = typing.cast(target, nodes.solid(operand), Span.NONE);
    if (!(typed instanceof Expr.Cast node) || !mayNotFit(node)) {
      return typed;
    }
    Expr value = node.operand();
    var hole = new CastHole(target, repr(value.type()), repr(node.type()));
    return table.open(hole, List.of(value), node.type());
  }

  private boolean mayNotFit(Expr.Cast cast) {
    CType from = cast.operand().type();
    return switch (cast.conversion()) {
      case FLOATING_TO_INTEGRAL -> isPlainInteger(cast.type());
      case FLOATING -> size(from) >= size(cast.type());
      // A float holds all integers of 64 bits, a _Float16 not even those of 16.
      case INTEGRAL_TO_FLOATING ->
          isPlainInteger(from) && size(cast.type()) < (size(from) == 16 ? 8 : 4);
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER, INTEGRAL, TO_BOOL -> false;
      case POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, NULL_TO_POINTER, POINTER, TO_VOID -> false;
      case REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, TO_UNION, NO_OP -> false;
      case VECTOR_SPLAT, VECTOR_REINTERPRET -> false;
    };
  }

  private long size(CType type) {
    return typing.layout().sizeOf(type).orElse(0);
  }

  /** The value, with a cast if its conversion to the type as if by assignment may not fit. */
  public Expr assignable(CType target, Expr value) {
    boolean real = Types.isFloating(value.type()) && Types.isReal(target) && !Types.isBool(target);
    boolean small = Types.isInteger(value.type()) && Types.isFloating(target);
    return (real || small) && !Types.sameUnqualified(value.type(), target)
        ? cast(Types.unqualified(target), value)
        : nodes.solid(value);
  }

  /** The element of an array that has the given count of them. */
  public Expr index(Expr array, Expr index, long count, int salt) {
    Expr value = typing.rvalue(nodes.solid(index));
    if (!isPlainInteger(value.type()) || nodes.shape(value.type()).width() > Long.SIZE) {
      value = typing.cast(CType.LONG, value, Span.NONE);
    }
    IntShape promoted = nodes.shape(Types.promoted(value.type(), typing.layout()));
    var hole = new IndexHole(count, promoted, salt);
    Expr open = table.open(hole, List.of(value), Types.unqualified(value.type()));
    return typing.index(array, open, Span.NONE);
  }

  /** As the other, with another salt for each. */
  public Expr index(Expr array, Expr index, long count) {
    return index(array, index, count, table.size() * 5);
  }

  /**
   * A condition that is, or is not, true when it is evaluated first; only for places where nothing
   * but its truth matters.
   */
  public Expr condition(Expr condition, boolean first) {
    Expr value = typing.rvalue(nodes.solid(condition));
    if (!Types.isScalar(value.type()) || Types.isComplex(value.type())) {
      return value;
    }
    Expr tested =
        isUnpromoted(value) ? value : nodes.binary(BinaryOp.NOT_EQUAL, value, Nodes.literal(0));
    return table.open(new ConditionHole(first), List.of(tested), tested.type());
  }

  /** Whether the value stays what it is wherever a condition can stand. */
  private boolean isUnpromoted(Expr value) {
    return value.type() instanceof CType.Int(IntKind kind)
        && kind.rank() >= IntKind.INT.rank()
        && kind.rank() <= IntKind.LLONG.rank()
        && Types.same(typing.switchCondition(value).type(), value.type());
  }

  /** An integer that is never zero, as the operand of a builtin that counts zeros must be. */
  public Expr nonzero(Expr integer) {
    Expr read = typing.rvalue(nodes.solid(integer));
    // Once the hole is gone, the width of a bit-field would decide its promotion again.
    boolean ofBits =
        isPlainInteger(read.type())
            && !Types.same(
                typing.switchCondition(read).type(), Types.promoted(read.type(), typing.layout()));
    Expr value = ofBits ? typing.cast(read.type(), read, Span.NONE) : read;
    return isPlainInteger(value.type())
        ? table.open(new NonzeroHole(), List.of(value), value.type())
        : value;
  }

  /**
   * The condition of a switch with the arms; its labels {@code case 0} and so on become those that
   * are bound.
   */
  public Expr switchOn(Expr value, Arms arms) {
    Expr promoted = typing.switchCondition(nodes.solid(value));
    if (!isPlainInteger(promoted.type()) || nodes.shape(promoted.type()).width() > Long.SIZE) {
      promoted = typing.cast(CType.LONG, nodes.solid(promoted), Span.NONE);
    }
    var hole = new SwitchHole(arms, nodes.shape(promoted.type()));
    return table.open(hole, List.of(promoted), promoted.type());
  }

  public Expr switchOn(Expr value, int arms) {
    return switchOn(value, Arms.of(arms));
  }

  /**
   * {@code target op= value}; none where the operation may be undefined and the target cannot be
   * mentioned twice. The value of the whole is that of the target.
   */
  public Optional<Expr> assignOp(BinaryOp op, Expr target, Expr value, int salt) {
    return assignOp(op, target, value, salt, Optional.empty());
  }

  /** As {@link #assignOp}; none for a postfix step that may be undefined. */
  public Optional<Expr> step(StepOp op, Expr target) {
    CType type = Types.unqualified(target.type());
    if (type instanceof CType.Int(IntKind kind)
        && (kind.rank() < IntKind.INT.rank() || !nodes.shape(type).signed())) {
      return Optional.of(typing.step(op, target, Span.NONE));
    }
    BinaryOp operation = op.isIncrement() ? BinaryOp.ADD : BinaryOp.SUBTRACT;
    return op.isPrefix()
        ? assignOp(operation, target, Nodes.literal(1), 0, Optional.of(op))
        : Optional.empty();
  }

  private Optional<Expr> assignOp(
      BinaryOp op, Expr target, Expr value, int salt, Optional<StepOp> step) {
    Expr result = assignable(target.type(), binary(op, target, value, salt));
    if (!(result instanceof Expr.BuiltinCall call) || !call.name().equals(Holes.NAME)) {
      return Optional.of(typing.compoundAssign(op, target, nodes.solid(value), Span.NONE));
    }
    if (!isSimple(target) || Members.isBitField(target, typing.layout())) {
      return Optional.empty();
    }
    Expr assign = typing.assign(target, result, Span.NONE);
    return Optional.of(table.open(new AssignHole(step), List.of(assign), assign.type()));
  }

  /** Whether the lvalue is a variable or a member of one. */
  private static boolean isSimple(Expr target) {
    return target instanceof Expr.Name
        || target instanceof Expr.Member m && !m.arrow() && isSimple(m.base());
  }
}
