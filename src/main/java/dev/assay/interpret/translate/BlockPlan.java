package dev.assay.interpret.translate;

import dev.assay.c.Span;
import dev.assay.interpret.node.BlockStmt;
import dev.assay.interpret.node.LabelRange;
import dev.assay.interpret.node.Lifetimes;
import dev.assay.interpret.node.LocalObject;
import dev.assay.interpret.node.SequenceStmt;
import dev.assay.interpret.node.SimpleStmts;
import dev.assay.interpret.node.StmtNode;
import java.util.ArrayList;
import java.util.List;

/** Collects the items and variables of a block while it is translated. */
final class BlockPlan {
  private final boolean jumpable;
  private final Span span;
  private final int firstLabel;
  private final List<StmtNode> items = new ArrayList<>();
  private final List<LocalObject> objects = new ArrayList<>();
  private final List<Lifetimes.NestedFunction> functions = new ArrayList<>();
  private final List<Integer> slots = new ArrayList<>();
  private final List<Integer> values = new ArrayList<>();
  private final List<Lifetimes.Variable> variables = new ArrayList<>();
  private final List<Lifetimes.Cleanup> cleanups = new ArrayList<>();

  /** {@code jumpable} where jumps may lead past declarations or back before them. */
  BlockPlan(boolean jumpable, int firstLabel, Span span) {
    this.jumpable = jumpable;
    this.firstLabel = firstLabel;
    this.span = span;
  }

  boolean isJumpable() {
    return jumpable;
  }

  void add(StmtNode item) {
    items.add(item);
  }

  void add(LocalObject object) {
    objects.add(object);
  }

  void add(Lifetimes.NestedFunction function) {
    functions.add(function);
  }

  void add(Lifetimes.Cleanup cleanup) {
    cleanups.add(cleanup);
  }

  /** The next item declares something with a variably modified type. */
  void addVariable(int memory, List<Integer> sizes) {
    variables.add(new Lifetimes.Variable(items.size(), memory, sizes));
  }

  /** A variable in a slot that has no value when a jump led past its declaration. */
  void addSlot(Binding.Slot slot) {
    switch (slot.kind()) {
      case LONG, DOUBLE -> slots.add(slot.index());
      case OBJECT -> values.add(slot.index());
      case VOID -> {}
    }
  }

  /** The block, with the labels from its first to the last before {@code nextLabel}. */
  StmtNode finish(Scope scope, int nextLabel) {
    if (nextLabel > firstLabel || hasVariables() || !scope.owned().isEmpty()) {
      var lifetimes =
          new Lifetimes(
              objects, functions, slots, values, variables, cleanups, scope.owned(), span);
      return new BlockStmt(items, lifetimes, new LabelRange(firstLabel, nextLabel));
    }
    return switch (items.size()) {
      case 0 -> SimpleStmts.empty();
      case 1 -> items.getFirst();
      default -> new SequenceStmt(items);
    };
  }

  /** Whether there is something to do when the block is entered or left. */
  private boolean hasVariables() {
    boolean inMemory = !objects.isEmpty() || !functions.isEmpty() || !variables.isEmpty();
    return inMemory || !cleanups.isEmpty() || !slots.isEmpty() || !values.isEmpty();
  }
}
