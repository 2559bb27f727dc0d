package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** A subscript that is brought into the range of its array. */
final class IndexHole extends Hole {
  private static final long LOW = 0xffffffffL;
  private static final int PATIENCE = 4;

  /** What the subscript {@code e} has become. */
  private enum Kind {
    /** {@code e}. */
    PLAIN,
    /** {@code e + c}. */
    PLUS,
    /** {@code e - c}. */
    MINUS,
    /** {@code e & (count - 1)}, where the count is a power of two. */
    MASK,
    /** {@code (U) e % count}. */
    REMAINDER
  }

  private record Form(Kind kind, long constant) {}

  private final long count;
  private final IntShape promoted;
  private final int salt;
  private final List<Long> failures = new ArrayList<>();
  private final List<Form> leftForms = new ArrayList<>();
  private Form form = new Form(Kind.PLAIN, 0);
  private boolean reached;

  /**
   * @param promoted the type in which arithmetic with the subscript is made
   */
  IndexHole(long count, IntShape promoted, int salt) {
    this.count = count;
    this.promoted = promoted;
    this.salt = salt;
  }

  @Override
  public long integer(long index, long unused) {
    reached = true;
    long value = value(form, index);
    if (value < 0 || value >= count) {
      repair(index);
      value = value(form, index);
    }
    noteUse();
    return value;
  }

  private void repair(long index) {
    noteChange();
    failures.add(index);
    leftForms.add(form);
    boolean patient = !isHurried() && failures.size() <= PATIENCE;
    form =
        (patient ? candidates(index) : List.<Form>of())
            .stream()
                .filter(f -> !leftForms.contains(f))
                .filter(f -> failures.stream().allMatch(i -> isInRange(f, i)))
                .findFirst()
                .orElse(new Form(Kind.REMAINDER, 0));
  }

  private boolean isInRange(Form candidate, long index) {
    long value = value(candidate, index);
    return value >= 0 && value < count;
  }

  private List<Form> candidates(long index) {
    var forms = new ArrayList<Form>();
    BigInteger wanted = BigInteger.valueOf(Math.floorMod(salt >> 2, count));
    BigInteger distance = wanted.subtract(promoted.value(index));
    if (promoted.fits(distance.abs())) {
      forms.add(
          new Form(distance.signum() > 0 ? Kind.PLUS : Kind.MINUS, distance.abs().longValue()));
    }
    if (Long.bitCount(count) == 1) {
      forms.add((salt & 3) == 0 ? forms.size() : 0, new Form(Kind.MASK, 0));
    }
    return forms;
  }

  /** The value of the form; -1 where it is undefined. */
  private long value(Form candidate, long index) {
    long c = candidate.constant();
    return switch (candidate.kind()) {
      case PLAIN -> index;
      case PLUS -> overflows(index, c, index + c) ? -1 : extend(index + c);
      case MINUS -> overflows(index, ~c, index - c) ? -1 : extend(index - c);
      case MASK -> index & count - 1;
      case REMAINDER -> Long.remainderUnsigned(unsigned(index), count);
    };
  }

  /** By the signs of the terms, a difference being a sum with the complement. */
  private boolean overflows(long a, long b, long sum) {
    return promoted.signed() && ((a ^ sum) & (b ^ sum)) < 0;
  }

  private long extend(long value) {
    return promoted.signed() ? value : unsigned(value);
  }

  private long unsigned(long value) {
    return promoted.width() == Long.SIZE ? value : value & LOW;
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    Expr index = operands.getFirst();
    CType type = Types.promoted(index.type(), typing.layout());
    var nodes = new Nodes(typing);
    Expr constant = nodes.constant(promoted.unsigned().value(form.constant()), type);
    // Even where it is never executed, an address far outside of its array may not link.
    Kind kind = reached ? form.kind() : Kind.REMAINDER;
    return switch (kind) {
      case PLAIN -> index;
      case PLUS -> nodes.binary(BinaryOp.ADD, index, constant);
      case MINUS -> nodes.binary(BinaryOp.SUBTRACT, index, constant);
      case MASK -> nodes.binary(BinaryOp.AND, index, Nodes.literal(count - 1));
      case REMAINDER ->
          nodes.binary(
              BinaryOp.REMAINDER,
              promoted.signed() ? nodes.cast(Nodes.unsigned(type), index) : index,
              Nodes.literal(count));
    };
  }

  @Override
  public boolean isRepaired() {
    return form.kind() != Kind.PLAIN;
  }
}
