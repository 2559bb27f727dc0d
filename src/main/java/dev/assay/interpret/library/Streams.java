package dev.assay.interpret.library;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** The three standard streams and the variables that point to them. */
final class Streams {
  /** A standard stream, in the order of its file descriptor. */
  enum Standard {
    STDIN,
    STDOUT,
    STDERR;

    String variable() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int FILE_SIZE = 216;

  private final Map<Standard, MemoryObject> files = new EnumMap<>(Standard.class);
  private final Map<Standard, MemoryObject> variables = new EnumMap<>(Standard.class);
  private final InputStream input;

  private Streams(Machine machine) {
    input = new InputStream(machine.limits().start().input());
    for (Standard stream : Standard.values()) {
      var origin = new Origin(ObjectKind.GLOBAL, "*" + stream.variable());
      MemoryObject file = machine.memory().allocate(origin, FILE_SIZE, 8, EffectiveTypes.ANYTHING);
      file.attach(stream);
      files.put(stream, file);
    }
  }

  static Streams of(Machine machine) {
    return machine.libraryState(Streams.class, () -> new Streams(machine));
  }

  /** The object of the variable {@code stdin}, {@code stdout} or {@code stderr}. */
  MemoryObject variable(Machine machine, Standard stream) {
    return variables.computeIfAbsent(stream, s -> makeVariable(machine, s));
  }

  private MemoryObject makeVariable(Machine machine, Standard stream) {
    int size = machine.model().pointerSize();
    var origin = new Origin(ObjectKind.GLOBAL, stream.variable());
    MemoryObject variable = machine.memory().allocate(origin, size, size, EffectiveTypes.ANYTHING);
    long file = files.get(stream).base();
    machine.memory().store(variable.base(), file, Access.bytes(size, Span.NONE));
    variable.settle();
    return variable;
  }

  InputStream input() {
    return input;
  }

  /** The stream that an argument designates. */
  static Standard argument(LibraryCall call, int index) {
    long address = Bytes.pointer(call, index);
    MemoryObject object = call.machine().memory().find(address);
    if (object.payload() instanceof Standard stream && object.base() == address) {
      return stream;
    }
    throw call.undefined(
        UbKind.LIBRARY_ARGUMENT, "argument " + (index + 1) + Bytes.of(call) + " is no stream");
  }

  /** Writes to a stream that takes output. */
  static void write(LibraryCall call, Standard stream, byte[] bytes) {
    switch (stream) {
      case STDOUT -> call.machine().print(bytes, call.span());
      case STDERR -> call.machine().printError(bytes, call.span());
      case STDIN -> throw call.unsupported("output to stdin");
    }
  }

  /** The standard input, of which an argument says that it is meant. */
  static InputStream input(LibraryCall call, int index) {
    if (argument(call, index) != Standard.STDIN) {
      throw call.unsupported("input from an output stream");
    }
    return of(call.machine()).input();
  }
}
