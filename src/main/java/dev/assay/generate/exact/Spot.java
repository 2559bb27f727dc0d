package dev.assay.generate.exact;

import dev.assay.c.CType;
import dev.assay.c.type.Typing;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.generate.exact.repair.Operations;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * The place where code is being generated.
 *
 * @param policy the policy of the region
 * @param context the operators that expressions are made of here
 * @param constants how many leaves must be constants: 0 as drawn, 1 half, 2 all
 * @param blockDepth how many blocks are open in the function
 * @param depth how much deeper an expression may get
 * @param executions about how often the place is executed in a run
 * @param counters those of the loops around, innermost last
 * @param function what surrounds the place
 */
public record Spot(
    Draft draft,
    Scope scope,
    GenerationPolicy policy,
    OperatorContext context,
    int constants,
    int blockDepth,
    int depth,
    long executions,
    List<Counter> counters,
    FunctionFrame function) {
  public Spot {
    counters = List.copyOf(counters);
  }

  /**
   * The function around a place.
   *
   * @param result its result type
   * @param promise what it may not do
   * @param inLoop whether {@code break} and {@code continue} mean a loop here
   */
  public record FunctionFrame(String name, CType result, Promise promise, boolean inLoop) {
    /** What callers rely on. */
    public enum Promise {
      NONE,
      /** It neither reads what changes nor writes anything but its own variables. */
      PURE,
      /** Nor does it read any variables but its own. */
      CLOSED
    }

    public boolean pure() {
      return promise != Promise.NONE;
    }
  }

  public Rng rng() {
    return draft.rng();
  }

  public Typing typing() {
    return draft.typing();
  }

  public Operations operations() {
    return draft.operations();
  }

  /** One level deeper in an expression. */
  public Spot deeper() {
    return with(policy, context, constants, blockDepth, depth - 1, executions, counters, function);
  }

  public Spot withDepth(int changed) {
    return with(policy, context, constants, blockDepth, changed, executions, counters, function);
  }

  public Spot withContext(OperatorContext changed) {
    return with(policy, changed, constants, blockDepth, depth, executions, counters, function);
  }

  public Spot withConstants(int changed) {
    return with(policy, context, changed, blockDepth, depth, executions, counters, function);
  }

  public Spot withPolicy(GenerationPolicy changed) {
    return with(changed, context, constants, blockDepth, depth, executions, counters, function);
  }

  /** Inside a block of the statement generated here. */
  public Spot nested() {
    return with(policy, context, constants, blockDepth + 1, depth, executions, counters, function);
  }

  /** Inside a loop that runs so many times whenever it is reached. */
  public Spot inLoop(long trips) {
    var frame = new FunctionFrame(function.name(), function.result(), function.promise(), true);
    return with(
        policy, context, constants, blockDepth + 1, depth, executions * trips, counters, frame);
  }

  /** Where {@code break} and {@code continue} must not be used, or mean something else. */
  public Spot outsideLoop() {
    var frame = new FunctionFrame(function.name(), function.result(), function.promise(), false);
    return with(policy, context, constants, blockDepth, depth, executions, counters, frame);
  }

  public Spot withCounter(Counter counter) {
    var more = new ArrayList<>(counters);
    more.add(counter);
    return with(policy, context, constants, blockDepth, depth, executions, more, function);
  }

  private Spot with(
      GenerationPolicy policy,
      OperatorContext context,
      int constants,
      int blockDepth,
      int depth,
      long executions,
      List<Counter> counters,
      FunctionFrame function) {
    return new Spot(
        draft,
        scope,
        policy,
        context,
        constants,
        blockDepth,
        depth,
        executions,
        counters,
        function);
  }
}
