package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.TypeTable;

/**
 * Prints programs and their parts as C.
 *
 * <ol>
 *   <li>Parsing the text of a program gives an equal program, and printing that the same text.
 *   <li>Only parentheses that the grammar needs are printed, and no implicit conversion.
 *   <li>A system header is its {@code #include} line.
 *   <li>Nodes that no parser makes (a negative literal, a literal without text, an {@code if} whose
 *       {@code else} would go astray, a declaration as a loop's body) are printed as C that means
 *       the same.
 *   <li>A struct, union or enum without a tag is printed where it is used. If a program uses it
 *       several times, it gets the first free name {@code anon_N} and its body is at the first use,
 *       which must be in scope of the others.
 *   <li>Parts printed alone know no definitions: a type without a tag is then {@code struct
 *       anon_N}.
 * </ol>
 */
public final class Printer {
  private Printer() {}

  public static String print(Program program) {
    return print(program, PrintOptions.DEFAULT);
  }

  public static String print(Program program, PrintOptions options) {
    return ProgramPrinter.print(program, options, PrintMemo.Layouts.none());
  }

  /** The same text, sooner for programs that share most of their nodes with one before. */
  public static String print(Program program, PrintMemo memo) {
    PrintMemo.Layouts layouts = memo.layouts();
    String text = ProgramPrinter.print(program, PrintOptions.DEFAULT, layouts);
    memo.keep(layouts);
    return text;
  }

  /** One line where it fits, without an end of line. */
  public static String print(Expr expr) {
    return text(alone().expressions.print(expr, Precedence.COMMA));
  }

  /** The statement's lines, without the last end of line. */
  public static String print(Stmt stmt) {
    return lines(alone().statements.lines(stmt));
  }

  /** The declaration's lines, without the last end of line. */
  public static String print(Decl decl) {
    return lines(alone().declarations.lines(decl));
  }

  /** A type name as in a cast. */
  public static String print(CType type) {
    return text(alone().types.name(type));
  }

  /** A type name as in a cast, with the words of another language. */
  public static String print(CType type, PrintOptions options) {
    return text(alone(options).types.name(type));
  }

  /** The declaration of a name with a type, without a semicolon: {@code int (*name)[3]}. */
  public static String print(CType type, String name) {
    return text(alone().types.declare(type, Docs.text(name)));
  }

  private static PrintContext alone() {
    return alone(PrintOptions.DEFAULT);
  }

  private static PrintContext alone(PrintOptions options) {
    return new PrintContext(
        TypeTable.EMPTY,
        dev.assay.c.DataModel.LP64,
        new Spelling(dev.assay.c.Standard.DEFAULT, java.util.Set.of(), options.words()),
        options,
        new AnonymousTags(java.util.Map.of()));
  }

  private static String text(Doc doc) {
    return new Renderer(PrintOptions.DEFAULT.width()).line(doc).text().stripTrailing();
  }

  private static String lines(java.util.List<Doc.Line> lines) {
    var renderer = new Renderer(PrintOptions.DEFAULT.width());
    lines.forEach(renderer::line);
    return renderer.text().stripTrailing();
  }
}
