package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.changing.Variables.Use;
import dev.assay.mutate.changing.Variables.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An integer variable or parameter that becomes floating, with casts where that is not taken. */
final class FloatVariable {
  private final Variable variable;
  private final CType before;
  private final List<Replacement> replacements = new ArrayList<>();

  private FloatVariable(Variable variable) {
    this.variable = variable;
    this.before = Types.unqualified(variable.type());
  }

  static Optional<Change> of(Variable variable, CType type, Variables known, Program program) {
    if (variable.home().isEmpty()
        || !UseFloat.isInteger(variable.type())
        || Types.qualifiers(variable.type()).isAtomic()
        || !variable.isOnlyReadAndWritten()) {
      return Optional.empty();
    }
    CType by = Types.qualified(type, Types.qualifiers(variable.type()));
    var made = new FloatVariable(variable);
    boolean isDone =
        (variable.isParameter()
                ? made.parameter(by, known, program)
                : made.declared(variable.declarations().getFirst(), by))
            && variable.uses().stream().allMatch(made::used);
    return isDone
        ? Optional.of(
            new Change(variable.name() + " becomes " + Types.name(type), made.replacements))
        : Optional.empty();
  }

  private boolean declared(Decl.Variable d, CType by) {
    replacements.add(Replacement.of((Decl) d, d.withType(by)));
    boolean isConstant = d.initializer().map(LiteralValues::isLiteral).orElse(true);
    return d.traits().equals(Decl.Traits.NONE)
        && d.attributes().isEmpty()
        && d.asmName().isEmpty()
        && d.initializer()
            .map(i -> i instanceof Initializer.Value v && isNumber(v.expr()))
            .orElse(true)
        && (d.storage() != Decl.Storage.STATIC || isConstant);
  }

  /** Calls pass the value by prototypes that all say the same. */
  private boolean parameter(CType by, Variables known, Program program) {
    Decl.Function f = variable.home().orElseThrow().function();
    int place = Parameters.place(f, variable.name());
    if (place < 0
        || f.name().equals("main")
        || !known.globalUses(f.name()).stream().allMatch(FloatVariable::isCalled)) {
      return false;
    }
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function d && d.name().equals(f.name())) {
        if (!(d.type() instanceof CType.Function type)
            || !type.prototyped()
            || d.oldStyle()
            || d.parameters().size() <= place) {
          return false;
        }
        replacements.add(Parameters.typed(d, place, by));
      }
    }
    return true;
  }

  private static boolean isCalled(Use use) {
    return use.around().parent(use.name()) instanceof Expr.Implicit decayed
        && use.around().parent(decayed) instanceof Expr.Call call
        && call.function() == (Expr) decayed;
  }

  private boolean used(Use use) {
    var places = new FloatPlaces(use.around());
    Expr around = (Expr) use.around().parent(use.name());
    return switch (around) {
      case Expr.Implicit read -> value(read, read, places);
      case Expr.Assign a -> isNumber(a.value()) && value(a, a, places);
      case Expr.Step s -> value(s, s, places);
      case Expr.CompoundAssign a -> isNumber(a.value()) && compound(a, places);
      case Expr _ -> false;
    };
  }

  /** Whether no pointer is converted to give it. */
  private static boolean isNumber(Expr value) {
    return switch (value) {
      case Expr.Implicit i ->
          i.conversion() != Conversion.POINTER_TO_INTEGRAL && isNumber(i.operand());
      case Expr _ -> !Types.isVector(value.type());
    };
  }

  private boolean value(Expr old, Expr by, FloatPlaces places) {
    return switch (places.of(old)) {
      case TAKEN -> {
        if (old != by) {
          replacements.add(Replacement.of(old, by));
        }
        yield true;
      }
      case CAST -> {
        replacements.add(Replacement.of(old, Syntax.cast(before, by)));
        yield true;
      }
      case UNKNOWN -> false;
    };
  }

  private boolean compound(Expr.CompoundAssign a, FloatPlaces places) {
    boolean isArithmetic =
        a.op() == BinaryOp.ADD
            || a.op() == BinaryOp.SUBTRACT
            || a.op() == BinaryOp.MULTIPLY
            || a.op() == BinaryOp.DIVIDE;
    return value(
        a,
        isArithmetic
            ? a
            : Syntax.assign(
                a.target(), Syntax.binary(a.op(), Syntax.cast(before, a.target()), a.value())),
        places);
  }
}
