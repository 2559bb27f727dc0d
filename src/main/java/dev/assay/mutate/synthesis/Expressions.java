package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Builds expressions bottom-up from the places of a table, such that C defines them in every row.
 *
 * <p>Some leaves are drawn, then one of them is wrapped, or two are joined, by the first of the
 * operators in random order that is defined there, until one expression is left.
 */
public final class Expressions {
  private static final int MOST_LEAVES = 5;
  private static final int WRAPS_IN_A_ROW = 2;
  private static final List<BinaryOp> ARITHMETIC =
      List.of(
          BinaryOp.MULTIPLY,
          BinaryOp.DIVIDE,
          BinaryOp.REMAINDER,
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.SHIFT_LEFT,
          BinaryOp.SHIFT_RIGHT,
          BinaryOp.AND,
          BinaryOp.XOR,
          BinaryOp.OR);
  private static final List<BinaryOp> TRUTH =
      List.of(
          BinaryOp.LESS,
          BinaryOp.GREATER,
          BinaryOp.LESS_EQUAL,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL,
          BinaryOp.NOT_EQUAL,
          BinaryOp.LOGICAL_AND,
          BinaryOp.LOGICAL_OR);

  private final Table table;
  private final Typing typing;
  private final Rng rng;
  private final Leaves leaves;
  private final Evaluator evaluator;

  public Expressions(Table table, Typing typing, Rng rng) {
    this(table, typing, rng, new Evaluator(table));
  }

  Expressions(Table table, Typing typing, Rng rng, Evaluator evaluator) {
    this.table = table;
    this.typing = typing;
    this.rng = rng;
    this.leaves = new Leaves(table, typing, rng);
    this.evaluator = evaluator;
  }

  /** A value that can be assigned to an object of the type; empty if none is known. */
  public Optional<Expr> any(CType wanted) {
    if (Types.isPointer(wanted)) {
      return Optional.of(pointer(wanted));
    }
    if (FloatMath.isKnown(wanted)) {
      return Optional.of(floating(wanted));
    }
    if (!Types.isInteger(wanted) || IntShape.of(wanted, table.layout()).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(any());
  }

  /** An integer expression of any type; a constant where no integer is known. */
  public Expr any() {
    return of(1 + rng.nextInt(MOST_LEAVES));
  }

  /** An integer expression with at most two operands. */
  Expr small() {
    return of(rng.chance(1, 2) ? 1 : 2);
  }

  private Expr of(int count) {
    List<Expr> open = drawn(count);
    int wraps = 0;
    if (rng.chance(1, 3)) {
      open.set(0, wrapped(open.getFirst()));
    }
    while (open.size() > 1) {
      if (wraps < WRAPS_IN_A_ROW && rng.chance(1, 3)) {
        int at = rng.nextInt(open.size());
        open.set(at, wrapped(open.get(at)));
        wraps++;
      } else {
        Expr left = open.remove(rng.nextInt(open.size()));
        Expr right = open.remove(rng.nextInt(open.size()));
        open.add(joined(left, right));
        wraps = 0;
      }
    }
    return open.getFirst();
  }

  private List<Expr> drawn(int count) {
    List<Expr> drawn = new ArrayList<>();
    Optional<Place> before = Optional.empty();
    for (int i = 0; i < count; i++) {
      boolean constant = i > 0 && rng.chance(1, 4);
      Optional<Place> last = before;
      Optional<Place> place =
          constant ? Optional.empty() : last.flatMap(leaves::integerBeside).or(leaves::integer);
      drawn.add(place.map(leaves::read).orElseGet(leaves::constant));
      before = place.or(() -> last);
    }
    return drawn;
  }

  private Expr wrapped(Expr operand) {
    List<UnaryOp> ops = List.of(UnaryOp.MINUS, UnaryOp.COMPLEMENT, UnaryOp.NOT, UnaryOp.PLUS);
    if (rng.chance(1, 2)) {
      return typing.cast(leaves.type(), operand, Span.NONE);
    }
    for (UnaryOp op : rng.shuffled(ops)) {
      Expr made = typing.unary(op, operand, Span.NONE);
      if (isDefined(made)) {
        return made;
      }
    }
    return operand;
  }

  private boolean isDefined(Expr expr) {
    return evaluator.values(expr).isPresent();
  }

  private Expr joined(Expr left, Expr right) {
    if (rng.chance(1, 10)) {
      Expr condition = typing.binary(rng.pick(TRUTH), left, right, Span.NONE);
      return typing.conditional(condition, left, right, Span.NONE);
    }
    List<BinaryOp> ops = rng.shuffled(rng.chance(1, 5) ? TRUTH : ARITHMETIC);
    for (BinaryOp op : ops) {
      Expr made = typing.binary(op, left, right, Span.NONE);
      Expr tamed = isDefined(made) ? made : tamed(op, left, right);
      if (isDefined(tamed)) {
        return tamed;
      }
    }
    return typing.binary(BinaryOp.XOR, left, right, Span.NONE);
  }

  /** The operation with operands that suit it better. */
  private Expr tamed(BinaryOp op, Expr left, Expr right) {
    return switch (op) {
      case DIVIDE, REMAINDER ->
          typing.binary(op, left, with(BinaryOp.OR, right, rng.between(1, 7)), Span.NONE);
      case SHIFT_LEFT, SHIFT_RIGHT ->
          typing.binary(op, left, with(BinaryOp.AND, right, rng.between(1, 31)), Span.NONE);
      case MULTIPLY, ADD, SUBTRACT ->
          typing.binary(op, typing.cast(unsigned(left), left, Span.NONE), right, Span.NONE);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL, AND, XOR, OR ->
          typing.binary(op, left, right, Span.NONE);
      case LOGICAL_AND, LOGICAL_OR -> typing.binary(op, left, right, Span.NONE);
    };
  }

  private Expr with(BinaryOp op, Expr operand, int constant) {
    return typing.binary(op, operand, Literals.integer(constant), Span.NONE);
  }

  private CType unsigned(Expr operand) {
    CType promoted = Types.promoted(operand.type(), table.layout());
    return promoted instanceof CType.Int i ? new CType.Int(i.kind().toUnsigned()) : CType.ULONG;
  }

  private Expr pointer(CType wanted) {
    List<Place> fitting =
        leaves.pointers().stream().filter(p -> Types.same(p.type(), wanted)).toList();
    return fitting.isEmpty() || rng.chance(1, 3)
        ? Literals.integer(0)
        : leaves.read(rng.pick(fitting));
  }

  private Expr floating(CType wanted) {
    List<Place> fitting =
        leaves.floats().stream().filter(p -> Types.same(p.type(), wanted)).toList();
    return fitting.isEmpty() || rng.chance(1, 2)
        ? Literals.floating(rng.between(-64, 64) / 8.0, wanted, typing)
        : leaves.read(rng.pick(fitting));
  }

  /** An integer expression that must not be evaluated: it may be undefined. */
  Expr unchecked() {
    List<Expr> open = drawn(2 + rng.nextInt(2));
    while (open.size() > 1) {
      BinaryOp op = rng.pick(rng.chance(1, 4) ? TRUTH : ARITHMETIC);
      open.addFirst(typing.binary(op, open.removeFirst(), open.removeFirst(), Span.NONE));
    }
    return open.getFirst();
  }
}
