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
 * lead back to them as GNU C promises; how far they are apart is open.
 */
public final class LabelTable {
  /** The distance of two labels; some programs take their addresses for aligned. */
  private static final int STRIDE = 16;

  private final int stride;
  private final int room;
  private final boolean lastFirst;

  private final MemoryObject object;
  private final List<JumpTarget> targets = new ArrayList<>();

  /** Has room for so many labels. */
  public LabelTable(Machine machine, String function, int room) {
    var origin = new Origin(ObjectKind.LABEL, function);
    long seed = machine.choices().layoutSeed();
    this.room = room;
    this.lastFirst = (seed & 1) != 0;
    this.stride = STRIDE * (seed == 0 ? 1 : 2 + (int) (seed & 2));
    this.object =
        machine.memory().allocate(origin, (long) room * stride, STRIDE, EffectiveTypes.ANYTHING);
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
    return object.base() + (long) place(index) * stride;
  }

  /** The label at an address, or -1 if there is none of this function. */
  int labelAt(long address) {
    long offset = address - object.base();
    if (offset % stride != 0 || offset < 0 || offset / stride >= room) {
      return -1;
    }
    int index = place((int) (offset / stride));
    return index < targets.size() ? targets.get(index).label() : -1;
  }

  /** Its own inverse. */
  private int place(int index) {
    return lastFirst ? room - 1 - index : index;
  }
}
