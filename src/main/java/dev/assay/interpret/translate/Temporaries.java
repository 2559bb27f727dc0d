package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Initializers;
import dev.assay.c.type.Types;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import dev.assay.interpret.node.DeclarationNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.TemporaryNodes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Objects without a name: struct values whose address is needed, and compound literals. */
final class Temporaries {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private List<Integer> ended = new ArrayList<>();

  Temporaries(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
  }

  /** The address of an object of temporary lifetime (6.2.4p8) that holds the value. */
  ExprNode materialise(Expr value) {
    int index = context.shape().newMemory();
    ended.add(index);
    ExprNode make = newObject(index, value.type(), ObjectKind.TEMPORARY, false);
    ExprNode address = PointerNodes.local(index, 0, "temporary", value.span());
    Access access =
        context.program().accesses().access(Types.unqualified(value.type()), value.span());
    ExprNode content = expressions.rvalue(value);
    var operand = new Order.Operand(content, context);
    var place = new Place.InMemory(address, access, value.type(), expressions.repr(value.type()));
    return Sequence.of(
        List.of(
            operand.evaluate(),
            make,
            Places.store(place, operand.reread()),
            TemporaryNodes.makeReadOnly(index)),
        address);
  }

  private ExprNode newObject(int index, CType type, ObjectKind kind, boolean zeroed) {
    int size = (int) expressions.layout().sizeOf(type).orElse(0);
    return TemporaryNodes.allocate(
        index,
        new Origin(kind, ObjectKind.COMPOUND_LITERAL),
        new TemporaryNodes.Extent(size, expressions.layout().alignOf(type), zeroed),
        context.program().accesses().declared(type));
  }

  /** The address of a compound literal, made anew each time it is evaluated. */
  ExprNode compoundLiteral(Expr.CompoundLiteral literal) {
    if (context.isFileScope()) {
      return staticLiteral(literal);
    }
    int index = context.shape().newMemory();
    context.scope().own(index);
    boolean zeroed =
        literal.initializer() instanceof Initializer.Braces || !Types.isRecord(literal.type());
    var steps = new ArrayList<ExprNode>();
    steps.add(newObject(index, literal.type(), ObjectKind.LOCAL, zeroed));
    ExprNode address = PointerNodes.local(index, 0, ObjectKind.COMPOUND_LITERAL, literal.span());
    steps.addAll(
        expressions.initialise(
            address,
            Initializers.flatten(literal.type(), literal.initializer(), expressions.layout())));
    if (Types.qualifiers(
            Types.isArray(literal.type()) ? Types.element(literal.type()) : literal.type())
        .isConst()) {
      steps.add(TemporaryNodes.makeReadOnly(index));
    }
    return Sequence.of(steps, address);
  }

  private ExprNode staticLiteral(Expr.CompoundLiteral literal) {
    int size = (int) expressions.layout().sizeOf(literal.type()).orElse(0);
    MemoryObject object =
        context
            .machine()
            .memory()
            .allocate(
                new Origin(ObjectKind.GLOBAL, ObjectKind.COMPOUND_LITERAL),
                size,
                expressions.layout().alignOf(literal.type()),
                context.program().accesses().declared(literal.type()));
    ExprNode address = dev.assay.interpret.node.Constants.of(object.base());
    var steps = new ArrayList<ExprNode>();
    for (InitializerLeaf leaf :
        Initializers.flatten(literal.type(), literal.initializer(), expressions.layout())) {
      steps.add(expressions.initialise(address, leaf));
    }
    steps.add(DeclarationNodes.settle(object));
    return Sequence.of(steps, address);
  }

  /** Translates statements inside an expression, whose temporaries are their own. */
  ExprNode apart(Supplier<ExprNode> translation) {
    List<Integer> outer = ended;
    ended = new ArrayList<>();
    ExprNode node = translation.get();
    outer.addAll(ended);
    ended = outer;
    return node;
  }

  /** Ends the temporaries of a full expression after it. */
  ExprNode ending(ExprNode full) {
    List<Integer> indices = ended;
    ended = new ArrayList<>();
    if (indices.isEmpty()) {
      return full;
    }
    List<ExprNode> ends = List.of(TemporaryNodes.end(indices));
    int slot =
        full.kind() == dev.assay.interpret.node.ValueKind.OBJECT
            ? context.shape().newValue()
            : context.shape().newSlot();
    return Sequence.after(full, slot, ends);
  }
}
