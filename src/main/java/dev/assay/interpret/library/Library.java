package dev.assay.interpret.library;

import dev.assay.interpret.machine.LibraryFunction;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.MemoryObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every function of the library that the interpreter knows, by name. */
public final class Library {
  /** The one list of families; a new one is a line here. */
  static final List<List<Entry>> FAMILIES =
      List.of(
          MemoryFunctions.ENTRIES,
          CheckedCopies.ENTRIES,
          BitBuiltins.ENTRIES,
          OverflowBuiltins.ENTRIES,
          ControlBuiltins.ENTRIES,
          AtomicBuiltins.ENTRIES,
          VectorBuiltins.ENTRIES,
          StringCopies.ENTRIES,
          StringSearches.ENTRIES,
          StringComparisons.ENTRIES,
          WideStrings.ENTRIES,
          Characters.ENTRIES,
          ClassTable.ENTRIES,
          ErrorNumbers.ENTRIES,
          FormattedOutput.ENTRIES,
          PlainOutput.ENTRIES,
          PlainInput.ENTRIES,
          Allocation.ENTRIES,
          Sorting.ENTRIES,
          IntegerFunctions.ENTRIES,
          NumberReading.ENTRIES,
          ProgramEnd.ENTRIES,
          RandomNumbers.ENTRIES,
          MathBasics.ENTRIES,
          MathExponents.ENTRIES,
          MathClasses.ENTRIES,
          ExactFunctions.ENTRIES,
          ComplexFunctions.ENTRIES,
          WideCharacters.ENTRIES,
          FormattedInput.ENTRIES,
          Environment.ENTRIES,
          UnsupportedFunctions.ENTRIES);

  private static final Map<String, LibraryFunction> FUNCTIONS = build();

  private Library() {}

  /** All functions, builtin forms included. */
  public static Map<String, LibraryFunction> functions() {
    return FUNCTIONS;
  }

  /** The object of a variable that the library defines, such as {@code stdout}. */
  public static Optional<MemoryObject> variable(String name, Machine machine) {
    for (Streams.Standard stream : Streams.Standard.values()) {
      if (stream.variable().equals(name)) {
        return Optional.of(Streams.of(machine).variable(machine, stream));
      }
    }
    return Optional.empty();
  }

  private static Map<String, LibraryFunction> build() {
    Map<String, LibraryFunction> functions = new HashMap<>();
    for (List<Entry> family : FAMILIES) {
      for (Entry entry : family) {
        functions.put(entry.name(), entry.checked());
        // Compilers know nearly all of them under this name too; the others do no harm.
        functions.putIfAbsent("__builtin_" + entry.name(), entry.checked());
      }
    }
    return Map.copyOf(functions);
  }
}
