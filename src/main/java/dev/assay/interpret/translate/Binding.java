package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.node.ValueKind;

/** What a name stands for while a function is translated. */
sealed interface Binding {
  CType type();

  /**
   * A scalar whose address is never taken, in {@code frame.slots} or, for kind OBJECT, in {@code
   * frame.values}; {@code alwaysReady} where it can't be read before it has a value.
   */
  record Slot(int index, ValueKind kind, boolean alwaysReady, CType type) implements Binding {}

  /**
   * A variable in {@code frame.memory}, so many static links out ({@code hops}, for nested
   * functions); variable length arrays too.
   */
  record InMemory(int index, int hops, CType type) implements Binding {}

  /** A global or static variable. */
  record Static(MemoryObject object, CType type) implements Binding {}

  /** A function: defined in the program, nested, or of the library. */
  record Function(String name, CType type) implements Binding {}

  /** A nested function (GNU): its code lies in this run's frames; {@code hops} static links out. */
  record Nested(String name, int index, int hops, CType type) implements Binding {}

  /** The same seen from so many functions further in. */
  default Binding fartherOut(int hops) {
    if (hops == 0) {
      return this;
    }
    return switch (this) {
      case InMemory m -> new InMemory(m.index, m.hops + hops, m.type);
      case Nested n -> new Nested(n.name, n.index, n.hops + hops, n.type);
      case Slot _, Static _, Function _ -> this;
    };
  }
}
