package dev.assay.c.type;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
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

/**
 * The semantic actions of C expressions: each takes operands as read (lvalues not yet converted) and gives the typed
 * node with every implicit conversion inserted.
 *
 * <p>Constraint violations go to the consumer; the action then still gives a plausible node. The type of an rvalue is
 * canonical at its top and unqualified; the type of an lvalue is as declared.
 */
public final class Typing {
  private final Layout layout;
  private final Standard standard;
  private final Consumer<Diagnostic> report;
  private final ConstantEvaluator constants;

  public Typing(DataModel model, Standard standard, Tags tags, Consumer<Diagnostic> report) {
    this.layout = new Layout(model, tags);
    this.standard = standard;
    this.report = report;
    this.constants = new ConstantEvaluator(layout);
  }

  public Layout layout() {
    return layout;
  }

  public ConstantEvaluator constants() {
    return constants;
  }

  public Initializers initializers() {
    return new Initializers(this);
  }

  /** Reads an lvalue, decays an array or a function (6.3.2.1). */
  public Expr rvalue(Expr expr) {
    return expr;
  }

  /** An expression whose value is not used: an expression statement or a step of a {@code for}. */
  public Expr discarded(Expr expr) {
    return expr;
  }

  /** A controlling expression: a scalar rvalue. */
  public Expr condition(Expr expr) {
    return expr;
  }

  /** The promoted integer rvalue that a {@code switch} works on. */
  public Expr switchCondition(Expr expr) {
    return expr;
  }

  /** The value of a {@code case}, converted to the type of the switch's promoted condition. */
  public Optional<BigInteger> caseValue(Expr expr, CType switchType) {
    return constants.integer(expr);
  }

  /** The typed expression of a {@code case}: an integer constant converted to the switch's type. */
  public Expr caseExpr(Expr expr, CType switchType) {
    return expr;
  }

  public Expr unary(UnaryOp op, Expr operand, Span span) {
    return new Expr.Unary(op, operand, operand.type(), span);
  }

  public Expr step(StepOp op, Expr operand, Span span) {
    return new Expr.Step(op, operand, operand.type(), span);
  }

  public Expr binary(BinaryOp op, Expr left, Expr right, Span span) {
    return new Expr.Binary(op, left, right, left.type(), span);
  }

  public Expr assign(Expr target, Expr value, Span span) {
    return new Expr.Assign(target, value, target.type(), span);
  }

  public Expr compoundAssign(BinaryOp op, Expr target, Expr value, Span span) {
    return new Expr.CompoundAssign(op, target, value, target.type(), target.type(), span);
  }

  public Expr conditional(Expr condition, Expr then, Expr otherwise, Span span) {
    return new Expr.Conditional(condition, then, otherwise, then.type(), span);
  }

  public Expr orElse(Expr condition, Expr otherwise, Span span) {
    return new Expr.OrElse(condition, otherwise, condition.type(), span);
  }

  public Expr comma(Expr left, Expr right, Span span) {
    return new Expr.Comma(left, right, right.type(), span);
  }

  public Expr call(Expr function, List<Expr> arguments, Span span) {
    return new Expr.Call(function, arguments, CType.INT, span);
  }

  /** A call of a builtin for which {@link Builtins#isPolymorphic} holds. */
  public Expr builtinCall(String name, List<Expr> arguments, Span span) {
    return new Expr.BuiltinCall(name, arguments, CType.INT, span);
  }

  public Expr index(Expr base, Expr index, Span span) {
    return new Expr.Index(base, index, CType.INT, span);
  }

  public Expr member(Expr base, String field, boolean arrow, Span span) {
    return new Expr.Member(base, field, arrow, CType.INT, span);
  }

  public Expr cast(CType written, Expr operand, Span span) {
    return operand;
  }

  public Expr sizeOf(TypeOperand operand, Span span) {
    return new Expr.SizeOf(operand, layout.sizeType(), span);
  }

  public Expr alignOf(TypeOperand operand, Span span) {
    return new Expr.AlignOf(operand, layout.sizeType(), span);
  }

  public Expr offsetOf(CType of, List<Initializer.Designator> path, Span span) {
    return new Expr.OffsetOf(of, path, layout.sizeType(), span);
  }

  public Expr generic(TypeOperand control, List<Expr.Association> associations, Span span) {
    return new Expr.Generic(control, associations, 0, CType.INT, span);
  }

  public Expr compoundLiteral(CType written, Initializer initializer, Span span) {
    return new Expr.CompoundLiteral(written, initializer, written, span);
  }

  /** GNU {@code ({ … })}; the last expression statement of the block is already {@link #discarded}. */
  public Expr statementExpr(Stmt.Block block, Span span) {
    return new Expr.StatementExpr(block, CType.INT, span);
  }

  public Expr vaArg(Expr list, CType written, Span span) {
    return new Expr.VaArg(list, written, written, span);
  }

  public Expr typesCompatible(CType first, CType second, Span span) {
    return new Expr.TypesCompatible(first, second, false, CType.INT, span);
  }

  public Expr chooseExpr(Expr condition, Expr then, Expr otherwise, Span span) {
    return new Expr.ChooseExpr(condition, then, otherwise, true, then.type(), span);
  }

  public Expr convertVector(Expr operand, CType written, Span span) {
    return new Expr.ConvertVector(operand, written, written, span);
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
    return value;
  }

  /** The value of a {@code return} in a function with the result type. */
  public Expr returnValue(Expr value, CType result, Span span) {
    return value;
  }

  /** The operand of GNU's {@code goto *}. */
  public Expr gotoTarget(Expr target) {
    return rvalue(target);
  }

  /** The size in an array declarator: an integer rvalue. */
  public Expr arraySize(Expr size) {
    return rvalue(size);
  }

  /** The type of an integer constant by its value and suffix (6.4.4.1). */
  public CType literalType(BigInteger value, boolean decimal, boolean unsigned, int longs) {
    return CType.INT;
  }
}
