package dev.assay.interpret.node;

import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.ArrayList;
import java.util.List;

/**
 * The labels of a function whose addresses are taken: all in one object, so that their differences
 * are what GNU C promises.
 */
public final class LabelTable {
  /** The distance of two labels; some programs take their addresses for aligned. */
  private static final int STRIDE = 16;

  private final MemoryObject object;
  private final List<JumpTarget> targets = new ArrayList<>();

  /** Has room for so many labels. */
  public LabelTable(Machine machine, String function, int room) {
    var origin = new Origin(ObjectKind.LABEL, function);
    this.object =
        machine.memory().allocate(origin, (long) room * STRIDE, STRIDE, EffectiveTypes.ANYTHING);
    object.makeReadOnly();
    object.attach(this);
  }

  /** The address of a label. */
  public long address(JumpTarget target) {
    int index = targets.indexOf(target);
    if (index < 0) {
      index = targets.size();
      targets.add(target);
    }
    return object.base() + (long) index * STRIDE;
  }

  /** The label at an address, or -1 if there is none of this function. */
  int labelAt(long address) {
    long offset = address - object.base();
    boolean known = offset % STRIDE == 0 && offset >= 0 && offset / STRIDE < targets.size();
    return known ? targets.get((int) (offset / STRIDE)).label() : -1;
  }
}
