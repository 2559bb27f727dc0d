package dev.assay.interpret.translate;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.interpret.machine.FrameShape;
import dev.assay.interpret.machine.Machine;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What is known of the function being translated. */
final class FunctionContext {
  private final ProgramContext program;
  private final Decl.Function function;
  private final FrameShape shape;
  private final Map<Expr, Integer> arraySizes = new IdentityHashMap<>();
  private final FunctionFacts facts;
  private final Labels labels;
  private final FunctionContext enclosing;
  private final Restricts restricts;
  private Scope scope;
  private int watchDepth;
  private boolean initialisesStatic;
  private boolean aside;

  /**
   * {@code outer} is the scope that the function is defined in; {@code enclosing} is the function
   * that it is nested in, or null.
   */
  FunctionContext(
      ProgramContext program, Decl.Function function, Scope outer, FunctionContext enclosing) {
    this.program = program;
    this.function = function;
    this.shape = new FrameShape(function.name());
    this.facts = FunctionFacts.of(function);
    this.enclosing = enclosing;
    this.labels = new Labels(enclosing == null ? null : enclosing.labels, facts);
    this.scope = new Scope(outer);
    this.restricts = new Restricts(this);
  }

  /** The function that this one is nested in, or null. */
  FunctionContext enclosing() {
    return enclosing;
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

  /** Whether what is translated initialises an object before the program starts. */
  boolean isFileScope() {
    return function.body().isEmpty() || initialisesStatic;
  }

  void setInitialisesStatic(boolean now) {
    initialisesStatic = now;
  }

  FrameShape shape() {
    return shape;
  }

  /** Whether the address of a variable with the name may be taken. */
  boolean isInMemory(String name) {
    return facts.inMemory().contains(name);
  }

  FunctionFacts facts() {
    return facts;
  }

  Restricts restricts() {
    return restricts;
  }

  Labels labels() {
    return labels;
  }

  /** The address of a label (GNU {@code &&name}), of this function or of one around it. */
  Optional<Long> labelAddress(String name) {
    return Optional.ofNullable(labels.find(name))
        .map(f -> f.owner().table(machine(), shape.function()).address(f.target()));
  }

  /** How many enclosing expressions want accesses logged, to find unsequenced conflicts. */
  int watchDepth() {
    return watchDepth;
  }

  void changeWatchDepth(int by) {
    watchDepth += by;
  }

  /** Whether what is translated is no part of the program. */
  boolean isAside() {
    return aside;
  }

  /**
   * Translates what is no part of the program, at any time, with the names of a scope: its accesses
   * are not compared with others.
   */
  <T> T aside(Scope names, Supplier<T> work) {
    Scope around = scope;
    int depth = watchDepth;
    scope = names;
    watchDepth = 0;
    aside = true;
    try {
      return work.get();
    } finally {
      scope = around;
      watchDepth = depth;
      aside = false;
    }
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

  /** Closes scopes that a failed translation left open. */
  void returnTo(Scope earlier) {
    scope = earlier;
  }

  /**
   * The slots that hold the sizes of variable length arrays, found by the very expression in their
   * type; filled when their declaration is executed.
   */
  Map<Expr, Integer> arraySizes() {
    return arraySizes;
  }
}
