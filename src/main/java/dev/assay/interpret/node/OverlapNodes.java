package dev.assay.interpret.node;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.memory.Access;

/** Checks that an assignment's source and target do not overlap, or do so exactly. */
public final class OverlapNodes {
  private OverlapNodes() {}

  /** The value, after the check; the addresses are nodes without side effects. */
  public static ExprNode check(
      ExprNode target,
      Access targetAccess,
      ExprNode source,
      Access sourceAccess,
      boolean converted,
      ExprNode value) {
    boolean sameType =
        !converted
            && targetAccess.size() == sourceAccess.size()
            && targetAccess.aliasClass() == sourceAccess.aliasClass()
            && targetAccess.typeName().equals(sourceAccess.typeName());
    ExprNode check = new Check(target, targetAccess, source, sourceAccess, sameType);
    return Sequence.of(java.util.List.of(check), value);
  }

  private static final class Check extends VoidNode {
    private final ExprNode target;
    private final Access targetAccess;
    private final ExprNode source;
    private final Access sourceAccess;
    private final boolean sameType;

    Check(
        ExprNode target,
        Access targetAccess,
        ExprNode source,
        Access sourceAccess,
        boolean sameType) {
      this.target = target;
      this.targetAccess = targetAccess;
      this.source = source;
      this.sourceAccess = sourceAccess;
      this.sameType = sameType;
    }

    @Override
    public void execVoid(Frame frame) {
      long to = target.execLong(frame);
      long from = source.execLong(frame);
      boolean overlap = to < from + sourceAccess.size() && from < to + targetAccess.size();
      if (overlap && !(to == from && sameType)) {
        throw frame
            .machine()
            .undefined(
                UbKind.OVERLAPPING_ASSIGNMENT,
                targetAccess.span(),
                "the value is read from an object that overlaps the one assigned to");
      }
    }
  }
}
