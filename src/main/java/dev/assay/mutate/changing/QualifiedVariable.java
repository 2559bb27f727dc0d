package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.changing.Variables.Use;
import dev.assay.mutate.changing.Variables.Variable;
import dev.assay.mutate.preserving.Bindings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A variable or parameter with other qualifiers or another storage class. */
final class QualifiedVariable {
  private static final int WIDEST_ATOMIC = 8;

  private final Variable variable;
  private final Subject subject;
  private final Qualifiers now;
  private final List<Change> all = new ArrayList<>();

  QualifiedVariable(Variable variable, Subject subject) {
    this.variable = variable;
    this.subject = subject;
    this.now = Types.qualifiers(variable.type());
  }

  /** Whether it is one without rare things that could contradict. */
  static boolean suits(Variable variable) {
    return variable.declarations().stream()
        .allMatch(d ->
            d.traits().equals(Decl.Traits.NONE)
                && d.asmName().isEmpty()
                && d.attributes().isEmpty());
  }

  List<Change> all() {
    boolean isPlain = variable.isOnlyReadAndWritten();
    boolean isConstant = variable.uses().stream().anyMatch(QualifiedVariable::isInConstant);
    if (now.isVolatile()) {
      qualified("not volatile", with(now.isConst(), false, now.isRestrict(), now.isAtomic()));
    } else if (!isConstant && (isPlain || isRecordOnlyAccessed())) {
      qualified("volatile", now.and(Qualifiers.VOLATILE));
    }
    if (now.isConst() && !isConstant) {
      qualified("not const", with(false, now.isVolatile(), now.isRestrict(), now.isAtomic()));
    } else if (!now.isConst() && variable.uses().stream().allMatch(QualifiedVariable::isRead)) {
      qualified("const", now.and(Qualifiers.CONST));
    }
    restricted();
    if (isPlain && !isConstant && isAtomicType() && !now.isAtomic()) {
      qualified("_Atomic", now.and(Qualifiers.ATOMIC));
    }
    stored(isPlain);
    return all;
  }

  private void restricted() {
    if (!Types.isPointer(variable.type()) || Types.isFunctionPointer(variable.type())) {
      return;
    }
    if (now.isRestrict()) {
      qualified("not restrict", with(now.isConst(), now.isVolatile(), false, now.isAtomic()));
    } else if (!subject.conservative() && !now.isAtomic()) {
      qualified("restrict", now.and(Qualifiers.RESTRICT));
    }
  }

  private boolean isAtomicType() {
    CType type = Types.unqualified(variable.type());
    // That of a parameter would make another type of its function's.
    return !variable.isParameter()
        && (type instanceof CType.Int || Types.isFloating(type) || Types.isPointer(type))
        && !now.isRestrict()
        && variable.uses().stream().allMatch(QualifiedVariable::givesNothing)
        && subject.layout().sizeOf(type).orElse(0) <= WIDEST_ATOMIC;
  }

  /** What an assignment to an atomic object gives is not a plain number for all compilers. */
  private static boolean givesNothing(Use use) {
    return use.kind() == Bindings.Use.READ
        || use.around().parent(use.name()) instanceof Expr store && use.around().isDiscarded(store);
  }

  private static Qualifiers with(boolean c, boolean v, boolean restrict, boolean atomic) {
    return new Qualifiers(c, v, restrict, atomic);
  }

  /** Whether its value may be asked of the compiler. */
  private static boolean isInConstant(Use use) {
    Object at = use.name();
    while (at != null && !(at instanceof Decl)) {
      at = use.around().parent(at);
    }
    return at instanceof Decl.Variable v
        ? v.storage() == Decl.Storage.STATIC
            || v.storage() == Decl.Storage.EXTERN
            || isFileScope(v, use.around())
        : at != null;
  }

  private static boolean isFileScope(Decl.Variable v, Bindings around) {
    return !(around.parent(v) instanceof Stmt s) || around.parent(s) == null;
  }

  private boolean isRecordOnlyAccessed() {
    return Types.isRecord(variable.type())
        && variable.uses().stream().allMatch(QualifiedVariable::isScalarAccess);
  }

  /** Whether one member that is no array is reached there. */
  private static boolean isScalarAccess(Use use) {
    Expr lvalue = use.name();
    while (use.around().parent(lvalue) instanceof Expr.Member m) {
      lvalue = m;
    }
    return lvalue != (Expr) use.name()
        && switch (use.around().parent(lvalue)) {
          case Expr.Implicit i -> i.conversion() == Conversion.LVALUE_TO_RVALUE;
          case Expr.Assign a -> a.target() == lvalue;
          case Expr.CompoundAssign a -> a.target() == lvalue;
          case Expr.Step _ -> true;
          case null, default -> false;
        };
  }

  /** Whether it, or a part of it, is read there and nothing else. */
  private static boolean isRead(Use use) {
    Expr lvalue = use.name();
    while (true) {
      switch (use.around().parent(lvalue)) {
        case Expr.Member m -> lvalue = m;
        case Expr.Implicit i when i.conversion() == Conversion.ARRAY_TO_POINTER -> {
          if (!(use.around().parent(i) instanceof Expr.Index index) || index.base() != (Expr) i) {
            return false;
          }
          lvalue = index;
        }
        case Expr.Implicit i -> {
          return i.conversion() == Conversion.LVALUE_TO_RVALUE
              && !(use.around().parent(i) instanceof Stmt.Asm);
        }
        case null, default -> {
          return false;
        }
      }
    }
  }

  private void qualified(String what, Qualifiers by) {
    Optional<CType> type = requalified(variable.type(), by);
    if (type.isEmpty()) {
      return;
    }
    if (variable.isParameter()) {
      Decl.Function f = variable.home().orElseThrow().function();
      int place = Parameters.place(f, variable.name());
      if (place >= 0 && Types.unqualified(f.type()) instanceof CType.Function) {
        add(what, List.of(Parameters.typed(f, place, type.get())));
      }
    } else {
      declared(what, d -> d.withType(requalified(d.type(), by).orElse(d.type())));
    }
  }

  private void declared(String what, UnaryOperator<Decl.Variable> way) {
    add(
        what,
        variable.declarations().stream()
            .<Replacement>map(d -> Replacement.of((Decl) d, way.apply(d)))
            .toList());
  }

  private void add(String what, List<Replacement> replacements) {
    all.add(new Change(variable.name() + " " + what, replacements));
  }

  /** Empty where the qualifiers are hidden by a name for the type. */
  private static Optional<CType> requalified(CType type, Qualifiers by) {
    return switch (type) {
      case CType.Array a ->
          requalified(a.element(), by).map(element -> new CType.Array(element, a.size()));
      case CType.Qualified q ->
          Types.qualifiers(q.base()).isEmpty()
              ? Optional.of(by.isEmpty() ? q.base() : new CType.Qualified(q.base(), by))
              : Optional.empty();
      case CType _ ->
          Types.qualifiers(type).isEmpty()
              ? Optional.of(new CType.Qualified(type, by))
              : Optional.empty();
    };
  }

  private void stored(boolean isPlain) {
    if (variable.home().isEmpty() || variable.isParameter()) {
      return;
    }
    Decl.Variable d = variable.declarations().getFirst();
    switch (d.storage()) {
      case NONE -> {
        if (isPlain && Types.isScalar(d.type())) {
          declared("register", v -> v.withStorage(Decl.Storage.REGISTER));
        }
        if (isConstantlyInitialized(d) && variable.isItem()) {
          declared("static", v -> v.withStorage(Decl.Storage.STATIC));
        }
      }
      case REGISTER -> declared("not register", v -> v.withStorage(Decl.Storage.NONE));
      case STATIC -> {
        boolean isNeeded = variable.uses().stream().anyMatch(QualifiedVariable::isInConstant);
        if (!isNeeded && !subject.conservative() && Types.isScalar(d.type())) {
          declared("not static", v -> v.withStorage(Decl.Storage.NONE));
        }
      }
      case AUTO, EXTERN -> {}
    }
  }

  private static boolean isConstantlyInitialized(Decl.Variable d) {
    return !Types.isVariablyModified(d.type())
        && d.initializer().map(LiteralValues::isLiteral).orElse(true);
  }
}
