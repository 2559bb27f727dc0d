package dev.assay.interpret.node;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;

/** Reads of objects in memory. */
public final class Loads {
  private Loads() {}

  /** {@code logged} where the read must be compared with unsequenced side effects. */
  public static ExprNode of(ExprNode address, Access access, Repr repr, boolean logged) {
    return switch (repr) {
      case Repr.Bits b when !b.isWide() -> new LoadBits(address, access, b, logged);
      case Repr.Bool _ -> new LoadBool(address, access, logged);
      case Repr.Address _ -> new LoadAddress(address, access, logged);
      case Repr.Single _, Repr.Double _ -> new LoadFloating(address, access, logged);
      case Repr.Lanes _, Repr.Bytes _ -> new LoadBlob(address, access, logged);
      case Repr.Complex c when hasPadding(access, c) -> new LoadParts(address, access, c, logged);
      case Repr.Bits _, Repr.Soft _, Repr.Complex _, Repr.Nothing _ ->
          new LoadBoxed(address, access, repr, logged);
    };
  }

  /** Whether bytes that belong to no value lie between the parts. */
  private static boolean hasPadding(Access access, Repr.Complex complex) {
    return complex.part() instanceof Repr.Soft s && s.format().bytes() * 2 != access.size();
  }

  static void note(Machine machine, long address, Access access, boolean logged) {
    if (logged) {
      machine.sequenceLog().read(address * 8, access.size() * 8L);
    }
    if (access.isVolatile()) {
      machine.noteEffect();
    }
  }

  private static final class LoadBits extends LongNode {
    private final ExprNode address;
    private final Access access;
    private final int shift;
    private final boolean signed;
    private final boolean noted;
    private final boolean logged;

    LoadBits(ExprNode address, Access access, Repr.Bits bits, boolean logged) {
      this.address = address;
      this.access = access;
      this.shift = 64 - bits.width();
      this.signed = bits.signed();
      this.logged = logged;
      this.noted = logged || access.isVolatile();
    }

    @Override
    public long execLong(Frame frame) {
      long place = address.execLong(frame);
      Machine machine = frame.machine();
      if (noted) {
        note(machine, place, access, logged);
      }
      long value = machine.memory().load(place, access) << shift;
      return signed ? value >> shift : value >>> shift;
    }
  }

  private static final class LoadBool extends LongNode {
    private final ExprNode address;
    private final Access access;
    private final boolean logged;

    LoadBool(ExprNode address, Access access, boolean logged) {
      this.address = address;
      this.access = access;
      this.logged = logged;
    }

    @Override
    public long execLong(Frame frame) {
      long place = address.execLong(frame);
      Machine machine = frame.machine();
      note(machine, place, access, logged);
      long value = machine.memory().load(place, access);
      if ((value & ~1L) != 0) {
        throw machine.undefined(
            UbKind.TRAP_REPRESENTATION,
            access.span(),
            "the byte " + (value & 0xff) + " is no value of bool");
      }
      return value;
    }
  }

  private static final class LoadAddress extends LongNode {
    private final ExprNode address;
    private final Access access;
    private final long mask;
    private final boolean logged;

    LoadAddress(ExprNode address, Access access, boolean logged) {
      this.address = address;
      this.access = access;
      this.mask = access.size() == 4 ? 0xffffffffL : -1;
      this.logged = logged;
    }

    @Override
    public long execLong(Frame frame) {
      long place = address.execLong(frame);
      Machine machine = frame.machine();
      note(machine, place, access, logged);
      return machine.memory().load(place, access) & mask;
    }
  }

  private static final class LoadFloating extends DoubleNode {
    private final ExprNode address;
    private final Access access;
    private final boolean logged;

    LoadFloating(ExprNode address, Access access, boolean logged) {
      this.address = address;
      this.access = access;
      this.logged = logged;
    }

    @Override
    public double execDouble(Frame frame) {
      long place = address.execLong(frame);
      Machine machine = frame.machine();
      note(machine, place, access, logged);
      long bits = machine.memory().load(place, access);
      return access.size() == 4 ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
    }
  }

  private static final class LoadBlob extends ObjectNode {
    private final ExprNode address;
    private final Access access;
    private final boolean logged;

    LoadBlob(ExprNode address, Access access, boolean logged) {
      this.address = address;
      this.access = access;
      this.logged = logged;
    }

    @Override
    public Object execObject(Frame frame) {
      long place = address.execLong(frame);
      note(frame.machine(), place, access, logged);
      return frame.machine().block().load(place, access);
    }
  }

  private static final class LoadBoxed extends ObjectNode {
    private final ExprNode address;
    private final Access access;
    private final Repr repr;
    private final boolean logged;

    LoadBoxed(ExprNode address, Access access, Repr repr, boolean logged) {
      this.address = address;
      this.access = access;
      this.repr = repr;
      this.logged = logged;
    }

    @Override
    public Object execObject(Frame frame) {
      long place = address.execLong(frame);
      Machine machine = frame.machine();
      note(machine, place, access, logged);
      return decoded(machine, machine.block().readValue(place, access), repr, access);
    }
  }

  private static Object decoded(Machine machine, byte[] bytes, Repr repr, Access access) {
    return machine
        .codec()
        .decode(bytes, 0, repr)
        .orElseThrow(() ->
            machine.undefined(
                UbKind.TRAP_REPRESENTATION,
                access.span(),
                "the bytes are no value of '" + access.typeName() + "'"));
  }

  private static final class LoadParts extends ObjectNode {
    private final ExprNode address;
    private final Access access;
    private final Access part;
    private final Repr.Complex repr;
    private final boolean logged;

    LoadParts(ExprNode address, Access access, Repr.Complex repr, boolean logged) {
      this.address = address;
      this.access = access;
      this.repr = repr;
      this.logged = logged;
      this.part = access.ofSize(((Repr.Soft) repr.part()).format().bytes());
    }

    @Override
    public Object execObject(Frame frame) {
      long place = address.execLong(frame);
      Machine machine = frame.machine();
      note(machine, place, access, logged);
      Object re = part(machine, place);
      Object im = part(machine, place + access.size() / 2);
      return Values.complex(re, im, repr);
    }

    private Object part(Machine machine, long place) {
      byte[] bytes = machine.block().readValue(place, part);
      return decoded(machine, bytes, repr.part(), part);
    }
  }
}
