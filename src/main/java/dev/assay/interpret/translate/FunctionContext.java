package dev.assay.interpret.translate;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.interpret.machine.FrameShape;
import dev.assay.interpret.machine.Machine;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** What is known of the function being translated. */
final class FunctionContext {
  private final ProgramContext program;
  private final Decl.Function function;
  private final FrameShape shape;
  private final Set<String> inMemory;
  private final Map<Expr, Integer> arraySizes = new IdentityHashMap<>();
  private Scope scope;

  /** {@code inMemory} holds the names of variables whose address may be taken. */
  FunctionContext(
      ProgramContext program, Decl.Function function, Scope outer, Set<String> inMemory) {
    this.program = program;
    this.function = function;
    this.shape = new FrameShape(function.name());
    this.inMemory = inMemory;
    this.scope = new Scope(outer);
  }

  ProgramContext program() {
    return program;
  }

  Machine machine() {
    return program.machine();
  }

  Decl.Function function() {
    return function;
  }

  FrameShape shape() {
    return shape;
  }

  boolean isInMemory(String name) {
    return inMemory.contains(name);
  }

  Scope scope() {
    return scope;
  }

  void openScope() {
    scope = new Scope(scope);
  }

  void closeScope() {
    scope = scope.outer();
  }

  /**
   * The slots that hold the sizes of variable length arrays, found by the very expression in their
   * type; filled when their declaration is executed.
   */
  Map<Expr, Integer> arraySizes() {
    return arraySizes;
  }
}
