package dev.assay.bugs.trace;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Makes a program print what it stores in global variables.
 *
 * <p>Calls of functions that do not exist are put into the tree where something is to be printed;
 * when the tree has become text, each is replaced by the C that prints.
 */
public final class Instrumenter {
  private static final String MARK = "assay_trace_";
  private static final Pattern MARKED = Pattern.compile("\\b" + MARK + "(\\d+)\\(\\);");

  private final Program program;
  private final Granularity granularity;
  private final TracedObjects objects;
  private final List<String> printers = new ArrayList<>();

  private Instrumenter(Program program, Granularity granularity) {
    this.program = program;
    this.granularity = granularity;
    this.objects = new TracedObjects(program);
  }

  /** The text of the program that tells its values. */
  public static String traced(Program program, Granularity granularity) {
    return new Instrumenter(program, granularity).text();
  }

  private String text() {
    List<Decl> declarations = new ArrayList<>();
    for (Decl decl : program.declarations()) {
      declarations.add(
          decl instanceof Decl.Function function && function.body().isPresent()
              ? traced(function)
              : decl);
    }
    String marked = Printer.print(program.withDeclarations(declarations));
    return MARKED.matcher(marked).replaceAll(this::printer);
  }

  private String printer(MatchResult mark) {
    return java.util.regex.Matcher.quoteReplacement(
        printers.get(Integer.parseInt(mark.group(1))).strip());
  }

  private Decl traced(Decl.Function function) {
    Stmt.Block body = function.body().orElseThrow();
    Set<String> visible = new HashSet<>(objects.globals().keySet());
    visible.removeAll(locals(function));
    var where = new Places(this, granularity, function.name().equals("main"), visible, body);
    Stmt changed = new Rewriter(where).stmt(body);
    return new Decl.Function(
        function.name(),
        function.type(),
        function.parameters(),
        function.storage(),
        function.specifiers(),
        function.attributes(),
        function.asmName(),
        function.oldStyle(),
        java.util.Optional.of((Stmt.Block) changed),
        function.span());
  }

  private static Set<String> locals(Decl.Function function) {
    Set<String> names = new HashSet<>();
    function.parameters().forEach(parameter -> names.add(parameter.name()));
    Walk.over(
        function.body().orElseThrow(),
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            if (decl instanceof Decl.Variable variable) {
              names.add(variable.name());
            }
          }
        });
    return names;
  }

  /** What prints the targets; nothing if there is nothing to print of them. */
  List<Stmt> stores(List<Stores.Target> targets, Span span) {
    var text = new StringBuilder();
    for (Stores.Target target : targets) {
      text.append(
          objects.print(
              line(span), target.lvalue(), target.name(), target.arguments(), target.type()));
    }
    return marked(text.toString());
  }

  /** What prints whole variables, in the order in which they are declared. */
  List<Stmt> variables(Set<String> names, Span span) {
    var text = new StringBuilder();
    objects
        .globals()
        .forEach((name, type) -> {
          if (names.contains(name)) {
            text.append(objects.print(line(span), name, name, List.of(), type));
          }
        });
    return marked(text.toString());
  }

  /** Lines of other files would point to the wrong place. */
  private int line(Span span) {
    return span.file().equals(program.file()) ? span.endLine() : 0;
  }

  private List<Stmt> marked(String text) {
    if (text.isBlank()) {
      return List.of();
    }
    printers.add("{ " + text + "}");
    var type = new CType.Function(CType.VOID, List.of(), false, true);
    Expr name = new Expr.Name(MARK + (printers.size() - 1), type, Span.NONE);
    Expr call = new Expr.Call(name, List.of(), CType.VOID, Span.NONE);
    return List.of(new Stmt.Expression(call, Span.NONE));
  }
}
