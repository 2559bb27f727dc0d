package dev.assay.generate.exact.repair;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.exact.Code;
import dev.assay.interpret.Holes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The holes of one program, by number. */
public final class HoleTable implements Holes {
  private final List<Hole> holes = new ArrayList<>();
  private final Map<String, Supplier<Initializer>> tables = new HashMap<>();

  /** A call of a new hole, of the type, with operands that are already converted. */
  public Expr open(Hole hole, List<Expr> operands, CType type) {
    var arguments = new ArrayList<Expr>(operands.size() + 1);
    var number = BigInteger.valueOf(holes.size());
    arguments.add(new Expr.IntLiteral(number, number.toString(), CType.INT, Span.NONE));
    arguments.addAll(operands);
    holes.add(hole);
    return new Expr.BuiltinCall(NAME, arguments, type, Span.NONE);
  }

  /** Gives a global array its values when the holes are filled. */
  public void fill(String array, Supplier<Initializer> values) {
    tables.put(array, values);
  }

  /** Another run of the program begins. */
  void beginRun() {
    holes.forEach(Hole::beginRun);
  }

  @Override
  public long integer(int hole, long first, long second) {
    return holes.get(hole).integer(first, second);
  }

  @Override
  public Object general(int hole, List<Object> operands) {
    return holes.get(hole).general(operands);
  }

  /** Whether any hole {@linkplain Hole#tookChange took a change} since this was last asked. */
  public boolean tookChanges() {
    return countChanges() > 0;
  }

  /** How many holes {@linkplain Hole#tookChange took a change} since this was last asked. */
  public int countChanges() {
    int count = 0;
    for (Hole hole : holes) {
      if (hole.tookChange()) {
        count++;
      }
    }
    return count;
  }

  /**
   * Whether a run without holes shows all that could be wrong; it does not show a NaN, whose sign
   * compilers choose as they like.
   */
  public boolean areJudgedByRun() {
    return holes.stream().allMatch(Hole::isJudgedByRun);
  }

  /** Makes every hole that changes from now on take the form that is always defined. */
  public void hurry() {
    holes.forEach(Hole::hurry);
  }

  public int size() {
    return holes.size();
  }

  public int repaired() {
    return (int) holes.stream().filter(Hole::isRepaired).count();
  }

  /** The hole of a call that {@link #open} made. */
  public Hole hole(Expr.BuiltinCall call) {
    return holes.get(((Expr.IntLiteral) call.arguments().getFirst()).value().intValue());
  }

  /** The program with every hole replaced by what it became. */
  public Program settled(Program program, Typing typing) {
    // Labels come first: afterwards nothing tells which switch had a hole.
    Program labeled =
        new Rewriter(
                new Rules() {
                  @Override
                  public Stmt stmt(Stmt stmt) {
                    return stmt instanceof Stmt.Switch s ? bound(s, typing) : stmt;
                  }
                })
            .program(program);
    return new Rewriter(
            new Rules() {
              @Override
              public Expr expr(Expr expr) {
                return isHole(expr)
                    ? HoleTable.this.settled((Expr.BuiltinCall) expr, typing)
                    : expr;
              }

              @Override
              public List<Decl> external(Decl decl) {
                return List.of(
                    decl instanceof Decl.Variable v && tables.containsKey(v.name())
                        ? filled(v, typing)
                        : decl);
              }
            })
        .program(labeled);
  }

  private Decl filled(Decl.Variable array, Typing typing) {
    Initializer values = tables.get(array.name()).get();
    return Code.variable(
        array.name(),
        array.type(),
        array.storage(),
        Optional.of(typing.initializers().typed(array.type(), values).initializer()));
  }

  private static boolean isHole(Expr expr) {
    return expr instanceof Expr.BuiltinCall call && call.name().equals(NAME);
  }

  private Expr settled(Expr.BuiltinCall call, Typing typing) {
    return hole(call).settled(call.arguments().subList(1, call.arguments().size()), typing);
  }

  private Stmt bound(Stmt.Switch s, Typing typing) {
    return isHole(Nodes.bare(s.condition()))
            && hole((Expr.BuiltinCall) Nodes.bare(s.condition())) instanceof SwitchHole hole
        ? new CaseLabels(hole, s.condition().type(), typing).bound(s)
        : s;
  }
}
