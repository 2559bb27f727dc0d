package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.LibraryFunction;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The copying functions with a last argument for the size of the destination, as {@code
 * _FORTIFY_SOURCE} calls them.
 *
 * <p>The size needs no look: memory knows the bounds of every object itself.
 */
final class CheckedCopies {
  private static final Set<String> CHECKED =
      Set.of(
          "memcpy",
          "mempcpy",
          "memmove",
          "memset",
          "strcpy",
          "stpcpy",
          "strcat",
          "strncpy",
          "stpncpy",
          "strncat",
          "strlcpy",
          "strlcat",
          "explicit_bzero");

  static final List<Entry> ENTRIES =
      Stream.of(MemoryFunctions.ENTRIES, StringCopies.ENTRIES)
          .flatMap(List::stream)
          .filter(e -> CHECKED.contains(e.name()))
          .map(e -> entry("__" + e.name() + "_chk", e.signature() + "i", shorter(e.function())))
          .toList();

  private CheckedCopies() {}

  private static LibraryFunction shorter(LibraryFunction function) {
    return call -> {
      int count = call.count() - 1;
      return function.call(
          new LibraryCall(
              call.name(),
              call.machine(),
              Arrays.copyOf(call.arguments(), count),
              call.types().subList(0, count),
              call.result(),
              call.span()));
    };
  }
}
