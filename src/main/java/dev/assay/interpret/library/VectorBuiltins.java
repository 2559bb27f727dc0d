package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.CType;
import dev.assay.c.type.Types;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.Blob;
import java.util.Arrays;
import java.util.List;

/** Permutations of vectors. */
final class VectorBuiltins {
  static final List<Entry> ENTRIES =
      List.of(
          entry("__builtin_shuffle", "bb*", VectorBuiltins::shuffle),
          entry("__builtin_shufflevector", "bb*", VectorBuiltins::shuffleVector));

  private VectorBuiltins() {}

  private static int laneSize(LibraryCall call, int index) {
    return Scalars.size(call, Types.element(call.type(index)));
  }

  private static int laneCount(LibraryCall call, int index) {
    return ((CType.Vector) Types.unqualified(call.type(index))).count();
  }

  private static byte[] bytes(LibraryCall call, int index) {
    Blob blob = (Blob) call.value(index);
    int size = laneSize(call, index) * laneCount(call, index);
    if (blob.defined() != null) {
      for (int i = 0; i < size; i++) {
        if (blob.defined()[i] != -1) {
          throw call.undefined(
              UbKind.INDETERMINATE_VALUE, "'" + call.name() + "' reads a lane that has no value");
        }
      }
    }
    return Arrays.copyOf(blob.bytes(), size);
  }

  /** One operand or two, one after the other. */
  private static byte[] lanes(LibraryCall call, int operands) {
    byte[] first = bytes(call, 0);
    if (operands == 1) {
      return first;
    }
    byte[] second = bytes(call, 1);
    byte[] both = new byte[first.length + second.length];
    System.arraycopy(first, 0, both, 0, first.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  /** The last argument picks lanes by their number, modulo how many there are. */
  private static Object shuffle(LibraryCall call) {
    int last = call.count() - 1;
    byte[] lanes = lanes(call, last);
    byte[] mask = bytes(call, last);
    int size = laneSize(call, 0);
    int maskSize = laneSize(call, last);
    int[] picks = new int[mask.length / maskSize];
    for (int i = 0; i < picks.length; i++) {
      picks[i] = lane(call, mask, i * maskSize, maskSize) & (lanes.length / size - 1);
    }
    return picked(lanes, size, picks);
  }

  /** The low bits of an integer; more than lanes can have do not matter. */
  private static int lane(LibraryCall call, byte[] mask, int offset, int size) {
    boolean bigEndian = call.machine().model().bigEndian();
    int value = 0;
    for (int i = Math.min(size, 4) - 1; i >= 0; i--) {
      value = value << 8 | mask[offset + (bigEndian ? size - 1 - i : i)] & 0xff;
    }
    return value;
  }

  private static Object shuffleVector(LibraryCall call) {
    byte[] lanes = lanes(call, 2);
    int[] picks = new int[call.count() - 2];
    for (int i = 0; i < picks.length; i++) {
      int pick = (int) call.integer(i + 2);
      if (pick == -1) {
        throw call.unsupported("'" + call.name() + "' with a lane left open");
      }
      picks[i] = pick;
    }
    return picked(lanes, laneSize(call, 0), picks);
  }

  private static Blob picked(byte[] lanes, int size, int[] picks) {
    byte[] result = new byte[picks.length * size];
    for (int i = 0; i < picks.length; i++) {
      System.arraycopy(lanes, picks[i] * size, result, i * size, size);
    }
    return Blob.of(result);
  }
}
