package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.TypeTable;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Comments that show the types of subexpressions and the conversions that C makes by itself.
 *
 * <p>Each line is a subexpression, its type and what it is converted to, innermost first:
 *
 * <pre>
 * s = c + 1;
 * /* s          short
 *    c          char (read) -> int (integral)
 *    c + 1      int -> short (integral)
 *    s = c + 1  short *&#47;
 * </pre>
 */
final class TypeComments {
  private static final int LONGEST = 44;

  /**
   * Prints without comments, and types without a tag by a number; empty when no comments are asked
   * for.
   */
  private final Optional<PrintContext> plain;

  TypeComments(PrintContext context) {
    this.plain =
        context.options.types()
            ? Optional.of(
                new PrintContext(
                    TypeTable.EMPTY,
                    context.model,
                    context.spelling,
                    PrintOptions.DEFAULT,
                    new AnonymousTags(Map.of())))
            : Optional.empty();
  }

  /** What stands before a statement that has others in it. */
  List<Doc.Line> before(Stmt stmt) {
    if (plain.isEmpty()) {
      return List.of();
    }
    return switch (stmt) {
      case Stmt.If s -> comment(s.condition());
      case Stmt.While s -> comment(s.condition());
      case Stmt.DoWhile s -> comment(s.condition());
      case Stmt.Switch s -> comment(s.condition());
      case Stmt.For s -> {
        var rows = new Rows(plain.get());
        s.init().forEach(i -> Children.of(i, rows));
        s.condition().ifPresent(rows::expr);
        s.step().ifPresent(rows::expr);
        yield rows.lines();
      }
      case Stmt.Block _, Stmt.Declare _, Stmt.Expression _, Stmt.Empty _, Stmt.Labeled _ ->
          List.of();
      case Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _, Stmt.Continue _ -> List.of();
      case Stmt.Return _, Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> List.of();
    };
  }

  List<Doc.Line> after(Stmt stmt) {
    if (plain.isEmpty()) {
      return List.of();
    }
    return switch (stmt) {
      case Stmt.Expression s -> comment(s.expr());
      case Stmt.Declare s -> after(s.declaration());
      case Stmt.ComputedGoto s -> comment(s.target());
      case Stmt.Return s -> s.value().map(this::comment).orElse(List.of());
      case Stmt.Block _, Stmt.Empty _, Stmt.If _, Stmt.While _, Stmt.DoWhile _ -> List.of();
      case Stmt.For _, Stmt.Switch _, Stmt.Labeled _, Stmt.Goto _, Stmt.Break _ -> List.of();
      case Stmt.Continue _, Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> List.of();
    };
  }

  List<Doc.Line> after(Decl decl) {
    if (plain.isEmpty() || decl instanceof Decl.Function || decl instanceof Decl.Include) {
      return List.of();
    }
    var rows = new Rows(plain.get());
    Children.of(decl, rows);
    return rows.lines();
  }

  private List<Doc.Line> comment(Expr expr) {
    var rows = new Rows(plain.orElseThrow());
    rows.expr(expr);
    return rows.lines();
  }

  private record Row(String text, String types) {}

  /** Collects a row for each subexpression; statements inside have comments of their own. */
  private static final class Rows implements Visitor {
    private final PrintContext plain;
    private final List<Row> rows = new ArrayList<>();

    Rows(PrintContext plain) {
      this.plain = plain;
    }

    @Override
    public void expr(Expr expr) {
      StringBuilder conversions = new StringBuilder();
      Expr written = expr;
      while (written instanceof Expr.Implicit i) {
        String same =
            name(i.operand().type()).equals(name(i.type())) ? "" : " -> " + name(i.type());
        conversions.insert(0, same + " (" + kind(i.conversion()) + ")");
        written = i.operand();
      }
      if (written instanceof Expr.CompoundAssign a && !a.computation().equals(a.type())) {
        conversions.insert(0, " (computed in " + name(a.computation()) + ")");
      }
      Children.of(written, this);
      if (conversions.isEmpty() && isConstant(written)) {
        return;
      }
      String text = cut(flat(plain.expressions.print(written, Precedence.COMMA)));
      rows.add(new Row(text, name(written.type()) + conversions));
    }

    @Override
    public void initializer(Initializer initializer) {
      Children.of(initializer, this);
    }

    @Override
    public void type(CType type) {
      Children.of(type, this);
    }

    private static boolean isConstant(Expr expr) {
      return expr instanceof Expr.IntLiteral
          || expr instanceof Expr.CharLiteral
          || expr instanceof Expr.FloatLiteral
          || expr instanceof Expr.StringLiteral;
    }

    private String name(CType type) {
      return flat(plain.types.name(type));
    }

    private static String flat(Doc doc) {
      String text = new Renderer(Integer.MAX_VALUE).line(doc).text().strip();
      return text.replaceAll("\\s*\n\\s*", " ").replace("*/", "* /").replace("/*", "/ *");
    }

    private static String cut(String text) {
      return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 3) + "...";
    }

    private static String kind(Conversion conversion) {
      return conversion == Conversion.LVALUE_TO_RVALUE
          ? "read"
          : conversion.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    List<Doc.Line> lines() {
      int width = rows.stream().mapToInt(r -> r.text().length()).max().orElse(0);
      List<Doc.Line> lines = new ArrayList<>();
      for (int i = 0; i < rows.size(); i++) {
        Row row = rows.get(i);
        String padding = " ".repeat(width - row.text().length() + 2);
        String end = i == rows.size() - 1 ? " */" : "";
        String start = i == 0 ? "/* " : "   ";
        lines.add(new Doc.Line(0, Docs.text(start + row.text() + padding + row.types() + end)));
      }
      return lines;
    }
  }
}
