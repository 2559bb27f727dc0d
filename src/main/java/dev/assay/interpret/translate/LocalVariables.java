package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Qualifiers;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Initializers;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.DeclarationNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.LocalObject;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;
import java.util.List;
import java.util.Optional;

/** Automatic variables: where they live and what their initialisers store. */
final class LocalVariables {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final Layout layout;
  private final BlockPlan plan;

  LocalVariables(ExprTranslator expressions, BlockPlan plan) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.layout = context.machine().layout();
    this.plan = plan;
  }

  /** Stores the initialiser of a variable in a slot. */
  ExprNode store(Binding.Slot slot, Initializer initializer) {
    List<InitializerLeaf> leaves = Initializers.flatten(slot.type(), initializer, layout);
    return leaves.isEmpty()
        ? expressions.storeSlot(slot, zero(slot.type()))
        : expressions.storeSlot(slot, expressions.full(leaves.getFirst().value()));
  }

  /** C23's empty initialiser of a scalar. */
  private ExprNode zero(CType type) {
    Repr repr = Repr.of(type, layout);
    Object value =
        Values.convert(0L, new Repr.Bits(32, true), repr)
            .orElseThrow(() -> new IllegalStateException("no zero of " + Types.name(type)));
    return switch (value) {
      case Long number -> Constants.of((long) number);
      case Double number -> Constants.of((double) number);
      default -> Constants.object(value);
    };
  }

  /** Declares a variable that lives in memory; adds what its declaration does. */
  void inMemory(Decl.Variable v, List<ExprNode> nodes) {
    int index = context.shape().newMemory();
    context.scope().declare(v.name(), new Binding.InMemory(index, 0, v.type()));
    if (Storage.hasVolatile(v.type(), layout)) {
      context.shape().markVolatile(index);
    }
    Optional<Initializer> initializer = v.initializer();
    boolean scalar = Types.isScalar(v.type());
    boolean again =
        plan.isJumpable()
            || initializer.filter(i -> DeclarationTranslator.mentions(i, v.name())).isPresent();
    plan.add(
        new LocalObject(
            index,
            new Origin(ObjectKind.LOCAL, v.name()),
            initializer
                .map(i -> Initializers.objectSize(v.type(), i, layout))
                .orElseGet(() -> layout.sizeOf(v.type()).orElse(0)),
            Storage.alignment(v, layout),
            context.program().accesses().declared(v.type()),
            initializer.isPresent() && !scalar && !again));
    if (initializer.isPresent()) {
      initialise(v, index, initializer.get(), again, nodes);
    } else if (again) {
      nodes.add(DeclarationNodes.forgetObject(index));
    }
    if (Types.qualifiers(v.type()).isVolatile()) {
      nodes.add(DeclarationNodes.makeVolatile(index));
    }
  }

  private void initialise(
      Decl.Variable v, int index, Initializer initializer, boolean again, List<ExprNode> nodes) {
    List<InitializerLeaf> leaves = Initializers.flatten(v.type(), initializer, layout);
    boolean whole = leaves.size() == 1 && initializer instanceof Initializer.Value;
    Qualifiers qualifiers = Types.qualifiers(v.type());
    boolean isConst = qualifiers.isConst();
    boolean guarded = isConst || qualifiers.isVolatile();
    if (again && (!whole || guarded) || leaves.isEmpty()) {
      nodes.add(DeclarationNodes.zeroObject(index, v.span()));
    }
    if (!whole && !Types.isScalar(v.type())) {
      int[] padding = new Padding(layout, leaves).of(v.type());
      if (padding.length > 0) {
        nodes.add(DeclarationNodes.undefine(index, padding));
      }
    }
    ExprNode address = PointerNodes.local(index, 0, v.name(), v.span());
    nodes.addAll(expressions.initialise(address, leaves));
    int[] fixed = isConst ? new int[0] : ConstParts.of(v.type(), layout);
    if (isConst) {
      nodes.add(DeclarationNodes.makeReadOnly(index));
    } else if (fixed.length > 0) {
      nodes.add(DeclarationNodes.makeReadOnly(index, fixed));
    }
  }
}
