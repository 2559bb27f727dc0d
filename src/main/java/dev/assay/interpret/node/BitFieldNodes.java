package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.BitField;
import dev.assay.interpret.value.Values;

/** Reads and writes of bit-fields. */
public final class BitFieldNodes {
  private BitFieldNodes() {}

  /** The address is that of the first byte that holds a bit of the field. */
  public static LongNode load(ExprNode address, BitField field, boolean logged) {
    return new Load(address, field, logged);
  }

  /** Gives the value that the field then has. */
  public static LongNode store(ExprNode address, ExprNode value, BitField field) {
    return new Store(address, value, field);
  }

  private static final class Load extends LongNode {
    private final ExprNode address;
    private final BitField field;
    private final boolean logged;

    Load(ExprNode address, BitField field, boolean logged) {
      this.address = address;
      this.field = field;
      this.logged = logged;
    }

    @Override
    public long execLong(Frame frame) {
      long place = address.execLong(frame);
      Machine machine = frame.machine();
      if (logged) {
        machine.sequenceLog().read(place * 8 + field.firstBit(), field.width());
      }
      if (field.access().isVolatile()) {
        machine.noteEffect();
      }
      return field.load(machine.memory(), machine, place);
    }
  }

  private static final class Store extends LongNode {
    private final ExprNode address;
    private final ExprNode value;
    private final BitField field;

    Store(ExprNode address, ExprNode value, BitField field) {
      this.address = address;
      this.value = value;
      this.field = field;
    }

    @Override
    public long execLong(Frame frame) {
      long place = address.execLong(frame);
      long result = Values.extend(value.execLong(frame), field.width(), field.signed());
      Machine machine = frame.machine();
      if (field.access().isVolatile()) {
        machine.noteEffect();
      }
      field.store(machine.memory(), place, result);
      return result;
    }
  }
}
