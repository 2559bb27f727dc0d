package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.Origin;
import java.util.List;

/** Makes and ends objects without a name. */
public final class TemporaryNodes {
  private TemporaryNodes() {}

  /** Size, alignment, and whether the bytes are zero at first. */
  public record Extent(int size, int align, boolean zeroed) {}

  /** Makes the object; evaluated again while its block lasts, it is the same one (6.5.2.5p15). */
  public static ExprNode allocate(int index, Origin origin, Extent extent, EffectiveTypes types) {
    return new Allocate(index, origin, extent, types);
  }

  public static ExprNode end(List<Integer> indices) {
    return new End(indices.stream().mapToInt(i -> i).toArray());
  }

  public static ExprNode makeReadOnly(int index) {
    return new ReadOnly(index);
  }

  private static final class Allocate extends VoidNode {
    private final int index;
    private final Origin origin;
    private final Extent extent;
    private final EffectiveTypes types;

    Allocate(int index, Origin origin, Extent extent, EffectiveTypes types) {
      this.index = index;
      this.origin = origin;
      this.extent = extent;
      this.types = types;
    }

    @Override
    public void execVoid(Frame frame) {
      Memory memory = frame.machine().memory();
      MemoryObject known = frame.memory[index];
      if (known != null) {
        known.makeWritable();
        frame.machine().block().fill(known.base(), 0, known.size(), Span.NONE);
        return;
      }
      frame.memory[index] =
          extent.zeroed()
              ? memory.allocate(origin, extent.size(), extent.align(), types)
              : memory.allocateIndeterminate(origin, extent.size(), extent.align(), types);
    }
  }

  private static final class End extends VoidNode {
    private final int[] indices;

    End(int[] indices) {
      this.indices = indices;
    }

    @Override
    public void execVoid(Frame frame) {
      for (int index : indices) {
        frame.endMemory(index);
      }
    }
  }

  private static final class ReadOnly extends VoidNode {
    private final int index;

    ReadOnly(int index) {
      this.index = index;
    }

    @Override
    public void execVoid(Frame frame) {
      frame.memory[index].makeReadOnly();
    }
  }
}
