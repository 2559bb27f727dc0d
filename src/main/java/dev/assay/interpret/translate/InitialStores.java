package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Types;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.BitField;
import dev.assay.interpret.node.BitFieldNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.node.Sequence;
import dev.assay.interpret.node.Stores;
import dev.assay.interpret.node.WindowNode;
import dev.assay.interpret.value.Repr;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Translates the stores of initialisers. */
final class InitialStores {
  private final ExprTranslator expressions;

  InitialStores(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  /** From the last to the first where no leaf overrides another and the run's order is so. */
  List<ExprNode> initialise(ExprNode address, List<InitializerLeaf> leaves) {
    Order order = expressions.order();
    if (!isOrderOpen(leaves)) {
      return leaves.stream().map(leaf -> initialise(address, leaf)).toList();
    }
    Span place = leaves.getFirst().value().span();
    List<ExprNode> stores = new ArrayList<>(leaves.size());
    for (InitializerLeaf leaf : leaves) {
      boolean isFirst = stores.isEmpty();
      boolean isLast = stores.size() == leaves.size() - 1;
      UnaryOperator<ExprNode> watched = value -> WindowNode.part(value, isFirst, isLast, place);
      stores.add(
          initialise(address, leaf, order.isLookedAt() ? watched : UnaryOperator.identity()));
    }
    return List.of(
        order.either(
            true,
            place,
            last -> {
              List<ExprNode> steps = last ? stores.reversed() : stores;
              return Sequence.of(steps.subList(0, steps.size() - 1), steps.getLast());
            }));
  }

  /** Whether another order of the values may give others, and C allows it. */
  private boolean isOrderOpen(List<InitializerLeaf> leaves) {
    Effects.Summary before = Effects.Summary.NOTHING;
    boolean matters = false;
    for (InitializerLeaf leaf : leaves) {
      Effects.Summary summary = expressions.effects().of(leaf.value());
      matters |= before.orderMatters(summary);
      before = before.and(summary);
    }
    return matters && LeafOrder.isOpen(leaves, expressions.layout());
  }

  ExprNode initialise(ExprNode address, InitializerLeaf leaf) {
    return initialise(address, leaf, UnaryOperator.identity());
  }

  private ExprNode initialise(
      ExprNode address, InitializerLeaf leaf, UnaryOperator<ExprNode> watched) {
    if (leaf.repeats().isEmpty()) {
      return expressions.temporaries().ending(store(address, 0, leaf, watched.apply(value(leaf))));
    }
    var value = new Order.Operand(value(leaf), expressions.context());
    var steps = new ArrayList<ExprNode>();
    leaf.forEachShift(shift -> steps.add(store(address, shift, leaf, value.reread())));
    steps.addFirst(value.evaluate());
    ExprNode last = steps.removeLast();
    return expressions.temporaries().ending(Sequence.of(steps, last));
  }

  private ExprNode value(InitializerLeaf leaf) {
    if (leaf.value() instanceof Expr.StringLiteral literal && Types.isArray(leaf.type())) {
      return expressions.literals().array(literal, leaf.type());
    }
    return expressions.rvalue(leaf.value());
  }

  private ExprNode store(ExprNode address, long shift, InitializerLeaf leaf, ExprNode value) {
    if (leaf.bitField().isPresent()) {
      return bits(address, shift, leaf.bitField().get(), leaf.type(), value);
    }
    CType type = leaf.type();
    ExprNode place = PointerNodes.offset(address, leaf.offset() + shift);
    if (Types.isArray(type)) {
      int size = (int) expressions.layout().sizeOf(type).orElse(0);
      return Stores.of(place, value, Access.bytes(size, leaf.value().span()), new Repr.Bytes(size));
    }
    // The packing of structs around does not matter here: what is initialised is known to exist.
    var route = new AccessFactory.Route(0, true, false, 1);
    Access access =
        expressions
            .context()
            .program()
            .accesses()
            .access(Types.unqualified(type), route, leaf.value().span());
    return Stores.of(place, value, access, expressions.repr(type));
  }

  private ExprNode bits(
      ExprNode address, long shift, FieldLayout field, CType type, ExprNode value) {
    int firstBit = (int) (field.bitOffset() % 8);
    int bytes = (firstBit + field.bitWidth() + 7) / 8;
    boolean signed = expressions.layout().isSigned(type);
    var bitField =
        new BitField(firstBit, field.bitWidth(), signed, Access.bytes(bytes, field.field().span()));
    ExprNode place = PointerNodes.offset(address, field.bitOffset() / 8 + shift);
    return BitFieldNodes.store(place, value, bitField);
  }
}
