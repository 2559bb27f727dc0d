package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Initializers;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.ExprNode;
import java.util.ArrayList;
import java.util.List;

/** Variables with static storage duration. */
final class StaticObjects {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final Machine machine;
  private final Layout layout;

  StaticObjects(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.machine = context.machine();
    this.layout = machine.layout();
  }

  /** Declares a static variable and gives it its value, as if before the program's start. */
  void declare(Decl.Variable v, Scope scope) {
    MemoryObject object = allocate(v, v.type());
    scope.declare(v.name(), new Binding.Static(object, v.type()));
    initialise(v, object);
  }

  /** A new object, all zero. */
  MemoryObject allocate(Decl.Variable v, CType type) {
    long size =
        v.initializer()
            .map(i -> Initializers.objectSize(type, i, layout))
            .orElseGet(() -> layout.sizeOf(type).orElse(0));
    var origin = new Origin(ObjectKind.GLOBAL, v.name());
    return machine
        .memory()
        .allocate(
            origin,
            size,
            Storage.alignment(v, layout),
            context.program().accesses().declared(type, (int) size));
  }

  /** Gives the object its value, now and at the start of each later run. */
  void initialise(Decl.Variable v, MemoryObject object) {
    List<ExprNode> stores =
        v.initializer().map(i -> stores(v.type(), i, object)).orElseGet(List::of);
    initialise(v, object, stores);
    context
        .program()
        .atRestart(() -> {
          machine.memory().renew(object);
          initialise(v, object, stores);
        });
  }

  /** Stores the initialiser; from then on a const object can't be written. */
  private void initialise(Decl.Variable v, MemoryObject object, List<ExprNode> stores) {
    var frame = new Frame(machine, context.shape(), machine.top(), v.span());
    for (ExprNode store : stores) {
      store.execVoid(frame);
    }
    object.settle();
    if (Types.qualifiers(v.type()).isVolatile()) {
      object.makeVolatile();
    }
    if (Types.qualifiers(v.type()).isConst()) {
      object.makeReadOnly();
      return;
    }
    int[] fixed = ConstParts.of(v.type(), layout);
    for (int i = 0; i < fixed.length; i += 2) {
      object.makeReadOnly(fixed[i], fixed[i + 1]);
    }
  }

  private List<ExprNode> stores(CType type, Initializer initializer, MemoryObject object) {
    List<ExprNode> nodes = new ArrayList<>();
    ExprNode address = Constants.of(object.base());
    context.setInitialisesStatic(true);
    for (InitializerLeaf leaf : Initializers.flatten(type, initializer, layout)) {
      nodes.add(expressions.initialise(address, leaf));
    }
    context.setInitialisesStatic(false);
    return nodes;
  }
}
