package dev.assay.mutate.changing;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;

/** The beginnings of nodes on one line, for people. */
final class Excerpts {
  private static final int LONGEST = 60;

  private Excerpts() {}

  static String of(Stmt stmt) {
    return shortened(Printer.print(stmt));
  }

  static String of(Expr expr) {
    return shortened(Printer.print(expr));
  }

  private static String shortened(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
  }
}
