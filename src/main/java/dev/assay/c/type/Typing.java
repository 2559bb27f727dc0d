package dev.assay.c.type;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.Tags;
import dev.assay.c.UnaryOp;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The semantic actions of C expressions: each takes operands as read (lvalues not yet converted)
 * and gives the typed node with every implicit conversion inserted.
 *
 * <p>Constraint violations go to the consumer; the action then still gives a plausible node. The
 * type of an rvalue is canonical at its top and unqualified; the type of an lvalue is as declared.
 */
public final class Typing {
  private final TypingContext context;
  private final Conversions conversions;
  private final UnaryTyping unaries;
  private final BinaryTyping binaries;
  private final PointerTyping pointers;
  private final AssignmentTyping assignments;
  private final CompoundAssignmentTyping compounds;
  private final ConditionalTyping conditionals;
  private final CallTyping calls;
  private final BuiltinTyping builtins;
  private final CastTyping casts;
  private final MemberTyping members;
  private final OperandTyping operands;
  private final StatementTyping statements;
  private final Initializers initializers;

  public Typing(DataModel model, Standard standard, Tags tags, Consumer<Diagnostic> report) {
    this(new Layout(model, tags), standard, report, _ -> Optional.empty());
  }

  /** Typing that looks up the initialisers of {@code constexpr} objects by name. */
  public Typing(
      Layout layout,
      Standard standard,
      Consumer<Diagnostic> report,
      Function<String, Optional<Expr>> knownObjects) {
    this.context =
        new TypingContext(layout, standard, new ConstantEvaluator(layout, knownObjects), report);
    this.conversions = new Conversions(context);
    this.unaries = new UnaryTyping(context, conversions);
    this.binaries = new BinaryTyping(context, conversions);
    this.pointers = new PointerTyping(context, conversions);
    this.assignments = new AssignmentTyping(context, conversions);
    this.compounds = new CompoundAssignmentTyping(context, conversions);
    this.conditionals = new ConditionalTyping(context, conversions);
    this.calls = new CallTyping(context, conversions, assignments);
    this.builtins = new BuiltinTyping(context, conversions, assignments);
    this.casts = new CastTyping(context, conversions);
    this.members = new MemberTyping(context, conversions);
    this.operands = new OperandTyping(context, conversions);
    this.statements = new StatementTyping(context, conversions, assignments);
    this.initializers = new Initializers(context, assignments);
  }

  public Layout layout() {
    return context.layout();
  }

  public ConstantEvaluator constants() {
    return context.constants();
  }

  public Initializers initializers() {
    return initializers;
  }

  /** Reads an lvalue, decays an array or a function (6.3.2.1). */
  public Expr rvalue(Expr expr) {
    return conversions.rvalue(expr);
  }

  /** An expression whose value is not used: an expression statement or a step of a {@code for}. */
  public Expr discarded(Expr expr) {
    return conversions.rvalue(expr);
  }

  /** A controlling expression: a scalar rvalue. */
  public Expr condition(Expr expr) {
    return statements.condition(expr);
  }

  /** The promoted integer rvalue that a {@code switch} works on. */
  public Expr switchCondition(Expr expr) {
    return statements.switchCondition(expr);
  }

  /** The typed expression of a {@code case}: an integer constant converted to the switch's type. */
  public Expr caseExpr(Expr expr, CType switchType) {
    return statements.caseExpr(expr, switchType);
  }

  /** The value of a {@code case}, converted to the type of the switch's promoted condition. */
  public Optional<BigInteger> caseValue(Expr expr, CType switchType) {
    return constants().integer(caseExpr(expr, switchType));
  }

  public Expr unary(UnaryOp op, Expr operand, Span span) {
    return unaries.unary(op, operand, span);
  }

  public Expr step(StepOp op, Expr operand, Span span) {
    return unaries.step(op, operand, span);
  }

  public Expr binary(BinaryOp op, Expr left, Expr right, Span span) {
    return binaries.binary(op, left, right, span);
  }

  public Expr assign(Expr target, Expr value, Span span) {
    return assignments.assign(target, value, span);
  }

  public Expr compoundAssign(BinaryOp op, Expr target, Expr value, Span span) {
    return compounds.assign(op, target, value, span);
  }

  public Expr conditional(Expr condition, Expr then, Expr otherwise, Span span) {
    return conditionals.conditional(condition, then, otherwise, span);
  }

  public Expr orElse(Expr condition, Expr otherwise, Span span) {
    return conditionals.orElse(condition, otherwise, span);
  }

  public Expr comma(Expr left, Expr right, Span span) {
    Expr value = conversions.rvalue(right);
    return new Expr.Comma(discarded(left), value, Types.unqualified(value.type()), span);
  }

  public Expr call(Expr function, List<Expr> arguments, Span span) {
    return calls.call(function, arguments, span);
  }

  /** A call of a builtin for which {@link Builtins#isPolymorphic} holds. */
  public Expr builtinCall(String name, List<Expr> arguments, Span span) {
    return builtins.call(name, arguments, span);
  }

  public Expr index(Expr base, Expr index, Span span) {
    return pointers.index(base, index, span);
  }

  public Expr member(Expr base, String field, boolean arrow, Span span) {
    return members.member(base, field, arrow, span);
  }

  public Expr cast(CType written, Expr operand, Span span) {
    return casts.cast(written, operand, span);
  }

  public Expr sizeOf(TypeOperand operand, Span span) {
    return operands.sizeOf(operand, span);
  }

  public Expr alignOf(TypeOperand operand, Span span) {
    return operands.alignOf(operand, span);
  }

  public Expr offsetOf(CType of, List<Initializer.Designator> path, Span span) {
    return members.offsetOf(of, path, span);
  }

  public Expr generic(TypeOperand control, List<Expr.Association> associations, Span span) {
    return operands.generic(control, associations, span);
  }

  public Expr compoundLiteral(CType written, Initializer initializer, Span span) {
    Initializers.Typed typed = initializers.typed(written, initializer);
    return new Expr.CompoundLiteral(written, typed.initializer(), typed.type(), span);
  }

  /**
   * GNU {@code ({ … })}; the last expression statement of the block is already {@link #discarded}.
   */
  public Expr statementExpr(Stmt.Block block, Span span) {
    return new Expr.StatementExpr(block, StatementTyping.valueType(block), span);
  }

  public Expr vaArg(Expr list, CType written, Span span) {
    return new Expr.VaArg(builtins.list(list), written, Types.unqualified(written), span);
  }

  public Expr typesCompatible(CType first, CType second, Span span) {
    return operands.typesCompatible(first, second, span);
  }

  public Expr chooseExpr(Expr condition, Expr then, Expr otherwise, Span span) {
    return operands.chooseExpr(condition, then, otherwise, span);
  }

  public Expr convertVector(Expr operand, CType written, Span span) {
    return operands.convertVector(operand, written, span);
  }

  /** Why a value is converted as if by assignment; for messages. */
  public enum Purpose {
    ASSIGNMENT,
    INITIALIZATION,
    ARGUMENT,
    RETURN
  }

  /** Converts a value as if by assignment to an object of the target type (6.5.16.1). */
  public Expr convertForAssignment(Expr value, CType target, Purpose purpose) {
    return assignments.convert(value, target, purpose);
  }

  /** The value of a {@code return} in a function with the result type. */
  public Expr returnValue(Expr value, CType result, Span span) {
    return statements.returnValue(value, result, span);
  }

  /** The operand of GNU's {@code goto *}. */
  public Expr gotoTarget(Expr target) {
    CType any = new CType.Pointer(new CType.Qualified(CType.VOID, Qualifiers.CONST));
    return assignments.convert(target, any, Purpose.ASSIGNMENT);
  }

  /** The size in an array declarator: an integer rvalue. */
  public Expr arraySize(Expr size) {
    return statements.arraySize(size);
  }

  /** The type of an integer constant by its value and suffix (6.4.4.1). */
  public CType literalType(BigInteger value, boolean decimal, boolean unsigned, int longs) {
    return new LiteralTypes(context).integer(value, decimal, unsigned, longs);
  }
}
