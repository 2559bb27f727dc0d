package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import dev.assay.interpret.node.DeclarationNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.FunctionCode;
import dev.assay.interpret.node.LocalObject;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.node.ValueKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Declares a function's parameters and moves arguments to where they live. */
final class ParameterTranslator {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final Layout layout;
  private final List<ExprNode> prologue = new ArrayList<>();

  ParameterTranslator(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.layout = context.machine().layout();
  }

  List<ExprNode> translate() {
    Decl.Function function = context.function();
    List<FunctionCode.Arrival> arrivals = FunctionTranslator.arrivals(function, layout);
    for (FunctionCode.Arrival arrival : arrivals) {
      int place =
          arrival.kind() == ValueKind.OBJECT
              ? context.shape().newValue()
              : context.shape().newSlot();
      assert place == arrival.slot();
    }
    for (int i = 0; i < arrivals.size(); i++) {
      declare(function.parameters().get(i), arrivals.get(i));
    }
    for (Decl.Parameter parameter : function.parameters()) {
      if (Types.isVariablyModified(parameter.type())) {
        var sizes = new VariableSizes(expressions, parameter.span());
        sizes.add(parameter.type(), true);
        prologue.addAll(sizes.nodes());
      }
      parameter.written().ifPresent(this::evaluateSize);
    }
    return prologue;
  }

  /** The size of an array that became a pointer is evaluated for its side effects alone. */
  private void evaluateSize(CType written) {
    if (written instanceof CType.Array array
        && array.size() instanceof CType.ArraySize.Variable(var count)
        && !expressions.effects().of(count).isPure()) {
      prologue.add(expressions.effect(count));
    }
  }

  private void declare(Decl.Parameter parameter, FunctionCode.Arrival arrival) {
    CType type = parameter.type();
    if (context.isInMemory(parameter.name()) || !Storage.fitsSlot(type)) {
      inMemory(parameter, arrived(parameter, arrival));
    } else if (Types.same(Types.unqualified(type), Types.unqualified(arrival.type()))) {
      boolean always = !context.facts().callsSetjmp();
      var slot = new Binding.Slot(arrival.slot(), arrival.kind(), always, type);
      context.scope().declare(parameter.name(), slot);
      if (arrival.kind() != ValueKind.OBJECT && !always) {
        prologue.add(DeclarationNodes.ready(arrival.slot(), true));
      }
    } else {
      ValueKind kind = ValueKind.of(type, layout);
      var slot = new Binding.Slot(context.shape().newSlot(), kind, false, type);
      context.scope().declare(parameter.name(), slot);
      prologue.add(expressions.storeSlot(slot, expressions.full(arrived(parameter, arrival))));
    }
  }

  /** The argument as it arrived, converted to the parameter's type. */
  private Expr arrived(Decl.Parameter parameter, FunctionCode.Arrival arrival) {
    String hidden = parameter.name() + " as passed";
    var slot = new Binding.Slot(arrival.slot(), arrival.kind(), true, arrival.type());
    context.scope().declare(hidden, slot);
    Expr name = new Expr.Name(hidden, arrival.type(), parameter.span());
    CType from = Types.unqualified(arrival.type());
    Expr value = new Expr.Implicit(Conversion.LVALUE_TO_RVALUE, name, from, parameter.span());
    CType to = Types.unqualified(parameter.type());
    return Types.same(from, to)
        ? value
        : new Expr.Implicit(conversion(to), value, to, parameter.span());
  }

  /** An old-style definition's parameter gets back its own type. */
  private static Conversion conversion(CType to) {
    if (Types.isFloating(to)) {
      return Conversion.FLOATING;
    }
    return Types.isBool(to) ? Conversion.TO_BOOL : Conversion.INTEGRAL;
  }

  private void inMemory(Decl.Parameter parameter, Expr value) {
    CType type = parameter.type();
    int index = context.shape().newMemory();
    if (Storage.hasVolatile(type, layout)) {
      context.shape().markVolatile(index);
    }
    var object =
        new LocalObject(
            index,
            new Origin(ObjectKind.LOCAL, parameter.name()),
            layout.sizeOf(type).orElse(0),
            layout.alignOf(type),
            context.program().accesses().declared(type),
            false);
    prologue.add(DeclarationNodes.begin(object));
    ExprNode address = PointerNodes.local(index, 0, parameter.name(), parameter.span());
    CType plain = Types.unqualified(type);
    var leaf = new InitializerLeaf(0, Optional.empty(), plain, value, List.of());
    prologue.add(expressions.initialise(address, leaf));
    if (Types.qualifiers(type).isConst()) {
      prologue.add(DeclarationNodes.makeReadOnly(index));
    }
    if (Types.qualifiers(type).isVolatile()) {
      prologue.add(DeclarationNodes.makeVolatile(index));
    }
    context.scope().declare(parameter.name(), new Binding.InMemory(index, 0, type));
  }
}
