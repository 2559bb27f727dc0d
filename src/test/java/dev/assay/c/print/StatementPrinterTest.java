package dev.assay.c.print;

import static dev.assay.c.print.Trees.array;
import static dev.assay.c.print.Trees.block;
import static dev.assay.c.print.Trees.n;
import static dev.assay.c.print.Trees.pointer;
import static dev.assay.c.print.Trees.run;
import static dev.assay.c.print.Trees.variable;
import static dev.assay.c.print.Trees.when;
import static dev.assay.c.print.Trees.x;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Statements, also those that only a mutator makes. */
final class StatementPrinterTest {
  private static final Stmt A = run(x("a"));
  private static final Stmt B = run(x("b"));

  private static void prints(String text, Stmt stmt) {
    assertEquals(text.stripTrailing(), Printer.print(stmt));
  }

  @Test
  void elseChainsAreFlat() {
    prints(
        """
        if (c) {
          a;
        } else if (d)
          b;
        else {
          a;
        }
        """,
        when(x("c"), block(A), when(x("d"), B, block(A))));
  }

  @Test
  void anElseStaysWithItsIf() {
    prints(
        """
        if (c) {
          if (d)
            a;
        } else
          b;
        """,
        when(x("c"), when(x("d"), A), B));
    Stmt loop = new Stmt.While(x("e"), when(x("d"), A), Span.NONE);
    prints(
        """
        if (c) {
          while (e)
            if (d)
              a;
        } else
          b;
        """,
        when(x("c"), loop, B));
    prints(
        """
        if (c)
          if (d)
            a;
          else
            b;
        else
          a;
        """,
        when(x("c"), when(x("d"), A, B), A));
  }

  @Test
  void aDeclarationAsABodyGetsABlock() {
    prints(
        """
        if (c) {
          int i;
        }
        """,
        when(x("c"), declare("i", CType.INT)));
  }

  private static Stmt declare(String name, CType type) {
    return new Stmt.Declare(variable(name, type));
  }

  @Test
  void switchesIndentTheirLabels() {
    Stmt body =
        block(
            labeled(1, labeled(2, A)),
            new Stmt.Break(Span.NONE),
            labeled(3, new Stmt.Break(Span.NONE)));
    prints(
        """
        switch (c) {
          case 1:
          case 2:
            a;
            break;
          case 3:
            break;
        }
        """,
        new Stmt.Switch(x("c"), body, Span.NONE));
  }

  private static Stmt labeled(long value, Stmt body) {
    BigInteger big = BigInteger.valueOf(value);
    return new Stmt.Labeled(
        new Stmt.Label.Case(n(value), Optional.empty(), big, big), body, Span.NONE);
  }

  @Test
  void labelsStandBeforeStatementsOnly() {
    var label = new Stmt.Label.Named("l", List.of());
    var empty = new Stmt.Empty(List.of(), Span.NONE);
    prints(
        """
        {
          a;
        l:
          b;
        l: ;
        l: ;
          int i;
        }
        """,
        block(
            A,
            new Stmt.Labeled(label, B, Span.NONE),
            new Stmt.Labeled(label, empty, Span.NONE),
            new Stmt.Labeled(label, declare("i", CType.INT), Span.NONE)));
  }

  @Test
  void loopsDeclareWhatSharesItsSpecifiers() {
    prints(
        """
        for (int i, *p, q[2]; c;)
          a;
        """,
        loop(
            declare("i", CType.INT),
            declare("p", pointer(CType.INT)),
            declare("q", array(CType.INT, 2))));
    prints(
        """
        {
          int i;
          double d;
          for (; c;)
            a;
        }
        """,
        loop(declare("i", CType.INT), declare("d", CType.DOUBLE)));
    prints(
        """
        for (;;) {}
        """,
        new Stmt.For(List.of(), Optional.empty(), Optional.empty(), block(), Span.NONE));
  }

  private static Stmt loop(Stmt... init) {
    return new Stmt.For(Arrays.asList(init), Optional.of(x("c")), Optional.empty(), A, Span.NONE);
  }

  @Test
  void statementExpressionsAreIndented() {
    Expr value = new Expr.StatementExpr(block(A, B), CType.INT, Span.NONE);
    prints(
        """
        {
          int i = ({
            a;
            b;
          });
        }
        """,
        block(
            new Stmt.Declare(variable("i", CType.INT, Optional.of(new Initializer.Value(value))))));
  }

  @Test
  void longInitializersAreFilled() {
    Expr[] items = new Expr[40];
    Arrays.setAll(items, i -> n(1000 + i));
    String text =
        Printer.print(variable("i", array(CType.INT, 40), Optional.of(Trees.braces(items))));
    assertEquals(
        """
        int i[40] = {
          1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015,
          1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031,
          1032, 1033, 1034, 1035, 1036, 1037, 1038, 1039
        };\
        """,
        text);
  }
}
