package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.Blob;
import dev.assay.interpret.value.Repr;

/** Writes of objects in memory; the value of each node is the value written. */
public final class Stores {
  private Stores() {}

  public static ExprNode of(ExprNode address, ExprNode value, Access access, Repr repr) {
    return switch (repr) {
      case Repr.Bits b when !b.isWide() -> new StoreLong(address, value, access);
      case Repr.Bool _, Repr.Address _ -> new StoreLong(address, value, access);
      case Repr.Single _, Repr.Double _ -> new StoreFloating(address, value, access);
      case Repr.Lanes _, Repr.Bytes _ -> new StoreBlob(address, value, access);
      case Repr.Bits _, Repr.Soft _, Repr.Complex _, Repr.Nothing _ ->
          new StoreBoxed(address, value, access, repr);
    };
  }

  private static void note(Machine machine, Access access) {
    if (access.isVolatile()) {
      machine.noteEffect();
    }
  }

  private static final class StoreLong extends LongNode {
    private final ExprNode address;
    private final ExprNode value;
    private final Access access;

    StoreLong(ExprNode address, ExprNode value, Access access) {
      this.address = address;
      this.value = value;
      this.access = access;
    }

    @Override
    public long execLong(Frame frame) {
      long place = address.execLong(frame);
      long result = value.execLong(frame);
      note(frame.machine(), access);
      frame.machine().memory().store(place, result, access);
      return result;
    }
  }

  private static final class StoreFloating extends DoubleNode {
    private final ExprNode address;
    private final ExprNode value;
    private final Access access;

    StoreFloating(ExprNode address, ExprNode value, Access access) {
      this.address = address;
      this.value = value;
      this.access = access;
    }

    @Override
    public double execDouble(Frame frame) {
      long place = address.execLong(frame);
      double result = value.execDouble(frame);
      note(frame.machine(), access);
      long bits =
          access.size() == 4
              ? Float.floatToRawIntBits((float) result)
              : Double.doubleToRawLongBits(result);
      frame.machine().memory().store(place, bits, access);
      return result;
    }
  }

  private static final class StoreBlob extends ObjectNode {
    private final ExprNode address;
    private final ExprNode value;
    private final Access access;

    StoreBlob(ExprNode address, ExprNode value, Access access) {
      this.address = address;
      this.value = value;
      this.access = access;
    }

    @Override
    public Object execObject(Frame frame) {
      long place = address.execLong(frame);
      Object result = value.execObject(frame);
      note(frame.machine(), access);
      frame.machine().block().store(place, (Blob) result, access);
      return result;
    }
  }

  private static final class StoreBoxed extends ObjectNode {
    private final ExprNode address;
    private final ExprNode value;
    private final Access access;
    private final Repr repr;

    StoreBoxed(ExprNode address, ExprNode value, Access access, Repr repr) {
      this.address = address;
      this.value = value;
      this.access = access;
      this.repr = repr;
    }

    @Override
    public Object execObject(Frame frame) {
      long place = address.execLong(frame);
      Object result = value.execObject(frame);
      Machine machine = frame.machine();
      note(machine, access);
      machine.block().writeValue(place, machine.codec().encode(result, repr), access);
      return result;
    }
  }
}
