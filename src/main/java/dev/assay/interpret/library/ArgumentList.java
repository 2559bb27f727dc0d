package dev.assay.interpret.library;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.VariadicArguments;
import dev.assay.interpret.memory.MemoryObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The variable arguments of a formatted call, taken in order or by number. */
final class ArgumentList {
  private final Supplier<Optional<Argument>> source;
  private final List<Argument> taken = new ArrayList<>();
  private int next;

  private ArgumentList(Supplier<Optional<Argument>> source) {
    this.source = source;
  }

  /** The arguments of the call itself, from an index on. */
  static ArgumentList of(LibraryCall call, int first) {
    List<Argument> all = new ArrayList<>();
    for (int i = first; i < call.count(); i++) {
      all.add(new Argument(call.value(i), call.type(i)));
    }
    var iterator = all.iterator();
    return new ArgumentList(
        () -> iterator.hasNext() ? Optional.of(iterator.next()) : Optional.empty());
  }

  /** The arguments that a {@code va_list} argument of the call still has. */
  static ArgumentList ofVaList(LibraryCall call, int index) {
    long next = call.value(index) instanceof Long list ? nextArgument(call, list) : 0;
    MemoryObject object = call.machine().memory().find(next);
    if (!(object.payload() instanceof VariadicArguments all)) {
      throw call.undefined(
          UbKind.VA_ARG, "argument " + (index + 1) + Bytes.of(call) + " is no va_list in use");
    }
    var position = new int[] {object.offset(next)};
    return new ArgumentList(() -> {
      int at = position[0]++;
      return at < all.count()
          ? Optional.of(new Argument(all.values()[at], all.types().get(at)))
          : Optional.empty();
    });
  }

  /** A list is a pointer to its next argument, or where lists are arrays, to such a pointer. */
  private static long nextArgument(LibraryCall call, long list) {
    boolean direct = call.machine().memory().find(list).payload() instanceof VariadicArguments;
    return direct || list == 0 ? list : Scalars.loadPointer(call, list);
  }

  /** The argument with the number from 1 on, or the next one for 0; empty if there is none. */
  Optional<Argument> take(int position) {
    int wanted = position == 0 ? ++next : position;
    while (taken.size() < wanted) {
      Optional<Argument> found = source.get();
      if (found.isEmpty()) {
        return Optional.empty();
      }
      taken.add(found.get());
    }
    return Optional.of(taken.get(wanted - 1));
  }
}
