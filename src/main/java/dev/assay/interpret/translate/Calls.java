package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.Holes;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.machine.LibraryFunction;
import dev.assay.interpret.node.CallNode;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.HoleNodes;
import dev.assay.interpret.node.LibraryNodes;
import dev.assay.interpret.node.LogNodes;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.ValueKind;
import dev.assay.interpret.value.Repr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Translates calls of functions, library functions and builtins. */
final class Calls {
  private final ExprTranslator expressions;
  private final FunctionContext context;

  Calls(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
  }

  ExprNode call(Expr.Call call) {
    Optional<String> name = directName(call.function());
    if (name.isPresent()) {
      Optional<ExprNode> jump =
          JumpCalls.translate(name.get(), call.arguments(), call.span(), expressions);
      if (jump.isPresent()) {
        return jump.get();
      }
      if (isReserved(name.get())) {
        return expressions.unsupported(
            "'" + name.get() + "', which the program defines though it is the library's",
            call.span());
      }
    }
    var operands = new ArrayList<Expr>();
    operands.add(call.function());
    operands.addAll(call.arguments());
    return inOrder(
        operands,
        call.span(),
        nodes -> callNode(call, nodes.getFirst(), nodes.subList(1, nodes.size())));
  }

  /** Compilers may take the library's function for the program's own of that name (7.1.3p2). */
  private boolean isReserved(String name) {
    return context.program().facts().definesExternally(name)
        && (name.endsWith("_chk")
            || !name.startsWith("__") && context.program().library(name).isPresent());
  }

  /** The name of a function that is called directly and that the program does not shadow. */
  private Optional<String> directName(Expr function) {
    return function instanceof Expr.Implicit i
            && i.conversion() == Conversion.FUNCTION_TO_POINTER
            && i.operand() instanceof Expr.Name n
            && !(context.scope().find(n.name()) instanceof Binding.Nested)
        ? Optional.of(n.name())
        : Optional.empty();
  }

  private ExprNode callNode(Expr.Call call, ExprNode function, List<ExprNode> arguments) {
    CType.Function type = (CType.Function) Types.unqualified(Types.target(call.function().type()));
    List<CType> types = call.arguments().stream().map(Expr::type).toList();
    var site = new CallNode.Site(type, types, call.type(), call.span());
    ValueKind kind = ValueKind.of(call.type(), expressions.layout());
    return new CallNode(function, arguments.toArray(new ExprNode[0]), site, kind);
  }

  /** What is made of operands that are evaluated in this run's order. */
  private interface Combination {
    ExprNode of(List<ExprNode> nodes);
  }

  private ExprNode inOrder(List<Expr> operands, Span span, Combination combination) {
    boolean watch = false;
    boolean matters = false;
    Effects.Summary before = Effects.Summary.NOTHING;
    for (Expr operand : operands) {
      Effects.Summary summary = expressions.effects().of(operand);
      watch |= before.mayConflict(summary);
      matters |= before.orderMatters(summary);
      before = before.and(summary);
    }
    Order order = expressions.order();
    boolean log = watch;
    boolean open = matters || watch;
    List<ExprNode> nodes = order.windowed(open, order.watched(log, () -> rvalues(operands)), span);
    return order.either(open, span, swap -> inTurn(nodes, log, swap, span, combination));
  }

  private ExprNode inTurn(
      List<ExprNode> nodes, boolean watch, boolean swap, Span span, Combination combination) {
    Order order = expressions.order();
    if (!watch && !order.isWatched() && !swap) {
      return combination.of(nodes);
    }
    var steps = new ArrayList<ExprNode>();
    OptionalInt start =
        order.isWatched() ? OptionalInt.of(order.newMark(steps)) : OptionalInt.empty();
    var kept = new ArrayList<Order.Operand>();
    var reread = new ArrayList<ExprNode>();
    for (ExprNode node : nodes) {
      if (Constants.isLong(node)) {
        reread.add(node);
      } else {
        var operand = new Order.Operand(node, context);
        kept.add(operand);
        reread.add(operand.reread());
      }
    }
    steps.addAll(order.evaluate(kept, watch, swap, span));
    start.ifPresent(mark -> steps.add(LogNodes.settle(mark)));
    return Sequence.of(steps, combination.of(reread));
  }

  private List<ExprNode> rvalues(List<Expr> operands) {
    var nodes = new ArrayList<ExprNode>(operands.size());
    for (Expr operand : operands) {
      nodes.add(expressions.rvalue(operand));
    }
    return nodes;
  }

  ExprNode builtinCall(Expr.BuiltinCall call) {
    String name = call.name();
    if (name.contains("va_start") || name.contains("va_end") || name.contains("va_copy")) {
      return variable(name, call.arguments(), call.span());
    }
    if (name.equals(Holes.NAME)) {
      return hole(call);
    }
    Optional<LibraryFunction> function = context.program().library(name);
    if (function.isEmpty()) {
      return expressions.unsupported(name, call.span());
    }
    if (name.equals("__builtin_constant_p")) {
      return constantQuery(call.arguments().getFirst());
    }
    List<CType> types =
        name.endsWith("_overflow_p")
            ? call.arguments().stream().map(this::typeOfField).toList()
            : call.arguments().stream().map(Expr::type).toList();
    ValueKind kind = ValueKind.of(call.type(), expressions.layout());
    return inOrder(
        call.arguments(),
        call.span(),
        nodes ->
            LibraryNodes.call(
                name,
                function.get(),
                nodes.toArray(new ExprNode[0]),
                new LibraryNodes.Site(types, call.type(), call.span()),
                kind));
  }

  /** A bit-field's type has as many bits as the field: GNU C asks whether a result fits it. */
  private CType typeOfField(Expr operand) {
    return operand instanceof Expr.Implicit(Conversion conversion, Expr.Member m, _, _)
            && conversion == Conversion.LVALUE_TO_RVALUE
        ? WideBitFields.width(m, expressions.layout())
            .<CType>map(bits -> new CType.BitInt(bits, expressions.layout().isSigned(m.type())))
            .orElse(operand.type())
        : operand.type();
  }

  private ExprNode hole(Expr.BuiltinCall call) {
    Optional<Holes> holes = context.program().holes();
    if (holes.isEmpty() || !(call.arguments().getFirst() instanceof Expr.IntLiteral number)) {
      return expressions.unsupported("an operation left open", call.span());
    }
    Repr repr = Repr.of(call.type(), expressions.layout());
    return inOrder(
        call.arguments().subList(1, call.arguments().size()),
        call.span(),
        nodes -> HoleNodes.of(holes.get(), number.value().intValue(), nodes, repr));
  }

  /** How far a compiler looks through an expression that is no constant is its own choice. */
  private ExprNode constantQuery(Expr operand) {
    Expr bare = operand instanceof Expr.Implicit i ? i.operand() : operand;
    boolean constant =
        expressions.constant(operand).isPresent()
            || bare instanceof Expr.StringLiteral
            || bare instanceof Expr.FloatLiteral;
    boolean open = !constant && expressions.effects().of(operand).isPure();
    boolean other = open && context.machine().choices().librarySeed() != 0;
    if (open) {
      context.machine().open(UnspecifiedKind.LIBRARY_RESULT, operand.span());
    }
    return Constants.of(constant || other ? 1L : 0L);
  }

  private ExprNode variable(String name, List<Expr> arguments, Span span) {
    ExprNode list = listAddress(arguments.getFirst());
    if (name.contains("va_start")) {
      return dev.assay.interpret.node.VariadicNodes.start(list, span);
    }
    return name.contains("va_end")
        ? dev.assay.interpret.node.VariadicNodes.end(list, span)
        : dev.assay.interpret.node.VariadicNodes.copy(list, listAddress(arguments.get(1)), span);
  }

  ExprNode vaArg(Expr.VaArg argument) {
    return dev.assay.interpret.node.VariadicNodes.next(
        listAddress(argument.list()),
        argument.written(),
        ValueKind.of(argument.type(), expressions.layout()),
        argument.span());
  }

  /** Where a va_list is stored: it is an array, or a pointer to one, or a plain pointer. */
  private ExprNode listAddress(Expr list) {
    Expr bare =
        list instanceof Expr.Implicit i && i.conversion() == Conversion.LVALUE_TO_RVALUE
            ? i.operand()
            : list;
    if (bare instanceof Expr.Implicit i && i.conversion() == Conversion.ARRAY_TO_POINTER) {
      return expressions.rvalue(bare);
    }
    if (Types.isArray(bare.type())) {
      return expressions.address(bare);
    }
    boolean pointerToList =
        Types.isPointer(bare.type()) && Types.isRecord(Types.target(bare.type()));
    if (!pointerToList) {
      return expressions.address(bare);
    }
    return bare.isLvalue()
        ? Places.load(expressions.lvalues().place(bare), false, list.span())
        : expressions.rvalue(bare);
  }
}
