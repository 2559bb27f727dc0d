package dev.assay.generate.exact.statement;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts a way of counting and a body together to a loop. */
final class Loops {
  /**
   * Not clang's {@code interleave_count}: releases before LLVM 22 take it for a promise, and the
   * wrong answers they give would hide all others.
   */
  private static final List<String> PRAGMAS =
      List.of(
          "GCC unroll 2",
          "GCC unroll 4",
          "GCC unroll 1",
          "GCC unroll 8",
          "clang loop unroll_count(3)",
          "clang loop vectorize(disable)",
          "clang loop interleave_count(2)");

  private Loops() {}

  /** The forms of loops. */
  enum Form {
    FOR,
    WHILE,
    DO,
    /** {@code for (;;)} that a {@code break} ends. */
    ENDLESS,
    /** A label and a jump back to it. */
    JUMP
  }

  /** In any form; the body has no {@code continue}. */
  static List<Stmt> any(Kit kit, Counting counting, List<Stmt> body) {
    boolean tail = counting.sure() && counting.step().isPresent();
    boolean jumps = tail && body.stream().noneMatch(Loops::leaves);
    Form form =
        kit.rng()
            .pick(
                List.of(Form.values()),
                f ->
                    switch (f) {
                      case FOR -> 12;
                      case WHILE -> 3;
                      case DO -> tail ? 2 : 0;
                      case ENDLESS -> 1;
                      case JUMP -> jumps ? 1 : 0;
                    });
    return make(kit, form, counting, body);
  }

  /**
   * The loop with what must stand before it, in a block of its own unless it is a plain {@code
   * for}.
   */
  static List<Stmt> make(Kit kit, Form form, Counting counting, List<Stmt> body) {
    if (form == Form.FOR) {
      var result = new ArrayList<>(counting.before());
      result.addAll(loop(kit, form, counting, List.of(counting.declaration(kit)), body));
      return result.size() == 1 ? result : List.of(kit.block(result));
    }
    var items = new ArrayList<>(counting.before());
    items.add(counting.declaration(kit));
    items.addAll(loop(kit, form, counting, List.of(), body));
    return List.of(kit.block(items));
  }

  /** The loop alone, and perhaps a pragma before it; the counter is there already, or in init. */
  static List<Stmt> loop(Kit kit, Form form, Counting counting, List<Stmt> init, List<Stmt> body) {
    Expr condition = counting.condition();
    Stmt loop =
        switch (form) {
          case FOR ->
              new Stmt.For(
                  init, Optional.of(condition), counting.step(), kit.block(body), Span.NONE);
          case WHILE ->
              new Stmt.While(condition, kit.block(stepped(kit, counting, body)), Span.NONE);
          case DO ->
              new Stmt.DoWhile(kit.block(stepped(kit, counting, body)), condition, Span.NONE);
          case ENDLESS -> endless(kit, counting, body);
          case JUMP -> jump(kit, counting, body);
        };
    boolean pragma = form.compareTo(Form.DO) <= 0 && kit.rng().chance(1, 12);
    return pragma
        ? List.of(new Stmt.Pragma(kit.rng().pick(PRAGMAS), Span.NONE), loop)
        : List.of(loop);
  }

  /** Whether the statement leaves a loop around it, or one inside. */
  private static boolean leaves(Stmt stmt) {
    return Walk.statements(stmt).stream()
        .anyMatch(s -> s instanceof Stmt.Break || s instanceof Stmt.Continue);
  }

  /** The body is a block: no jump leads past a declaration. */
  private static Stmt jump(Kit kit, Counting counting, List<Stmt> body) {
    String label = kit.draft().names().fresh("again_");
    Stmt back = new Stmt.Goto(label, Span.NONE);
    Stmt labeled =
        new Stmt.Labeled(
            new Stmt.Label.Named(label, List.of()),
            kit.block(stepped(kit, counting, body)),
            Span.NONE);
    return kit.block(List.of(labeled, kit.when(counting.condition(), back)));
  }

  private static Stmt endless(Kit kit, Counting counting, List<Stmt> body) {
    Expr done = kit.typing().unary(UnaryOp.NOT, counting.condition(), Span.NONE);
    var items = new ArrayList<Stmt>();
    items.add(kit.when(done, new Stmt.Break(Span.NONE)));
    items.addAll(body);
    return new Stmt.For(List.of(), Optional.empty(), counting.step(), kit.block(items), Span.NONE);
  }

  private static List<Stmt> stepped(Kit kit, Counting counting, List<Stmt> body) {
    var items = new ArrayList<>(body);
    counting.step().ifPresent(s -> items.add(kit.evaluate(s)));
    return items;
  }
}
