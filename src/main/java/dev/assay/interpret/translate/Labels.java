package dev.assay.interpret.translate;

import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.node.JumpTarget;
import dev.assay.interpret.node.LabelTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The labels of one function, numbered in the order in which their statements are translated, so
 * that those inside one statement have numbers without gaps.
 */
final class Labels {
  private static final int[] NONE = {};

  private final Labels enclosing;
  private final FunctionFacts facts;
  private final Map<String, JumpTarget> functionWide = new HashMap<>();
  private final Deque<Map<String, JumpTarget>> local = new ArrayDeque<>();
  private final List<Integer> resumable = new ArrayList<>();
  private LabelTable table;
  private int next;

  /** {@code enclosing} are the labels of the function that this one is nested in, or null. */
  Labels(Labels enclosing, FunctionFacts facts) {
    this.enclosing = enclosing;
    this.facts = facts;
  }

  /** A label found by its name, so many static links out, in the function with these labels. */
  record Found(JumpTarget target, int hops, Labels owner) {}

  /** The number that the next label will have. */
  int position() {
    return next;
  }

  int fresh() {
    return next++;
  }

  /** Opens a block that declares labels of its own, perhaps none. */
  void open() {
    local.push(new HashMap<>());
  }

  void declareLocal(String name) {
    local.element().put(name, new JumpTarget());
  }

  void close() {
    local.pop();
  }

  /** The label with the name, or null where there is none. */
  Found find(String name) {
    for (Map<String, JumpTarget> block : local) {
      JumpTarget target = block.get(name);
      if (target != null) {
        return new Found(target, 0, this);
      }
    }
    if (facts.labels().contains(name)) {
      return new Found(functionWide.computeIfAbsent(name, _ -> new JumpTarget()), 0, this);
    }
    Found outside = enclosing == null ? null : enclosing.find(name);
    return outside == null
        ? null
        : new Found(outside.target(), outside.hops() + 1, outside.owner());
  }

  /** Numbers the label with the name. */
  int define(String name) {
    int label = fresh();
    find(name).target().placeAt(label);
    return label;
  }

  /** The labels of this function whose address is taken. */
  LabelTable table(Machine machine, String function) {
    if (table == null) {
      table = new LabelTable(machine, function, Math.max(1, facts.labelCount()));
    }
    return table;
  }

  /** A label for a call of setjmp in the statement being translated. */
  int resumable() {
    int label = fresh();
    resumable.add(label);
    return label;
  }

  /** The labels of setjmp calls since the last time this was asked. */
  int[] takeResumable() {
    if (resumable.isEmpty()) {
      return NONE;
    }
    int[] taken = resumable.stream().mapToInt(Integer::intValue).toArray();
    resumable.clear();
    return taken;
  }
}
