package dev.assay.generate.exact.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Limits;
import java.util.Optional;
import java.util.function.Function;

/** A program as read, with its operations turned into holes. */
record Opened(Program program, HoleTable holes, Typing typing) {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(20_000_000);
  private static final String PROTOTYPE = "int printf(const char *, ...);\n";

  static Program parse(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertEquals("[]", result.errors().toString(), text);
    return result.program();
  }

  /** Arithmetic, casts, subscripts, compound assignments, steps and switches become holes. */
  static Opened of(String text) {
    return of(text, Optional.empty());
  }

  /** Conditions of if become holes too, true at first if {@code first} says so. */
  static Opened of(String text, Optional<Boolean> first) {
    Program read = parse(PROTOTYPE + text);
    var typing =
        new Typing(
            DataModel.LP64,
            Standard.DEFAULT,
            read.tags(),
            d -> {
              throw new AssertionError(d.toString());
            });
    var holes = new HoleTable();
    var rules = new Opening(new Operations(holes, typing), typing, first);
    return new Opened(new Rewriter(rules).program(read), holes, typing);
  }

  Repaired repaired(int maxRounds) {
    return new Repair(Dialect.DEFAULT, LIMITS, maxRounds).repair(program, holes, typing);
  }

  /** The settled program; its text must read as the same tree. */
  Repaired.Settled settled() {
    var settled =
        assertInstanceOf(Repaired.Settled.class, repaired(20), () -> Printer.print(program));
    String text = Printer.print(settled.program());
    assertEquals(settled.program().declarations(), parse(text).declarations(), text);
    return settled;
  }

  /** The settled text, but for its layout, and what the program prints. */
  static void assertBecomes(String expected, String output, Opened opened) {
    Repaired.Settled settled = opened.settled();
    assertEquals(Printer.print(parse(PROTOTYPE + expected)), Printer.print(settled.program()));
    assertEquals(output, settled.execution().stdout());
  }

  private record Opening(Operations operations, Typing typing, Optional<Boolean> first)
      implements Rules {
    @Override
    public Expr expr(Expr expr) {
      return switch (expr) {
        case Expr.Binary e ->
            operations.binary(e.op(), Nodes.bare(e.left()), Nodes.bare(e.right()), 0);
        case Expr.Unary e
            when Types.isReal(e.type()) && e.op() != dev.assay.c.UnaryOp.DEREFERENCE ->
            operations.unary(e.op(), Nodes.bare(e.operand()));
        case Expr.Cast e when e.conversion() != Conversion.NULL_TO_POINTER ->
            operations.cast(e.written(), e.operand());
        case Expr.Index e when e.base() instanceof Expr.Implicit i && isFixed(i.operand().type()) ->
            operations.index(i.operand(), e.index(), count(i.operand().type()), 0);
        case Expr.CompoundAssign e ->
            operations.assignOp(e.op(), e.target(), Nodes.bare(e.value()), 0).orElse(e);
        case Expr.Step e -> operations.step(e.op(), e.operand()).orElse(e);
        case Expr.Call e when name(e).equals("nonzero") ->
            operations.nonzero(e.arguments().getFirst());
        default -> expr;
      };
    }

    private static String name(Expr.Call call) {
      return call.function() instanceof Expr.Implicit i && i.operand() instanceof Expr.Name n
          ? n.name()
          : "";
    }

    private static boolean isFixed(CType type) {
      return type instanceof CType.Array a && a.size() instanceof CType.ArraySize.Fixed;
    }

    private static long count(CType type) {
      return ((CType.ArraySize.Fixed) ((CType.Array) type).size()).count();
    }

    @Override
    public Stmt stmt(Stmt stmt) {
      Function<Expr, Expr> open = c -> operations.condition(c, first.orElseThrow());
      return switch (stmt) {
        case Stmt.If s when first.isPresent() ->
            new Stmt.If(open.apply(s.condition()), s.then(), s.otherwise(), Span.NONE);
        case Stmt.Switch s ->
            new Stmt.Switch(
                operations.switchOn(Nodes.bare(s.condition()), Arms.of(3)), s.body(), s.span());
        default -> stmt;
      };
    }
  }
}
