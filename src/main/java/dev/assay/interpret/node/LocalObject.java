package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.Origin;

/**
 * How a variable in memory is made: {@code index} is its place in {@code frame.memory}; {@code
 * zeroed} where its bytes begin as zero since an initialiser follows.
 */
public record LocalObject(
    int index, Origin origin, long size, int alignment, EffectiveTypes types, boolean zeroed) {
  void begin(Frame frame) {
    Memory memory = frame.machine().memory();
    if (frame.memory[index] != null) {
      frame.endMemory(index);
    }
    frame.memory[index] =
        zeroed
            ? memory.allocate(origin, size, alignment, types)
            : memory.allocateIndeterminate(origin, size, alignment, types);
  }
}
