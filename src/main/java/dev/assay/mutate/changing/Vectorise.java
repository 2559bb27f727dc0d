package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.CType.ArraySize;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** An operation is made on vectors, or an element of an array is read as one of a vector's. */
final class Vectorise implements ChangingMutator {
  private static final Set<BinaryOp> OPERATIONS =
      Set.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.DIVIDE,
          BinaryOp.REMAINDER,
          BinaryOp.AND,
          BinaryOp.OR,
          BinaryOp.XOR);

  private static final List<Integer> COUNTS = List.of(2, 4, 8, 16);

  @Override
  public String name() {
    return "vectorise";
  }

  @Override
  public String summary() {
    return "an operation is made on GNU C's vectors";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Evaluated.Site> sites =
        Evaluated.values(subject.program()).stream()
            .filter(site ->
                site.expr() instanceof Expr.Binary b
                    ? isOperation(b)
                    : lanes(site.expr(), subject) >= 2)
            .toList();
    if (sites.isEmpty()) {
      return Optional.empty();
    }
    Evaluated.Site site = rng.pick(sites);
    CType element = Types.unqualified(site.expr().type());
    String typedef = names.next("v");
    long most = site.expr() instanceof Expr.Binary ? 16 : lanes(site.expr(), subject);
    int count = rng.pick(COUNTS.stream().filter(n -> n <= most).toList());
    CType vector = new CType.Vector(element, count);
    CType named = new CType.Typedef(typedef, vector);
    Expr by =
        site.expr() instanceof Expr.Binary b
            ? operation(b, named, element, count, names, rng)
            : element(site.expr(), named, count, names);
    return Optional.of(
        new Change(
            Excerpts.of(site.expr()) + " as " + Excerpts.of(by),
            List.of(
                new Replacement.Before(
                    site.function(), new Decl.Typedef(typedef, vector, List.of(), Span.NONE)),
                Replacement.of(site.expr(), by))));
  }

  private static boolean isOperation(Expr.Binary b) {
    return OPERATIONS.contains(b.op())
        && isElement(b.type())
        && Types.isArithmetic(b.left().type())
        && Types.isArithmetic(b.right().type());
  }

  private static boolean isElement(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Int(IntKind kind) -> kind != IntKind.BOOL && kind.rank() <= IntKind.LLONG.rank();
      case CType.Floating(FloatKind kind) -> kind == FloatKind.FLOAT || kind == FloatKind.DOUBLE;
      case CType _ -> false;
    };
  }

  /** How many elements at least the array has of which the expression reads one. */
  private static long lanes(Expr expr, Subject subject) {
    return expr instanceof Expr.Implicit(Conversion _, Expr.Index index, CType type, _)
            && index.base() instanceof Expr.Implicit decayed
            && decayed.conversion() == Conversion.ARRAY_TO_POINTER
            && Types.unqualified(decayed.operand().type()) instanceof CType.Array array
            && array.size() instanceof ArraySize.Fixed(long count)
            && Types.qualifiers(index.type()).isEmpty()
            && isElement(type)
            && subject.layout().sizeOf(type).isPresent()
        ? count
        : 0;
  }

  private static Expr operation(
      Expr.Binary b, CType vector, CType element, int count, FreshNames names, Rng rng) {
    int lane = rng.nextInt(count);
    Expr result =
        Syntax.binary(
            b.op(),
            filled(b.left(), vector, element, count, lane, rng),
            filled(b.right(), vector, element, count, lane, rng));
    if (rng.nextBoolean()) {
      return Syntax.index(result, Syntax.number(lane));
    }
    String name = names.next("w");
    return Syntax.valueAfter(
        List.of(Syntax.declare(name, vector, Optional.of(result))),
        Syntax.index(Syntax.name(name), Syntax.number(lane)));
  }

  /** A vector with the value in one place and small numbers, none of them 0, in the others. */
  private static Expr filled(
      Expr value, CType vector, CType element, int count, int lane, Rng rng) {
    var values = new ArrayList<Expr>();
    for (int i : IntStream.range(0, count).toArray()) {
      values.add(i == lane ? Syntax.cast(element, value) : Syntax.number(rng.between(1, 9)));
    }
    return Syntax.literal(vector, values);
  }

  private static Expr element(Expr read, CType vector, int count, FreshNames names) {
    Expr.Index index = (Expr.Index) ((Expr.Implicit) read).operand();
    String name = names.next("w");
    Expr whole = Syntax.name(name);
    return Syntax.valueAfter(
        List.of(
            Syntax.declare(name, vector, Optional.empty()),
            Syntax.run(
                Syntax.call(
                    "__builtin_memcpy",
                    Syntax.address(whole),
                    index.base(),
                    Syntax.sizeOf(vector)))),
        Syntax.index(whole, Syntax.binary(BinaryOp.AND, index.index(), Syntax.number(count - 1))));
  }
}
