package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What main is called with: a program name, the arguments, an empty environment. */
final class MainArguments {
  private static final String NAME = "a.out";

  private final ProgramContext context;
  private final Machine machine;

  MainArguments(ProgramContext context) {
    this.context = context;
    this.machine = context.machine();
  }

  /** argc, argv and envp. */
  Object[] values() {
    var words = new ArrayList<>(List.of(NAME));
    words.addAll(machine.limits().start().arguments());
    var strings = new long[words.size()];
    for (int i = 0; i < strings.length; i++) {
      strings[i] = string("argv[" + i + "]", words.get(i));
    }
    return new Object[] {(long) strings.length, pointers("argv", strings), pointers("environ")};
  }

  private long string(String name, String word) {
    byte[] bytes = (word + '\0').getBytes(StandardCharsets.ISO_8859_1);
    MemoryObject object = array(name, CType.CHAR, bytes.length);
    machine.block().write(object.base(), bytes, Span.NONE);
    object.settle();
    return object.base();
  }

  /** An array of pointers, ended by a null pointer. */
  private long pointers(String name, long... values) {
    CType pointer = new CType.Pointer(CType.CHAR);
    int size = machine.model().pointerSize();
    MemoryObject object = array(name, pointer, values.length + 1);
    Access access = context.accesses().access(pointer, Span.NONE);
    for (int i = 0; i < values.length; i++) {
      machine.memory().store(object.base() + (long) i * size, values[i], access);
    }
    object.settle();
    return object.base();
  }

  private MemoryObject array(String name, CType element, int count) {
    CType type = new CType.Array(element, new CType.ArraySize.Fixed(count));
    return machine
        .memory()
        .allocate(
            new Origin(ObjectKind.GLOBAL, name),
            machine.layout().sizeOf(type).orElse(0),
            machine.layout().alignOf(type),
            context.accesses().declared(type));
  }
}
