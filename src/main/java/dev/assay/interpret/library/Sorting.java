package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.CType;
import dev.assay.c.Qualifiers;
import dev.assay.interpret.Choices;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.DynamicTypes;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.Arrays;
import java.util.List;

/**
 * qsort and bsearch.
 *
 * <p>Like glibc, qsort merges and so keeps the order of equal elements; the other choice reverses
 * it, and there the comparison function is also asked whether it contradicts itself.
 */
final class Sorting {
  private static final CType ELEMENT =
      new CType.Pointer(new CType.Qualified(CType.VOID, Qualifiers.CONST));

  /** So many elements are compared each with each. */
  private static final int FEW = 64;

  static final List<Entry> ENTRIES =
      List.of(
          entry("qsort", "piip", c -> new Sorting(c, 0, 1, 2, 3).sort()),
          entry("bsearch", "ppiip", c -> new Sorting(c, 1, 2, 3, 4).search()));

  private final LibraryCall call;
  private final long base;
  private final int count;
  private final int size;
  private final long function;
  private final boolean other;

  private Sorting(LibraryCall call, int array, int count, int size, int function) {
    this.call = call;
    this.count = Bytes.length(call, count);
    this.size = Bytes.length(call, size);
    this.base = Bytes.pointer(call, array);
    this.function = Bytes.pointer(call, function);
    this.other = call.machine().choices().makes(Choices.Other.SORT);
    if (this.count > 1) {
      // Even where all differ the function may count its calls, or contradict itself.
      call.machine().open(UnspecifiedKind.SORT_ORDER, call.span());
    }
    if (this.count > 0 && this.size > 0) {
      // An array shorter than promised is found before anything is compared.
      long last = base + (long) this.count * this.size - 1;
      call.block().readByte(base, call.span());
      call.block().readByte(last, call.span());
    }
  }

  private Object sort() {
    byte[] before = Bytes.readAny(call, base, count * size);
    int[] order = new int[count];
    Arrays.setAll(order, i -> other ? count - 1 - i : i);
    mergeSort(order, 0, count, new int[count]);
    if (other && count <= FEW) {
      requireOrder(order);
    }
    if (!Arrays.equals(before, Bytes.readAny(call, base, count * size))) {
      throw inconsistent("changes the array");
    }
    arrange(order);
    return null;
  }

  /** A comparison that goes in circles shows when all pairs are asked. */
  private void requireOrder(int[] order) {
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        if (compare(order[i], order[j]) > 0) {
          throw inconsistent("goes in circles");
        }
      }
    }
  }

  /** Moves the elements by way of a copy, so that missing values and types travel along. */
  private void arrange(int[] order) {
    Memory memory = call.machine().memory();
    var origin = new Origin(ObjectKind.TEMPORARY, "");
    MemoryObject copy =
        memory.allocate(origin, (long) count * size, 16, new DynamicTypes(count * size));
    call.block().copy(copy.base(), base, count * size, call.span());
    for (int i = 0; i < count; i++) {
      if (order[i] != i) {
        long from = copy.base() + (long) order[i] * size;
        call.block().copy(element(i), from, size, call.span());
      }
    }
    memory.end(copy);
  }

  private long element(int index) {
    return base + (long) index * size;
  }

  /** Compares in the order glibc's merge sort does. */
  private void mergeSort(int[] order, int from, int to, int[] spare) {
    if (to - from < 2) {
      return;
    }
    int middle = from + (to - from) / 2;
    mergeSort(order, from, middle, spare);
    mergeSort(order, middle, to, spare);
    int left = from;
    int right = middle;
    int out = from;
    while (left < middle && right < to) {
      spare[out++] = compare(order[left], order[right]) <= 0 ? order[left++] : order[right++];
    }
    System.arraycopy(order, left, spare, out, middle - left);
    System.arraycopy(spare, from, order, from, right - from);
  }

  private int compare(int left, int right) {
    int result = ask(element(left), element(right));
    if (other && Integer.signum(ask(element(right), element(left))) != -Integer.signum(result)) {
      throw inconsistent("contradicts itself");
    }
    return result;
  }

  private int ask(long left, long right) {
    Object[] values = {left, right};
    return (int)
        (long) (Long) call.callBack(function, values, List.of(ELEMENT, ELEMENT), CType.INT);
  }

  private RuntimeException inconsistent(String how) {
    return call.undefined(
        UbKind.INCONSISTENT_COMPARISON, "the comparison function of '" + call.name() + "' " + how);
  }

  private Object search() {
    long key = call.pointer(0);
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = other ? low + (high - low) / 3 : (low + high) >>> 1;
      int order = ask(key, element(middle));
      if (order == 0) {
        return element(middle);
      }
      if (order < 0) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return 0L;
  }
}
