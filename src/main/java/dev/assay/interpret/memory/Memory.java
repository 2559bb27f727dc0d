package dev.assay.interpret.memory;

import dev.assay.c.DataModel;
import dev.assay.c.Span;
import dev.assay.interpret.Choices;
import dev.assay.interpret.UnspecifiedKind;

/**
 * The objects of a running program, and checked access to them by address.
 *
 * <p>A pointer is its address alone: since no two objects ever share addresses, the address tells
 * the object it came from, through integers and byte-wise copies too.
 */
public final class Memory {
  private final AddressSpace addresses;
  private final MemoryFault fault;
  private final AccessFaults faults;
  private final boolean bigEndian;
  private final int pointerSize;
  private final Junk junk;
  private final OperandWindows windows;
  private final long byteLimit;
  private final boolean isLookedAt;
  private boolean hasPadding;
  private long bytesInUse;
  private long changes;
  private long births = Restraint.AT_START;
  private Restraint restraint = Restraint.NONE;
  private final MemoryObject nothing;

  /** {@code looked} where what bytes stand for is noted when they are looked at. */
  public Memory(
      DataModel model, Choices choices, long byteLimit, MemoryFault fault, boolean looked) {
    var layouter = new Layouter(choices.layoutSeed());
    this.addresses =
        model.pointerSize() == 8 ? new WideAddresses(layouter) : new NarrowAddresses(layouter);
    this.fault = fault;
    this.faults = new AccessFaults(fault, choices.makes(Choices.Other.DEFINED_ONLY));
    this.bigEndian = model.bigEndian();
    this.junk = new Junk(choices.junkSeed());
    this.byteLimit = byteLimit;
    this.isLookedAt = looked;
    this.pointerSize = model.pointerSize();
    this.windows = new OperandWindows(place -> fault.open(UnspecifiedKind.EVALUATION_ORDER, place));
    this.nothing = new Origin(ObjectKind.NOTHING, "").tombstone();
  }

  /** A new object whose bytes are zero and defined. */
  public MemoryObject allocate(Origin origin, long size, int alignment, EffectiveTypes types) {
    if (size > byteLimit - bytesInUse || size > Integer.MAX_VALUE - 64) {
      throw fault.outOfMemory("memory");
    }
    var object = new MemoryObject(origin, (int) size, alignment, types.fresh());
    if (!addresses.place(object)) {
      throw fault.outOfMemory("addresses");
    }
    bytesInUse += size;
    changes++;
    object.bear(++births);
    return object;
  }

  /** A new object whose bytes have no values yet. */
  public MemoryObject allocateIndeterminate(
      Origin origin, long size, int alignment, EffectiveTypes types) {
    MemoryObject object = allocate(origin, size, alignment, types);
    object.forget();
    return object;
  }

  /** Gives all objects up, but for those that are renewed afterwards. */
  public void restart() {
    bytesInUse = 0;
    restraint = Restraint.NONE;
    windows.restart();
  }

  /** Keeps an object for another run, all its bytes zero and writable as when it was made. */
  public void renew(MemoryObject object) {
    bytesInUse += object.size();
    object.renew();
    changes++;
  }

  /** Whether so many more bytes may be had. */
  public boolean hasRoomFor(long size) {
    return size >= 0 && size <= byteLimit - bytesInUse && size <= Integer.MAX_VALUE - 64;
  }

  /** Ends an object's lifetime. */
  public void end(MemoryObject object) {
    windows.wrote(object);
    bytesInUse -= object.size();
    addresses.release(object);
    object.end();
  }

  /** Says that the object is written to, if not through {@link #forWrite}. */
  void noteWrite(MemoryObject object, Span span) {
    requireChangeable(object, span);
    object.noteChange();
    changes++;
    windows.wrote(object);
  }

  /** Says that the object is read, if not through {@link #forRead}. */
  void noteRead(MemoryObject object, Span span) {
    if (object.birth() <= restraint.unreadable()) {
      faults.explainPromisedRead(object, span, restraint);
    }
    windows.read(object);
  }

  /** Ends the run where a function that is being executed has promised that this stays. */
  public void requireChangeable(MemoryObject object, Span span) {
    if (object.birth() <= restraint.unwritable()) {
      throw faults.explainPromisedWrite(object, span, restraint);
    }
  }

  /** Ends the run where a function that is being executed has promised to have no effects. */
  public void requireEffects(String effect, Span span) {
    if (restraint.isAny()) {
      throw faults.promise(effect + " in " + restraint.why(), span);
    }
  }

  /** From now on what the function promises holds too; gives what held before. */
  public Restraint restrain(FunctionPromise promise, String function) {
    Restraint outer = restraint;
    restraint = outer.with(promise, function, births);
    return outer;
  }

  /** For a look at the program from outside; gives what held before. */
  public Restraint unrestrained() {
    Restraint outer = restraint;
    restraint = Restraint.NONE;
    return outer;
  }

  /** From now on no more than this holds. */
  public void release(Restraint outer) {
    restraint = outer;
  }

  /** How often memory was written to or allocated: while it stands still, nothing has changed. */
  public long changes() {
    return changes;
  }

  /** The object an address belongs to; one that is never alive where there is none. */
  public MemoryObject find(long address) {
    MemoryObject found = addresses.find(address);
    return found == null ? nothing : found;
  }

  /** Whether the address is in, or one past the end of, a live object. */
  public boolean isValid(long address) {
    MemoryObject object = find(address);
    return object.isAlive() && object.contains(object.offset(address), 0);
  }

  /** Whether a byte of a live object has no value. */
  public boolean lacksValue(long address) {
    MemoryObject object = find(address);
    int offset = object.offset(address);
    return object.contains(offset, 1) && !object.isDefined(offset);
  }

  /** The object of a read, after all checks; the offset is {@code object.offset(address)}. */
  public MemoryObject forRead(long address, Access access) {
    MemoryObject object = find(address);
    if (!object.readable(object.offset(address), address, access)) {
      faults.explainRead(object, address, access);
    }
    noteRead(object, access.span());
    return object;
  }

  /** The object of a write, after all checks, its bytes marked as defined. */
  public MemoryObject forWrite(long address, Access access) {
    MemoryObject object = find(address);
    int offset = object.offset(address);
    if (!object.writableAt(offset, address, access)) {
      throw faults.explainWrite(object, address, access);
    }
    noteWrite(object, access.span());
    object.define(offset, access.size());
    return object;
  }

  /** Reads an integer of 1, 2, 4 or 8 bytes, sign-extended. */
  public long load(long address, Access access) {
    MemoryObject object = forRead(address, access);
    int offset = object.offset(address);
    if (isLookedAt && access.isRaw()) {
      noteBytes(object, offset, access.size(), access.span());
    }
    return switch (access.size()) {
      case 1 -> object.isDefined(offset) ? object.getByte(offset) : unspecified(address, access);
      case 2 -> bigEndian ? Short.reverseBytes(object.getShort(offset)) : object.getShort(offset);
      case 4 -> bigEndian ? Integer.reverseBytes(object.getInt(offset)) : object.getInt(offset);
      case 8 -> bigEndian ? Long.reverseBytes(object.getLong(offset)) : object.getLong(offset);
      default -> throw new IllegalArgumentException("size " + access.size());
    };
  }

  /** Writes the low bytes of an integer. */
  public void store(long address, long value, Access access) {
    MemoryObject object = forWrite(address, access);
    int offset = object.offset(address);
    switch (access.size()) {
      case 1 -> object.putByte(offset, (int) value);
      case 2 ->
          object.putShort(offset, bigEndian ? Short.reverseBytes((short) value) : (int) value);
      case 4 -> object.putInt(offset, bigEndian ? Integer.reverseBytes((int) value) : (int) value);
      case 8 -> object.putLong(offset, bigEndian ? Long.reverseBytes(value) : value);
      default -> throw new IllegalArgumentException("size " + access.size());
    }
  }

  public boolean isBigEndian() {
    return bigEndian;
  }

  /** From now on objects are stored in that have bytes or bits without a value. */
  public void notePadding() {
    hasPadding = true;
  }

  /** Bytes of an object are looked at, whatever they stand for. */
  public void noteBytes(MemoryObject object, int offset, int size, Span span) {
    if (!isLookedAt || object.isBytes()) {
      return;
    }
    if (hasPadding) {
      fault.open(UnspecifiedKind.PADDING_OR_UNSPECIFIED_BYTES, span);
    }
    if (hasAddress(object, offset, size, span)) {
      fault.open(UnspecifiedKind.ADDRESS_DEPENDENT, span);
    }
  }

  private boolean hasAddress(MemoryObject object, int offset, int size, Span span) {
    int last = Math.min(offset + size, object.size() - pointerSize + 1);
    for (int at = offset / pointerSize * pointerSize; at < last; at += pointerSize) {
      if (isAddress(object, at, span)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAddress(MemoryObject holder, int offset, Span span) {
    long word = pointerSize == 8 ? holder.getLong(offset) : holder.getInt(offset) & 0xffffffffL;
    long address = bigEndian ? Long.reverseBytes(word) >>> 64 - 8 * pointerSize : word;
    MemoryObject object = find(address);
    if (object.origin().kind() == ObjectKind.STRING_LITERAL) {
      fault.open(UnspecifiedKind.STRING_LITERAL_IDENTITY, span);
    }
    // Lists of variable arguments are addresses of the interpreter's own.
    return object.isAlive() && object.origin().kind() != ObjectKind.VARIADIC;
  }

  private int unspecified(long address, Access access) {
    fault.open(UnspecifiedKind.PADDING_OR_UNSPECIFIED_BYTES, access.span());
    return junk.at(address);
  }

  /** The value of a byte that has none, as this run chooses it. */
  public int junkAt(long address, Span span) {
    fault.open(UnspecifiedKind.PADDING_OR_UNSPECIFIED_BYTES, span);
    return junk.at(address);
  }

  /** Replaces the bits of the mask, where an object is, by junk. */
  public void scatter(long address, byte[] mask) {
    MemoryObject object = find(address);
    int offset = object.offset(address);
    for (int i = 0; i < mask.length; i++) {
      if (mask[i] != 0 && object.contains(offset + i, 1)) {
        int other = object.getByte(offset + i) & ~mask[i] | junk.inPadding(address + i) & mask[i];
        object.putByte(offset + i, other);
        object.defineBits(offset + i, mask[i]);
      }
    }
  }

  /** Stands for what is changed and read outside of memory. */
  public MemoryObject outside() {
    return new MemoryObject(new Origin(ObjectKind.NOTHING, ""), 0, 1, EffectiveTypes.ANYTHING);
  }

  /** The operands being evaluated whose order C leaves open. */
  public OperandWindows windows() {
    return windows;
  }

  public AccessFaults faults() {
    return faults;
  }
}
