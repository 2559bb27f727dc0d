package dev.assay.interpret.library;

import dev.assay.interpret.machine.LibraryCall;
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
    throw call.unsupported("va_list passed to '" + call.name() + "'");
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
