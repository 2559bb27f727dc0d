package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Integers become floating-point numbers: those of a variable, or of one operation. */
final class UseFloat implements ChangingMutator {
  private static final List<CType> FLOATS =
      List.of(CType.FLOAT, CType.DOUBLE, CType.DOUBLE, new CType.Floating(FloatKind.LONG_DOUBLE));

  private static final Set<BinaryOp> OPERATIONS =
      Set.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY, BinaryOp.DIVIDE);

  @Override
  public String name() {
    return "float";
  }

  @Override
  public String summary() {
    return "an integer variable or operation becomes one of floating-point numbers";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    CType type = rng.pick(FLOATS);
    var variables = new ArrayList<Change>();
    var known = Variables.of(subject.program());
    for (Variables.Variable variable : known.all()) {
      FloatVariable.of(variable, type, known, subject.program()).ifPresent(variables::add);
    }
    var operations = new ArrayList<Supplier<Change>>();
    for (Evaluated.Site site : Evaluated.values(subject.program())) {
      if (site.expr() instanceof Expr.Binary b && suits(b, subject)) {
        operations.add(() -> operation(b, type, subject.conservative()));
      }
    }
    // There are more operations than variables.
    boolean isVariable = !variables.isEmpty() && (operations.isEmpty() || rng.nextBoolean());
    if (isVariable) {
      return Optional.of(rng.pick(variables));
    }
    return operations.isEmpty() ? Optional.empty() : Optional.of(rng.pick(operations).get());
  }

  private static boolean suits(Expr.Binary b, Subject subject) {
    return OPERATIONS.contains(b.op())
        && isInteger(b.left().type())
        && isInteger(b.right().type())
        && (!subject.conservative()
            || b.op() != BinaryOp.DIVIDE && subject.layout().width(b.type()) <= Integer.SIZE);
  }

  static boolean isInteger(CType type) {
    return Types.unqualified(type) instanceof CType.Int(IntKind kind)
        && kind != IntKind.BOOL
        && kind.rank() <= IntKind.LLONG.rank();
  }

  /** What does not fit goes through a wide type, into which all results of narrow types do. */
  private static Change operation(Expr.Binary b, CType type, boolean conservative) {
    Expr computed = Syntax.binary(b.op(), Syntax.cast(type, b.left()), b.right());
    CType back = Types.unqualified(b.type());
    Expr by =
        Syntax.cast(
            back, conservative ? Syntax.cast(new CType.Int(IntKind.LLONG), computed) : computed);
    return new Change(Excerpts.of(b) + " as " + Excerpts.of(by), List.of(Replacement.of(b, by)));
  }
}
