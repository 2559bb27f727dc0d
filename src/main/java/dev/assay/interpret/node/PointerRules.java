package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.Choices;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.value.Ordering;
import java.util.Arrays;

/** What C allows to be done with pointer values. */
final class PointerRules {
  private PointerRules() {}

  /** {@code pointer + index} elements; the result must be in the object or one past its end. */
  static long add(Machine machine, long pointer, long index, long size, Span span) {
    MemoryObject object = machine.memory().find(pointer);
    if (!object.isAlive()) {
      throw badBase(machine, pointer, object, span);
    }
    long high = Math.multiplyHigh(index, size);
    long bytes = index * size;
    long offset = pointer - object.base() + bytes;
    if (high != bytes >> 63 || offset < 0 || offset > object.size()) {
      throw machine.undefined(
          UbKind.POINTER_ARITHMETIC,
          span,
          "element "
              + index
              + " from offset "
              + (pointer - object.base())
              + " lies outside "
              + object.origin().describe()
              + " of "
              + object.size()
              + " bytes");
    }
    return pointer + bytes;
  }

  private static Halt badBase(Machine machine, long pointer, MemoryObject object, Span span) {
    if (pointer == 0) {
      return machine.undefined(UbKind.NULL_ARITHMETIC, span, "arithmetic on a null pointer");
    }
    return unusable(machine, object, span);
  }

  /** Using the value of a pointer to a dead object is undefined too. */
  private static Halt unusable(Machine machine, MemoryObject object, Span span) {
    ObjectKind kind = object.origin().kind();
    if (kind == ObjectKind.HEAP) {
      return machine.undefined(
          UbKind.USE_AFTER_FREE, span, "use of a pointer to memory that was freed");
    }
    if (kind == ObjectKind.NOTHING) {
      return machine.undefined(
          UbKind.INVALID_POINTER, span, "arithmetic on a pointer that designates no object");
    }
    return machine.undefined(
        UbKind.DANGLING_POINTER,
        span,
        "use of a pointer to " + object.origin().describe() + " after the end of its lifetime");
  }

  static long difference(Machine machine, long a, long b, long size, Span span) {
    MemoryObject object = machine.memory().find(a);
    MemoryObject other = machine.memory().find(b);
    if (a == 0 && b == 0) {
      throw machine.undefined(UbKind.NULL_ARITHMETIC, span, "difference of two null pointers");
    }
    requireUsable(machine, a, object, span);
    requireUsable(machine, b, other, span);
    if (object != other || !object.isAlive()) {
      throw machine.undefined(
          UbKind.UNRELATED_SUBTRACTION,
          span,
          "difference of pointers to " + describe(a, object) + " and " + describe(b, other));
    }
    noteLabels(machine, object, span);
    return size == 0 ? 0 : (a - b) / size;
  }

  private static String describe(long pointer, MemoryObject object) {
    return pointer == 0 ? "nothing (null)" : object.origin().describe();
  }

  /** The value of a pointer that is used other than by access or arithmetic. */
  static void requireUsable(Machine machine, long pointer, Span span) {
    requireUsable(machine, pointer, machine.memory().find(pointer), span);
  }

  private static void requireUsable(Machine machine, long pointer, MemoryObject object, Span span) {
    if (pointer != 0 && !object.isAlive() && object.origin().kind() != ObjectKind.NOTHING) {
      throw unusable(machine, object, span);
    }
  }

  static boolean compare(Machine machine, BinaryOp op, long a, long b, Span span) {
    MemoryObject object = machine.memory().find(a);
    MemoryObject other = machine.memory().find(b);
    requireUsable(machine, a, object, span);
    requireUsable(machine, b, other, span);
    if (op.isEquality()) {
      if (a == b) {
        noteLiteral(machine, object, span);
        requireOneLabel(machine, object, span);
      }
      boolean equal =
          a == b
              || touches(machine, a, object, b, other, span)
              || isTail(machine, a, object, b, other, span);
      return equal == (op == BinaryOp.EQUAL);
    }
    if (object != other || !object.isAlive()) {
      throw machine.undefined(
          UbKind.UNRELATED_COMPARISON,
          span,
          "order of pointers to " + describe(a, object) + " and " + describe(b, other));
    }
    noteLabels(machine, object, span);
    return Ordering.holds(op, Long.compare(a, b));
  }

  /** The number of an address depends on where objects are, and which literals share one. */
  static void expose(Machine machine, long pointer, Span span) {
    machine.open(UnspecifiedKind.ADDRESS_DEPENDENT, span);
    noteLiteral(machine, machine.memory().find(pointer), span);
  }

  /** In which order a compiler puts the labels of a function is its own choice. */
  private static void noteLabels(Machine machine, MemoryObject object, Span span) {
    noteLiteral(machine, object, span);
    if (object.origin().kind() == ObjectKind.LABEL) {
      machine.open(UnspecifiedKind.ADDRESS_DEPENDENT, span);
    }
  }

  /** Each inlined copy of a function has labels of its own; within a call they are the same. */
  private static void requireOneLabel(Machine machine, MemoryObject object, Span span) {
    if (object.origin().kind() == ObjectKind.LABEL
        && !machine.top().function().equals(object.origin().name())) {
      throw machine.unspecified(
          UnspecifiedKind.ADDRESS_DEPENDENT,
          span,
          "a label of '"
              + object.origin().name()
              + "' has another address in each copy of the function that compilers make");
    }
  }

  private static void noteLiteral(Machine machine, MemoryObject object, Span span) {
    if (isString(object)) {
      machine.open(UnspecifiedKind.STRING_LITERAL_IDENTITY, span);
    }
  }

  /** A pointer one past the end may equal the address of the object that happens to follow. */
  private static boolean touches(
      Machine machine, long a, MemoryObject object, long b, MemoryObject other, Span span) {
    if (object == other || !object.isAlive() || !other.isAlive()) {
      return false;
    }
    boolean aEnds = a == object.base() + object.size() && object.size() > 0;
    boolean bEnds = b == other.base() + other.size() && other.size() > 0;
    boolean touches = aEnds && b == other.base() || bEnds && a == object.base();
    if (touches) {
      machine.open(UnspecifiedKind.ONE_PAST_EQUALITY, span);
    }
    return touches && machine.choices().makes(Choices.Other.ONE_PAST_EQUAL);
  }

  private static boolean isString(MemoryObject object) {
    return object.origin().kind() == ObjectKind.STRING_LITERAL;
  }

  /** String literals, and compound literals of const type (6.5.2.5p7). */
  private static boolean isShareable(MemoryObject object) {
    return isString(object)
        || !object.isWritable() && object.origin().name().equals(ObjectKind.COMPOUND_LITERAL);
  }

  /** Whether numbers that are the addresses are equal where the pointers may be. */
  static boolean areAddressesEqual(Machine machine, long a, long b, Span span) {
    MemoryObject object = machine.memory().find(a);
    MemoryObject other = machine.memory().find(b);
    return touches(machine, a, object, b, other, span)
        || isTail(machine, a, object, b, other, span);
  }

  /** A literal may be the end of a longer one, or the same as an equal one. */
  private static boolean isTail(
      Machine machine, long a, MemoryObject object, long b, MemoryObject other, Span span) {
    if (object == other
        || !isShareable(object)
        || !isShareable(other)
        || isString(object) && isString(other) && object.size() == other.size()
        || !Arrays.equals(rest(object, a), rest(other, b))) {
      return false;
    }
    machine.open(UnspecifiedKind.STRING_LITERAL_IDENTITY, span);
    return machine.choices().makes(Choices.Other.SEPARATE_LITERALS);
  }

  private static byte[] rest(MemoryObject object, long from) {
    byte[] bytes = object.bytes();
    return Arrays.copyOfRange(bytes, Math.min(object.offset(from), bytes.length), bytes.length);
  }
}
