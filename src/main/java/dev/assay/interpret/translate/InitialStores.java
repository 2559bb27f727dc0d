package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
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
import dev.assay.interpret.value.Repr;
import java.util.ArrayList;

/** Translates the stores of initialisers. */
final class InitialStores {
  private final ExprTranslator expressions;

  InitialStores(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  ExprNode initialise(ExprNode address, InitializerLeaf leaf) {
    if (leaf.repeats().isEmpty()) {
      return expressions.temporaries().ending(store(address, 0, leaf, value(leaf)));
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
