package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.BitField;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.value.Repr;

/** Where an lvalue's object is. */
sealed interface Place {
  CType type();

  Repr repr();

  /** A variable in a slot. */
  record InSlot(String name, Binding.Slot slot, Repr repr) implements Place {
    @Override
    public CType type() {
      return slot.type();
    }
  }

  /** An object in memory. */
  record InMemory(ExprNode address, Access access, CType type, Repr repr) implements Place {}

  /** A bit-field; the address is that of the first byte that holds a bit of it. */
  record InBits(ExprNode address, BitField field, CType type, Repr repr) implements Place {}

  /** Something that can't be reached; the node ends the run. */
  record Nowhere(ExprNode failure, CType type, Repr repr) implements Place {}
}
