package dev.assay.interpret.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.BitSet;

/** One C object: its bytes, which of them have values, and what types they may be accessed with. */
public final class MemoryObject {
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final byte[] NO_BYTES = {};

  private final Origin origin;
  private final int alignment;
  private long base;
  private byte[] data;

  /** For each byte the bits that have values; null when all have. */
  private byte[] defined;

  private EffectiveTypes types;
  private int uniformClass;

  /** The size while alive, -1 afterwards, so that one comparison checks both. */
  private int limit;

  private boolean writable = true;
  private boolean isVolatile;

  /** When it came to be, as {@link Restraint} counts. */
  private long birth;

  /** Whether it was written to since its first value was given by {@link #settle}. */
  private boolean hasChanged;

  /** The bytes that are read-only where not all of an object is; else null. */
  private BitSet fixed;

  private Object payload;

  /** When it was touched, if anyone asked. */
  private OperandWindows.Touches touches;

  MemoryObject(Origin origin, int size, int alignment, EffectiveTypes types) {
    this.origin = origin;
    this.alignment = alignment;
    this.data = size == 0 ? NO_BYTES : new byte[size];
    this.limit = size;
    this.types = types;
    this.uniformClass = types.uniformClass();
  }

  private MemoryObject(Origin origin) {
    this.origin = origin;
    this.alignment = 1;
    this.data = NO_BYTES;
    this.limit = -1;
    this.types = EffectiveTypes.ANYTHING;
    this.uniformClass = AliasClasses.ANY;
  }

  static MemoryObject tombstone(Origin origin) {
    return new MemoryObject(origin);
  }

  public Origin origin() {
    return origin;
  }

  public long base() {
    return base;
  }

  public int size() {
    return data.length;
  }

  public int alignment() {
    return alignment;
  }

  void placeAt(long address) {
    base = address;
  }

  long birth() {
    return birth;
  }

  void bear(long number) {
    birth = number;
  }

  /** From now on the object must not change, whoever wants to. */
  void hold() {
    birth = Restraint.HELD;
  }

  void noteChange() {
    hasChanged = true;
  }

  boolean hasChanged() {
    return hasChanged;
  }

  /** The object is there from the start of the program, and has its first value. */
  public void settle() {
    birth = Restraint.AT_START;
    hasChanged = false;
  }

  public boolean isAlive() {
    return limit >= 0;
  }

  public boolean isWritable() {
    return writable;
  }

  public void makeReadOnly() {
    writable = false;
    fixed = null;
  }

  /** Makes a part read-only, such as a const member. */
  public void makeReadOnly(int offset, int size) {
    if (writable) {
      writable = false;
      fixed = new BitSet();
    }
    if (fixed != null) {
      fixed.set(offset, offset + size);
    }
  }

  /** Whether bytes may be written as far as const is concerned. */
  boolean isWritable(int offset, int size) {
    if (writable || fixed == null) {
      return writable;
    }
    int next = fixed.nextSetBit(offset);
    return next < 0 || next >= offset + size;
  }

  /** Lets a const or volatile variable be initialised again when its declaration is reached. */
  public void makeWritable() {
    writable = true;
    fixed = null;
    isVolatile = false;
    uniformClass = types.uniformClass();
  }

  /** Makes the object what it was when it was new. */
  void renew() {
    Arrays.fill(data, (byte) 0);
    defined = null;
    types = types.fresh();
    settle();
    makeWritable();
  }

  /** From now on only volatile lvalues may access the object (6.7.3p6). */
  public void makeVolatile() {
    isVolatile = true;
    uniformClass = -1;
  }

  boolean forbids(Access access) {
    return isVolatile && !access.isVolatile();
  }

  /** Something that rides on the object: a function's code, a list of variable arguments. */
  public Object payload() {
    return payload;
  }

  public void attach(Object value) {
    payload = value;
  }

  void end() {
    limit = -1;
    data = NO_BYTES;
    defined = null;
    payload = null;
  }

  /** A copy of the bytes, those without a value included. */
  public byte[] bytes() {
    return data.clone();
  }

  /** Whether every byte has a value. */
  public boolean isDefined() {
    return defined == null || allDefinedSlowly(0, data.length);
  }

  /** The offset of an address in this object, or -1 where it is far outside. */
  public int offset(long address) {
    long offset = address - base;
    return (int) offset == offset ? (int) offset : -1;
  }

  boolean contains(int offset, int size) {
    return offset >= 0 && offset <= limit - size;
  }

  /** Whether a read is allowed and gives a value. */
  boolean readable(int offset, long address, Access access) {
    return offset >= 0
        && offset <= limit - access.size()
        && (address & access.alignMask()) == 0
        && (uniformClass == access.aliasClass() || mayRead(offset, access))
        && (defined == null || allDefined(offset, access.size()));
  }

  boolean writableAt(int offset, long address, Access access) {
    return offset >= 0
        && offset <= limit - access.size()
        && (address & access.alignMask()) == 0
        && (writable || isWritable(offset, access.size()))
        && (uniformClass == access.aliasClass() || mayWrite(offset, access));
  }

  boolean mayRead(int offset, Access access) {
    return !forbids(access)
        && (access.aliasClass() == AliasClasses.ANY
            || access.size() == 0
            || types.mayRead(offset, access));
  }

  boolean mayWrite(int offset, Access access) {
    return !forbids(access) && (access.size() == 0 || types.mayWrite(offset, access));
  }

  /** Marks all bytes as without a value. */
  void forget() {
    if (data.length > 0) {
      defined = new byte[data.length];
    }
  }

  boolean allDefined(int offset, int size) {
    if (defined == null) {
      return true;
    }
    return switch (size) {
      case 1 -> defined[offset] == -1;
      case 2 -> (short) SHORT.get(defined, offset) == -1;
      case 4 -> (int) INT.get(defined, offset) == -1;
      case 8 -> (long) LONG.get(defined, offset) == -1;
      default -> allDefinedSlowly(offset, size);
    };
  }

  private boolean allDefinedSlowly(int offset, int size) {
    for (int i = offset; i < offset + size; i++) {
      if (defined[i] != -1) {
        return false;
      }
    }
    return true;
  }

  /** Whether it was declared as characters, which stand for nothing else. */
  boolean isBytes() {
    return uniformClass == AliasClasses.ANY;
  }

  OperandWindows.Touches touches() {
    if (touches == null) {
      touches = new OperandWindows.Touches();
    }
    return touches;
  }

  boolean isDefined(int offset) {
    return defined == null || defined[offset] == -1;
  }

  void define(int offset, int size) {
    if (defined == null) {
      return;
    }
    switch (size) {
      case 1 -> defined[offset] = -1;
      case 2 -> SHORT.set(defined, offset, (short) -1);
      case 4 -> INT.set(defined, offset, -1);
      case 8 -> LONG.set(defined, offset, -1L);
      default -> Arrays.fill(defined, offset, offset + size, (byte) -1);
    }
  }

  /** The bits of a byte that have values. */
  int definedBits(int offset) {
    return defined == null ? 0xff : defined[offset] & 0xff;
  }

  void defineBits(int offset, int mask) {
    if (defined != null) {
      defined[offset] |= (byte) mask;
    }
  }

  void undefine(int offset, int size) {
    if (size > 0) {
      if (defined == null) {
        defined = new byte[data.length];
        Arrays.fill(defined, (byte) -1);
      }
      Arrays.fill(defined, offset, offset + size, (byte) 0);
    }
  }

  EffectiveTypes types() {
    return types;
  }

  public int getByte(int offset) {
    return data[offset];
  }

  public short getShort(int offset) {
    return (short) SHORT.get(data, offset);
  }

  public int getInt(int offset) {
    return (int) INT.get(data, offset);
  }

  public long getLong(int offset) {
    return (long) LONG.get(data, offset);
  }

  public void putByte(int offset, int value) {
    data[offset] = (byte) value;
  }

  public void putShort(int offset, int value) {
    SHORT.set(data, offset, (short) value);
  }

  public void putInt(int offset, int value) {
    INT.set(data, offset, value);
  }

  public void putLong(int offset, long value) {
    LONG.set(data, offset, value);
  }

  byte[] data() {
    return data;
  }

  byte[] definedOrNull() {
    return defined;
  }
}
