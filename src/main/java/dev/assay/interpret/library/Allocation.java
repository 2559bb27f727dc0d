package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.c.Standard;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.memory.DynamicTypes;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.List;

/** malloc and its kin. */
final class Allocation {
  /** Larger requests fail on every machine; smaller ones that we can't serve end the run. */
  private static final long MAX_REQUEST = 1L << 46;

  private static final int ALIGNMENT = 16;
  private static final Origin STACK = new Origin(ObjectKind.ALLOCA, "");
  private static final Origin HEAP = new Origin(ObjectKind.HEAP, "");

  static final List<Entry> ENTRIES =
      List.of(
          entry("malloc", "i", c -> allocate(c, c.integer(0))),
          entry("calloc", "ii", Allocation::calloc),
          entry("realloc", "pi", c -> reallocate(c, c.integer(1))),
          entry("reallocarray", "pii", Allocation::reallocarray),
          entry("free", "p", Allocation::free),
          entry("cfree", "p", Allocation::free),
          entry("free_sized", "pi", Allocation::free),
          entry("free_aligned_sized", "pii", Allocation::free),
          entry("aligned_alloc", "ii", c -> aligned(c, c.integer(0), c.integer(1))),
          entry("memalign", "ii", c -> aligned(c, c.integer(0), c.integer(1))),
          entry("valloc", "i", c -> aligned(c, 4096, c.integer(0))),
          entry("alloca", "i", c -> onStack(c, ALIGNMENT)),
          entry("__builtin_alloca_with_align", "ii", c -> onStack(c, c.integer(1) / 8)),
          entry("__builtin_alloca_with_align_and_max", "iii", c -> onStack(c, c.integer(1) / 8)),
          entry("posix_memalign", "pii", Allocation::posixMemalign),
          entry(
              "malloc_usable_size",
              "p",
              c -> {
                throw c.unsupported("malloc_usable_size");
              }));

  private Allocation() {}

  /** A new block whose bytes have no values; 0 where every machine would fail. */
  static long allocate(LibraryCall call, long size) {
    return allocate(call, size, ALIGNMENT);
  }

  private static long allocate(LibraryCall call, long size, int alignment) {
    if (size == 0 && Choice.isOther(call)) {
      return 0;
    }
    if (Long.compareUnsigned(size, limit(call)) > 0) {
      ErrorNumbers.set(call, ErrorNumbers.ENOMEM);
      return 0;
    }
    Memory memory = call.machine().memory();
    if (!memory.hasRoomFor(size)) {
      throw call.machine().outOfMemory("memory");
    }
    return memory.allocateIndeterminate(HEAP, size, alignment, new DynamicTypes((int) size)).base();
  }

  private static long limit(LibraryCall call) {
    return call.machine().model().pointerSize() == 8 ? MAX_REQUEST : 0x7fff_ffffL;
  }

  private static Object calloc(LibraryCall call) {
    long size = product(call, call.integer(0), call.integer(1));
    long memory = allocate(call, size);
    if (memory != 0) {
      Bytes.spend(call, (int) size);
      call.block().fill(memory, 0, (int) size, call.span());
    }
    return memory;
  }

  /** The product, or a size that can't be had where it overflows. */
  private static long product(LibraryCall call, long count, long size) {
    boolean overflows = Math.unsignedMultiplyHigh(count, size) != 0;
    return overflows || Long.compareUnsigned(count * size, limit(call)) > 0 ? -1 : count * size;
  }

  private static Object reallocarray(LibraryCall call) {
    return reallocate(call, product(call, call.integer(1), call.integer(2)));
  }

  private static Object reallocate(LibraryCall call, long size) {
    long old = call.pointer(0);
    if (old == 0) {
      return allocate(call, size);
    }
    MemoryObject block = heapBlock(call, old);
    if (size == 0 && call.machine().dialect().standard().atLeast(Standard.Version.C23)) {
      throw call.undefined(UbKind.LIBRARY_ARGUMENT, "realloc to size 0 (undefined since C23)");
    }
    if (size == 0 && !Choice.isOther(call)) {
      // Before C23 the implementation decides: glibc frees, others give a new block.
      call.machine().memory().end(block);
      return 0L;
    }
    long memory = allocate(call, size == 0 ? 1 : size);
    if (memory != 0) {
      int kept = (int) Math.min(size, block.size());
      Bytes.spend(call, kept);
      call.block().copy(memory, old, kept, call.span());
      call.machine().memory().end(block);
    }
    return memory;
  }

  private static Object free(LibraryCall call) {
    if (call.pointer(0) != 0) {
      call.machine().memory().end(heapBlock(call, call.pointer(0)));
    }
    return null;
  }

  /** The block that an allocation function gave out at the address and that is still alive. */
  private static MemoryObject heapBlock(LibraryCall call, long address) {
    Memory memory = call.machine().memory();
    MemoryObject object = memory.find(address);
    boolean heap = object.origin().kind() == ObjectKind.HEAP;
    if (heap && !object.isAlive()) {
      throw call.undefined(
          UbKind.DOUBLE_FREE, "'" + call.name() + "' of memory that was already freed");
    }
    if (!heap || object.base() != address) {
      String what = heap ? "a pointer into the middle of allocated memory" : describe(object);
      throw call.undefined(UbKind.BAD_FREE, "'" + call.name() + "' of " + what);
    }
    memory.requireChangeable(object, call.span());
    return object;
  }

  private static String describe(MemoryObject object) {
    return object.origin().kind() == ObjectKind.NOTHING
        ? "a pointer to nothing"
        : object.origin().describe();
  }

  private static Object aligned(LibraryCall call, long alignment, long size) {
    if (Long.bitCount(alignment) != 1 || alignment > 1 << 20) {
      throw call.undefined(
          UbKind.LIBRARY_ARGUMENT, "alignment " + alignment + Bytes.of(call) + " is not supported");
    }
    return allocate(call, size, (int) Math.max(alignment, ALIGNMENT));
  }

  /** Memory that lives as long as the function that asked for it. */
  private static Object onStack(LibraryCall call, long alignment) {
    long size = call.integer(0);
    Memory memory = call.machine().memory();
    if (!memory.hasRoomFor(size)) {
      throw call.machine().outOfMemory("stack");
    }
    int align = Math.clamp(alignment, ALIGNMENT, 1 << 20);
    var types = new DynamicTypes((int) size);
    MemoryObject block = memory.allocateIndeterminate(STACK, size, align, types);
    call.machine().top().own(block);
    return block.base();
  }

  private static Object posixMemalign(LibraryCall call) {
    long alignment = call.integer(1);
    if (Long.bitCount(alignment) != 1 || alignment < call.machine().model().pointerSize()) {
      return (long) ErrorNumbers.EINVAL;
    }
    long memory = (Long) aligned(call, alignment, call.integer(2));
    if (memory == 0) {
      return (long) ErrorNumbers.ENOMEM;
    }
    Scalars.storePointer(call, Bytes.pointer(call, 0), memory);
    return 0L;
  }
}
