package dev.assay.interpret.translate;

import dev.assay.c.Stmt;
import dev.assay.interpret.node.ExprNode;

/** Translates the statements of one function. */
final class StmtTranslator {
  private final FunctionContext context;

  StmtTranslator(FunctionContext context) {
    this.context = context;
  }

  FunctionContext context() {
    return context;
  }

  /** A statement expression: runs the block and yields the value of its last expression. */
  ExprNode valueBlock(Stmt.Block block) {
    throw new IllegalStateException(block.toString());
  }
}
