package dev.assay.interpret.translate;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.ObjectNode;

/** Makes any node one that hands over a boxed value. */
final class Boxing {
  private Boxing() {}

  static ObjectNode of(ExprNode node) {
    return node instanceof ObjectNode object ? object : new Boxed(node);
  }

  private static final class Boxed extends ObjectNode {
    private final ExprNode node;

    Boxed(ExprNode node) {
      this.node = node;
    }

    @Override
    public Object execObject(Frame frame) {
      return node.execBoxed(frame);
    }
  }
}
