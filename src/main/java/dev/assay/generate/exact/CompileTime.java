package dev.assay.generate.exact;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;

/**
 * What in a program takes compilers their time.
 *
 * @param nodes of expressions
 * @param looped nodes of expressions inside of loops, once for each loop around them
 */
public record CompileTime(long nodes, long looped, long loops) {
  /** The mean of gcc-12 and clang-14 with -O3, fitted to generated programs of all sizes. */
  private static final long NODE = 5;

  private static final long LOOPED_NODE = 18;
  private static final long LOOP = 4_800;

  public static CompileTime of(Stmt stmt) {
    var counter = new Counter();
    Walk.over(stmt, counter);
    return new CompileTime(counter.nodes, counter.looped, counter.loops);
  }

  /** What it takes beside what every program does. */
  public long microseconds() {
    return nodes * NODE + looped * LOOPED_NODE + loops * LOOP;
  }

  private static final class Counter implements Visitor {
    private long nodes;
    private long looped;
    private long loops;

    @Override
    public void expr(Expr expr) {
      nodes++;
    }

    @Override
    public void stmt(Stmt stmt) {
      if (stmt instanceof Stmt.For || stmt instanceof Stmt.While || stmt instanceof Stmt.DoWhile) {
        loops++;
        looped += Walk.expressions(stmt).size();
      }
    }
  }
}
