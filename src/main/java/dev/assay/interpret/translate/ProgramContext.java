package dev.assay.interpret.translate;

import dev.assay.c.Program;
import dev.assay.interpret.Holes;
import dev.assay.interpret.Outside;
import dev.assay.interpret.Probe;
import dev.assay.interpret.machine.Invocable;
import dev.assay.interpret.machine.LibraryFunction;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of the program being translated for one run. */
final class ProgramContext {
  private final Program program;
  private final Machine machine;
  private final Outside outside;
  private final Map<String, LibraryFunction> library;
  private final Scope globals = new Scope(null);
  private final AccessFactory accesses;
  private final ProgramFacts facts;
  private final Computations computations;
  private final Map<String, MemoryObject> functions = new HashMap<>();
  private final Map<String, MemoryObject> strings = new HashMap<>();
  private final List<Runnable> restarts = new ArrayList<>();
  private final boolean servesBothOrders;
  private boolean usesLibraryVariables;

  ProgramContext(
      Program program,
      Machine machine,
      Map<String, LibraryFunction> library,
      Outside outside,
      boolean servesBothOrders) {
    this.servesBothOrders = servesBothOrders;
    this.program = program;
    this.machine = machine;
    this.library = library;
    this.outside = outside;
    this.facts = new ProgramFacts(program);
    this.computations = new Computations(program);
    this.accesses = new AccessFactory(machine.layout(), machine.dialect());
  }

  Program program() {
    return program;
  }

  Machine machine() {
    return machine;
  }

  /** Whether runs that evaluate operands in either order share the translation. */
  boolean servesBothOrders() {
    return servesBothOrders;
  }

  Optional<Probe> probe() {
    return outside.probe();
  }

  Optional<Holes> holes() {
    return outside.holes();
  }

  Scope globals() {
    return globals;
  }

  ProgramFacts facts() {
    return facts;
  }

  Computations computations() {
    return computations;
  }

  AccessFactory accesses() {
    return accesses;
  }

  Optional<LibraryFunction> library(String name) {
    return Optional.ofNullable(library.get(name));
  }

  /** Registers what brings a variable back to its first value. */
  void atRestart(Runnable renewal) {
    restarts.add(renewal);
  }

  /** Brings all variables back to their first values. */
  void restart() {
    restarts.forEach(Runnable::run);
  }

  /** Says that a variable of the library is used, which each run of it makes anew. */
  void noteLibraryVariable() {
    usesLibraryVariables = true;
  }

  boolean usesLibraryVariables() {
    return usesLibraryVariables;
  }

  /** The object that stands for a function, so that its address can be taken. */
  MemoryObject functionObject(String name) {
    return functions.computeIfAbsent(name, this::makeFunctionObject);
  }

  private MemoryObject makeFunctionObject(String name) {
    var origin = new Origin(ObjectKind.FUNCTION, name);
    MemoryObject object = machine.memory().allocate(origin, 0, 16, EffectiveTypes.ANYTHING);
    library(name).ifPresent(f -> object.attach(new LibraryCallee(name, f)));
    return object;
  }

  /** Gives a function its code; calls find it through the function's object. */
  void define(String name, Invocable code) {
    functionObject(name).attach(code);
  }

  /** A weak function that is defined nowhere: its address is null. */
  void defineMissing(String name) {
    functions.putIfAbsent(name, machine.memory().find(0));
  }

  /** Lets a function have a second name. */
  void defineAlias(String name, String target) {
    functions.put(name, functionObject(target));
  }

  /** The object of a string literal; equal literals share one. */
  Map<String, MemoryObject> strings() {
    return strings;
  }
}
