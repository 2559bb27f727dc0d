package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.reduce.Subject;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Statements that write to the standard output. */
final class Outputs {
  static final String PRINTF = "printf";
  static final String BUILTIN_PRINTF = "__builtin_printf";
  private static final Set<String> NAMES =
      Set.of(PRINTF, BUILTIN_PRINTF, "puts", "putchar", "fprintf", "vprintf", "putc", "fflush");

  private Outputs() {}

  static boolean isOutput(String function) {
    return NAMES.contains(function);
  }

  /** The function that a statement, which is nothing but a call, calls by its name. */
  static Optional<String> called(Stmt stmt) {
    return call(stmt).flatMap(Outputs::callee);
  }

  static Optional<Expr.Call> call(Stmt stmt) {
    return stmt instanceof Stmt.Expression(Expr.Call call, _)
        ? Optional.of(call)
        : Optional.empty();
  }

  static Optional<String> callee(Expr.Call call) {
    return written(call.function()) instanceof Expr.Name n
        ? Optional.of(n.name())
        : Optional.empty();
  }

  static Expr written(Expr expr) {
    return expr instanceof Expr.Implicit i ? written(i.operand()) : expr;
  }

  /** Prints one value, if it is of a type that can be printed as it is. */
  static Optional<Stmt> print(Expr value, Subject.Unit unit) {
    var layout = new Layout(unit.program().model(), unit.program().tags());
    return format(value.type(), layout)
        .map(format -> {
          String text = format + "\\n";
          var function = new Expr.Name(printf(unit), CType.INT, Span.NONE);
          var string =
              new Expr.StringLiteral(List.of('"' + text + '"'), text, CType.CHAR, Span.NONE);
          var call = new Expr.Call(function, List.of(string, value), CType.INT, Span.NONE);
          return new Stmt.Expression(call, Span.NONE);
        });
  }

  private static String printf(Subject.Unit unit) {
    boolean declared = unit.program().declarations().stream().anyMatch(Outputs::isPrintf);
    return declared ? PRINTF : BUILTIN_PRINTF;
  }

  static boolean isPrintf(Decl decl) {
    return decl instanceof Decl.Function f && f.name().equals(PRINTF) && f.body().isEmpty();
  }

  private static Optional<String> format(CType type, Layout layout) {
    if (Types.isFloating(type, FloatKind.DOUBLE) || Types.isFloating(type, FloatKind.FLOAT)) {
      return Optional.of("%a");
    }
    return Types.isInteger(type) && Types.promoted(type, layout) instanceof CType.Int i
        ? integer(i.kind())
        : Optional.empty();
  }

  private static Optional<String> integer(IntKind kind) {
    return switch (kind) {
      case BOOL, CHAR, SCHAR, UCHAR, SHORT, USHORT, INT -> Optional.of("%d");
      case UINT -> Optional.of("%u");
      case LONG -> Optional.of("%ld");
      case ULONG -> Optional.of("%lu");
      case LLONG -> Optional.of("%lld");
      case ULLONG -> Optional.of("%llu");
      case INT128, UINT128 -> Optional.empty();
    };
  }
}
