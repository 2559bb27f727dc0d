package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.interpret.machine.Invocable;
import dev.assay.interpret.machine.LibraryCall;
import dev.assay.interpret.machine.LibraryFunction;
import dev.assay.interpret.machine.Machine;
import java.util.List;

/** A library function that a pointer can designate. */
record LibraryCallee(String name, LibraryFunction function) implements Invocable {
  @Override
  public Object invoke(
      Machine machine, Object[] arguments, List<CType> types, CType result, Span site) {
    return function.call(new LibraryCall(name, machine, arguments, types, result, site));
  }
}
