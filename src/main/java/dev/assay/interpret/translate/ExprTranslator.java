package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.ConstantEvaluator;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.Probe;
import dev.assay.interpret.node.Choose;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.Convert;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.FailNodes;
import dev.assay.interpret.node.ProbedExpr;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.VectorNodes;
import dev.assay.interpret.value.Repr;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Translates the expressions of one function. */
final class ExprTranslator {
  private final FunctionContext context;
  private final Layout layout;
  private final Lvalues lvalues;
  private final Order order;
  private final Effects effects;
  private final Sizes sizes = new Sizes(this);
  private final Literals literals = new Literals(this);
  private final Conversions conversions = new Conversions(this);
  private final Operators operators = new Operators(this);
  private final Assignments assignments;
  private final Scatter scatter;
  private final Temporaries temporaries;
  private final Components components = new Components(this);
  private final Calls calls;
  private final InitialStores stores = new InitialStores(this);
  private StmtTranslator statements;

  ExprTranslator(FunctionContext context) {
    this.context = context;
    this.layout = context.machine().layout();
    this.effects =
        new Effects(name -> context.scope().find(name) instanceof Binding.Slot, this::computes);
    this.order = new Order(this);
    this.lvalues = new Lvalues(this);
    this.assignments = new Assignments(this);
    this.scatter = new Scatter(this);
    this.temporaries = new Temporaries(this);
    this.calls = new Calls(this);
  }

  /** Who looks on sees in which order even computations are made. */
  private boolean computes(String function) {
    ProgramContext program = context.program();
    return program.probe().isEmpty()
        && !(context.scope().find(function) instanceof Binding.Nested)
        && program.computations().has(function);
  }

  FunctionContext context() {
    return context;
  }

  Layout layout() {
    return layout;
  }

  Lvalues lvalues() {
    return lvalues;
  }

  Order order() {
    return order;
  }

  Effects effects() {
    return effects;
  }

  Sizes sizes() {
    return sizes;
  }

  Literals literals() {
    return literals;
  }

  Conversions conversions() {
    return conversions;
  }

  Operators operators() {
    return operators;
  }

  Temporaries temporaries() {
    return temporaries;
  }

  /** The translator of the same function's statements. */
  StmtTranslator statements() {
    if (statements == null) {
      statements = new StmtTranslator(this);
    }
    return statements;
  }

  Repr repr(CType type) {
    return Repr.of(type, layout);
  }

  /** A full expression for its value. */
  ExprNode full(Expr expr) {
    return temporaries.ending(order.settled(rvalue(expr)));
  }

  /** A full expression for its side effects alone. */
  ExprNode effect(Expr expr) {
    return temporaries.ending(order.settled(discarded(expr)));
  }

  /** A controlling expression: 1 if it compares unequal to zero, else 0. */
  ExprNode truth(Expr expr) {
    return temporaries.ending(order.settled(test(expr)));
  }

  /** 1 if a part of an expression compares unequal to zero, else 0. */
  ExprNode test(Expr expr) {
    ExprNode value = conversions.used(rvalue(expr), expr.type(), expr.span());
    return Types.isBool(expr.type()) || isTruth(expr)
        ? value
        : Convert.truth(value, repr(expr.type()));
  }

  private static boolean isTruth(Expr expr) {
    return expr instanceof Expr.Binary b
        && (b.op().isRelational() || b.op().isEquality() || b.op().isLogical());
  }

  /** An expression whose value is not wanted; a plain lvalue is not read. */
  ExprNode discarded(Expr expr) {
    boolean isVolatile = Types.qualifiers(expr.type()).isVolatile();
    if (!expr.isLvalue() || isVolatile) {
      return isVolatile && expr.isLvalue()
          ? Places.load(lvalues.place(expr), order.isWatched(), expr.span())
          : rvalue(expr);
    }
    return effects.place(expr).isPure() ? nothing() : address(expr);
  }

  /** A part of an expression, for its value. */
  ExprNode rvalue(Expr expr) {
    ExprNode node = translate(expr);
    Optional<Probe> probe = context.program().probe();
    return probe.isPresent() && probe.get().watches(expr)
        ? new ProbedExpr(expr, node, probe.get())
        : node;
  }

  private ExprNode translate(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral l -> literals.integer(l.value(), l.type());
      case Expr.CharLiteral l -> literals.integer(l.value(), l.type());
      case Expr.EnumConstant c -> literals.integer(c.value(), c.type());
      case Expr.FloatLiteral l -> literals.floating(l);
      case Expr.NullptrLiteral _ -> Constants.of(0L);
      case Expr.StringLiteral _, Expr.Name _, Expr.Index _, Expr.Member _ -> value(expr);
      case Expr.CompoundLiteral _ -> value(expr);
      case Expr.Swizzle s -> components.value(s);
      case Expr.Unary u -> operators.unary(u);
      case Expr.Step s -> scatter.after(s.operand(), () -> assignments.step(s));
      case Expr.Binary b -> operators.binary(b);
      case Expr.Assign a -> scatter.after(a.target(), () -> assignments.assign(a));
      case Expr.CompoundAssign a -> scatter.after(a.target(), () -> assignments.compound(a));
      case Expr.Conditional c -> conditional(c);
      case Expr.OrElse o -> orElse(o);
      case Expr.Comma c ->
          Sequence.of(List.of(order.settled(discarded(c.left()))), rvalue(c.right()));
      case Expr.Call c -> calls.call(c);
      case Expr.BuiltinCall c -> calls.builtinCall(c);
      case Expr.Cast c -> cast(c);
      case Expr.Implicit i -> conversions.of(i.conversion(), i.operand(), i.type(), i.span());
      case Expr.SizeOf s -> sizeOf(s);
      case Expr.AlignOf a -> alignOf(a);
      case Expr.OffsetOf o -> fixed(o);
      case Expr.TypesCompatible t -> Constants.of(t.value() ? 1L : 0L);
      case Expr.StatementExpr s -> temporaries.apart(() -> statements().valueBlock(s.block()));
      case Expr.Generic g -> rvalue(g.chosen());
      case Expr.ChooseExpr c -> rvalue(c.chosen());
      case Expr.VaArg v -> calls.vaArg(v);
      case Expr.ConvertVector c ->
          VectorNodes.convert(
              rvalue(c.operand()),
              (Repr.Lanes) repr(c.operand().type()),
              (Repr.Lanes) repr(c.type()),
              c.span());
      case Expr.LabelAddress l -> labelAddress(l);
    };
  }

  private ExprNode labelAddress(Expr.LabelAddress label) {
    return context
        .labelAddress(label.label())
        .map(address -> (ExprNode) Constants.of((long) address))
        .orElseGet(() -> unsupported("address of label '" + label.label() + "'", label.span()));
  }

  /** The value of something that designates an object, where no conversion was written out. */
  private ExprNode value(Expr expr) {
    return Types.isFunction(expr.type()) || Types.isArray(expr.type())
        ? address(expr)
        : Places.load(lvalues.place(expr), order.isWatched(), expr.span());
  }

  private ExprNode conditional(Expr.Conditional c) {
    ExprNode condition = order.settled(test(c.condition()));
    if (Types.isVoid(c.type())) {
      return new Choose(condition, asVoid(c.then()), asVoid(c.otherwise()));
    }
    return new Choose(condition, rvalue(c.then()), rvalue(c.otherwise()));
  }

  private ExprNode asVoid(Expr expr) {
    return Sequence.of(List.of(discarded(expr)), nothing());
  }

  private ExprNode orElse(Expr.OrElse o) {
    var operand = new Order.Operand(rvalue(o.condition()), context);
    CType type = o.condition().type();
    ExprNode truth = Convert.truth(operand.reread(), repr(type));
    ExprNode same = conversions.convert(operand.reread(), type, o.type(), o.span());
    return Sequence.of(
        List.of(order.settled(operand.evaluate())), new Choose(truth, same, rvalue(o.otherwise())));
  }

  private ExprNode cast(Expr.Cast cast) {
    if (Types.isInteger(cast.type()) && Types.isPointer(cast.operand().type())) {
      // The classic offsetof: a member's address in an object at null is a constant.
      Optional<BigInteger> constant = constant(cast);
      if (constant.isPresent()) {
        return literals.integer(constant.get(), cast.type());
      }
    }
    return conversions.of(cast.conversion(), cast.operand(), cast.type(), cast.span());
  }

  private ExprNode sizeOf(Expr.SizeOf s) {
    CType type =
        switch (s.operand()) {
          case CType.TypeOperand.OfType t -> t.type();
          case CType.TypeOperand.OfExpr e -> e.expr().type();
        };
    ExprNode size = sizes.of(type);
    return s.operand() instanceof CType.TypeOperand.OfExpr(var e)
            && Types.isVariableLength(type)
            && !effects.place(e).isPure()
        ? Sequence.of(List.of(discarded(e)), size)
        : size;
  }

  /** GNU C asks the variable itself, whose declaration may align it more than its type. */
  private ExprNode alignOf(Expr.AlignOf a) {
    if (a.operand() instanceof CType.TypeOperand.OfExpr(Expr.Name name)) {
      if (Types.isFunction(name.type())) {
        return unsupported("alignment of a function", a.span());
      }
      if (context.scope().find(name.name()) instanceof Binding.Static s) {
        return Constants.of((long) s.object().alignment());
      }
    }
    return fixed(a);
  }

  private ExprNode fixed(Expr expr) {
    return constant(expr)
        .map(value -> literals.integer(value, expr.type()))
        .orElseGet(() -> unsupported("this use of alignof or offsetof", expr.span()));
  }

  /** The value of an integer constant expression. */
  Optional<BigInteger> constant(Expr expr) {
    return new ConstantEvaluator(layout).integer(expr);
  }

  /** The address of an lvalue that lives in memory, or of a function. */
  ExprNode address(Expr lvalue) {
    return address(lvalue, false);
  }

  /** {@code endAllowed} where nothing is accessed at the address, so it may be one past the end. */
  ExprNode address(Expr lvalue, boolean endAllowed) {
    return lvalues.address(lvalue, endAllowed);
  }

  /** Stores an initialiser's value into the object whose address is given. */
  ExprNode initialise(ExprNode address, InitializerLeaf leaf) {
    return stores.initialise(address, leaf);
  }

  /** The same for all leaves of an initialiser. */
  List<ExprNode> initialise(ExprNode address, List<InitializerLeaf> leaves) {
    return stores.initialise(address, leaves);
  }

  /** Stores a value, already of its type, into a variable in a slot. */
  ExprNode storeSlot(Binding.Slot slot, ExprNode value) {
    return assignments.storeSlot(slot, value);
  }

  /** The size of a type in bytes, computed when running where it is variable. */
  ExprNode size(CType type) {
    return sizes.of(type);
  }

  /** Does nothing and has no value. */
  ExprNode nothing() {
    return FailNodes.nothing();
  }

  /** Ends the run when it is reached. */
  ExprNode unsupported(String what, Span span) {
    return FailNodes.unsupported(what, span);
  }
}
