package dev.assay.generate.exact.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Builtins;
import dev.assay.c.type.Members;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.expression.Expressions;
import dev.assay.generate.exact.repair.Operations;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** The tools of a statement kind at one spot: short names for the nodes that kinds are made of. */
record Kit(Spot spot, Statements statements) {
  private static final int SALTS = 1 << 16;

  Rng rng() {
    return spot.rng();
  }

  Draft draft() {
    return spot.draft();
  }

  Typing typing() {
    return spot.typing();
  }

  Operations operations() {
    return spot.operations();
  }

  Expressions expressions() {
    return statements.expressions();
  }

  Code code() {
    return new Code(spot.typing());
  }

  ScalarTypes types() {
    return new ScalarTypes(spot.policy(), draft().typeFeatures(), rng());
  }

  boolean isCxx() {
    return draft().options().target().isCxx();
  }

  Kit at(Spot other) {
    return new Kit(other, statements);
  }

  /** A constant for arithmetic in the integer type; narrow types take ints. */
  Expr number(long value, CType type) {
    CType plain = Types.unqualified(type);
    boolean wide =
        plain instanceof CType.Int(IntKind kind)
            && kind.rank() >= IntKind.INT.rank()
            && kind.rank() <= IntKind.LLONG.rank();
    CType written = wide ? plain : CType.INT;
    boolean signed = spot.draft().layout().isSigned(written);
    Expr magnitude = Code.number(signed ? Math.abs(value) : value, written);
    return signed && value < 0 ? typing().unary(UnaryOp.MINUS, magnitude, Span.NONE) : magnitude;
  }

  Expr number(long value) {
    return number(value, CType.INT);
  }

  /** An operation that cannot be undefined for its operands, whatever they are. */
  Expr plain(BinaryOp op, Expr left, Expr right) {
    return typing().binary(op, left, right, Span.NONE);
  }

  /** An operation that is repaired where it is undefined. */
  Expr open(BinaryOp op, Expr left, Expr right) {
    return operations().binary(op, left, right, rng().nextInt(SALTS));
  }

  /** The sum of a small number and a constant; the number itself for 0. */
  Expr plus(Expr expr, long constant) {
    if (constant == 0) {
      return expr;
    }
    return plain(constant > 0 ? BinaryOp.ADD : BinaryOp.SUBTRACT, expr, number(Math.abs(constant)));
  }

  Expr address(Expr lvalue) {
    return typing().unary(UnaryOp.ADDRESS, lvalue, Span.NONE);
  }

  Expr target(Expr pointer) {
    return typing().unary(UnaryOp.DEREFERENCE, pointer, Span.NONE);
  }

  /** The value of an assignment of a number to a number. */
  Expr stored(Expr target, Expr value) {
    return typing().assign(target, operations().assignable(target.type(), value), Span.NONE);
  }

  Stmt assign(Expr target, Expr value) {
    return evaluate(stored(target, value));
  }

  /** {@code target op= value}, or as an assignment where that may not be. */
  Stmt update(BinaryOp op, Expr target, Expr value) {
    return evaluate(
        operations()
            .assignOp(op, target, value, rng().nextInt(SALTS))
            .orElseGet(() -> stored(target, open(op, target, value))));
  }

  Stmt evaluate(Expr expr) {
    return new Stmt.Expression(typing().discarded(expr), Span.NONE);
  }

  Stmt.Block block(List<Stmt> items) {
    return Code.block(items);
  }

  Stmt.If when(Expr condition, Stmt then) {
    return new Stmt.If(typing().condition(condition), then, Optional.empty(), Span.NONE);
  }

  Stmt.If when(Expr condition, Stmt then, Stmt otherwise) {
    return new Stmt.If(typing().condition(condition), then, Optional.of(otherwise), Span.NONE);
  }

  /** A new name for a variable that only the kind itself uses. */
  Variable hidden(String prefix, CType type, Role role) {
    return new Variable(draft().names().fresh(prefix), type, role, false);
  }

  /** A new variable that is in scope from now on. */
  Variable local(String prefix, CType type, Role role) {
    Variable variable = hidden(prefix, type, role);
    spot.scope().declare(variable);
    return variable;
  }

  /** The declaration of a number with a value. */
  Stmt declare(Variable variable, Expr value) {
    Expr fitting =
        Types.isReal(variable.type()) ? operations().assignable(variable.type(), value) : value;
    return DeclarationKind.declare(spot, variable, fitting);
  }

  /** The declaration of an object with an initialiser as written, or none. */
  Stmt declare(Variable variable, Decl.Storage storage, Optional<Initializer> initializer) {
    Optional<Initializer> typed =
        initializer.map(i -> typing().initializers().typed(variable.type(), i).initializer());
    return new Stmt.Declare(Code.variable(variable.name(), variable.type(), storage, typed));
  }

  /** A call of a library function. */
  Expr call(String function, Expr... arguments) {
    return typing().call(draft().prototypes().use(function), List.of(arguments), Span.NONE);
  }

  /** A call of a builtin function that has one type. */
  Expr builtin(String function, Expr... arguments) {
    CType type = Builtins.type(function, draft().options().target().model()).orElseThrow();
    return typing().call(new Expr.Name(function, type, Span.NONE), List.of(arguments), Span.NONE);
  }

  /** A short expression over the variables in sight. */
  Expr small() {
    return expressions().integer(spot.withDepth(1));
  }

  /** Whether code here may read the variable: a pure function sees nothing that changes. */
  boolean mayRead(Variable variable) {
    boolean open = !spot.function().pure() || !variable.global() || variable.role() == Role.INPUT;
    return variable.role().isReadable() && open;
  }

  boolean mayWrite(Variable variable) {
    return variable.role().isWritable() && !(spot.function().pure() && variable.global());
  }

  /** A number that may be written, to which a kind hands what it computed. */
  Optional<Expr> sink() {
    return expressions().places().writable(spot.withDepth(0)).filter(p -> takesIntegers(p.type()));
  }

  /** An integer that may be read and written. */
  Optional<Expr> changeable() {
    return expressions()
        .places()
        .place(
            spot.withDepth(0),
            v -> v.role().isReadable() && v.role().isWritable(),
            t -> Types.isInteger(t) && !Types.qualifiers(t).isConst() && takesIntegers(t))
        .filter(
            p -> isSteady(p.type()) && !Types.qualifiers(p.type()).isConst() && !isWideBitField(p));
  }

  /** Compilers do not agree on the type in which such a bit-field is computed with. */
  boolean isWideBitField(Expr lvalue) {
    return Members.isBitField(lvalue, draft().layout())
        && draft().layout().width(lvalue.type()) > Integer.SIZE;
  }

  /** Whether every integer may be assigned to the type; C++ is strict with enums. */
  private boolean takesIntegers(CType type) {
    return !(isCxx() && Types.isEnum(type));
  }

  /** Whether an lvalue of the type may be mentioned several times in an expression. */
  static boolean isSteady(CType type) {
    return !Types.qualifiers(type).isVolatile() && !Types.qualifiers(type).isAtomic();
  }

  /** Whether the lvalue has an address, aligned as its type wants it. */
  boolean isWhole(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name _ -> true;
      case Expr.Index i ->
          i.base() instanceof Expr.Implicit base
              && Types.isArray(base.operand().type())
              && isWhole(base.operand())
              && !(isCxx() && Types.isBool(lvalue.type()));
      case Expr _ -> false;
    };
  }

  /** Notes work inside of a statement: so many times about so many nodes. */
  void spend(long times, long nodes) {
    draft().budget().spendSteps(spot.executions() * times * nodes);
  }

  /** How many rounds of a loop of about so many nodes the program has steps for. */
  static long room(Spot spot, long nodes) {
    return spot.draft().budget().steps() / 6 / Math.max(1, spot.executions() * nodes);
  }
}
