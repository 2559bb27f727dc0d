package dev.assay.c.print;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints statements, one a line. */
final class StatementPrinter {
  private static final int STEP = 2;

  private final PrintContext context;

  StatementPrinter(PrintContext context) {
    this.context = context;
  }

  List<Doc.Line> lines(Stmt stmt) {
    List<Doc.Line> out = new ArrayList<>();
    statement(out, 0, stmt);
    return out;
  }

  /** The lines between a block's braces. */
  List<Doc.Line> items(Stmt.Block block) {
    return items(block.items(), STEP);
  }

  List<Doc.Line> items(List<Stmt> items, int indent) {
    List<Doc.Line> out = new ArrayList<>();
    int at = 0;
    while (at < items.size()) {
      List<Decl> run =
          context.options.terse() ? declarations(items.subList(at, items.size())) : List.of();
      DeclarationRuns.Joined joined = new DeclarationRuns(context).first(run);
      if (joined.length() > 1) {
        line(out, indent, joined.doc());
        at += joined.length();
      } else {
        statement(out, indent, items.get(at));
        at++;
      }
    }
    return out;
  }

  /** The declarations before the first other statement. */
  private static List<Decl> declarations(List<Stmt> items) {
    List<Decl> run = new ArrayList<>();
    for (Stmt item : items) {
      if (!(item instanceof Stmt.Declare(Decl decl))) {
        break;
      }
      run.add(decl);
    }
    return run;
  }

  Doc braces(Stmt.Block block) {
    return block.items().isEmpty() ? Docs.text("{}") : new Doc.Braced("{", items(block), "}");
  }

  private void statement(List<Doc.Line> out, int indent, Stmt stmt) {
    List<Doc.Line> known = context.layouts.of(stmt);
    if (known != null) {
      known.forEach(l -> out.add(shifted(l, indent)));
      return;
    }
    int start = out.size();
    int anonymous = context.anonymous.uses();
    layOut(out, indent, stmt);
    // Where the body of a type without a tag is printed depends on what came before; so does the
    // indent of a label at the margin.
    if (context.layouts.isOpen() && anonymous == context.anonymous.uses() && indent >= STEP) {
      context.layouts.add(
          stmt, out.subList(start, out.size()).stream().map(l -> shifted(l, -indent)).toList());
    }
  }

  private void layOut(List<Doc.Line> out, int indent, Stmt stmt) {
    context.comments.before(stmt).forEach(l -> out.add(shifted(l, indent)));
    switch (stmt) {
      case Stmt.Block b -> line(out, indent, braces(b));
      case Stmt.Declare d ->
          context.declarations.lines(d.declaration()).forEach(l -> out.add(shifted(l, indent)));
      case Stmt.Expression e -> line(out, indent, full(e.expr()), Docs.text(";"));
      case Stmt.Empty e -> line(out, indent, empty(e));
      case Stmt.If i -> conditional(out, indent, Docs.EMPTY, i);
      case Stmt.While w -> body(out, indent, header("while (", w.condition()), w.body());
      case Stmt.DoWhile d -> doWhile(out, indent, d);
      case Stmt.For f -> loop(out, indent, f);
      case Stmt.Switch s -> choice(out, indent, s);
      case Stmt.Labeled l -> labeled(out, indent, l);
      case Stmt.Goto g -> line(out, indent, Docs.text("goto " + g.label() + ";"));
      case Stmt.ComputedGoto g ->
          line(out, indent, Docs.text("goto *"), full(g.target()), Docs.text(";"));
      case Stmt.Break _ -> line(out, indent, Docs.text("break;"));
      case Stmt.Continue _ -> line(out, indent, Docs.text("continue;"));
      case Stmt.Return r ->
          line(
              out,
              indent,
              r.value()
                  .map(v -> Docs.row(Docs.text("return "), full(v), Docs.text(";")))
                  .orElse(Docs.text("return;")));
      case Stmt.Asm a -> line(out, indent, Docs.text(asm(a)));
      case Stmt.LocalLabels l ->
          line(out, indent, Docs.text("__label__ " + String.join(", ", l.names()) + ";"));
      case Stmt.Pragma p -> out.add(new Doc.Line(Doc.Line.MARGIN, Docs.text(pragma(p.text()))));
    }
    context.comments.after(stmt).forEach(l -> out.add(shifted(l, indent)));
  }

  private static Doc.Line shifted(Doc.Line line, int indent) {
    return new Doc.Line(line.indent() + indent, line.doc());
  }

  private static void line(List<Doc.Line> out, int indent, Doc... parts) {
    out.add(new Doc.Line(indent, parts.length == 1 ? parts[0] : Docs.row(parts)));
  }

  private Doc full(Expr expr) {
    return context.expressions.print(expr, Precedence.COMMA);
  }

  private Doc header(String words, Expr condition) {
    return Docs.row(Docs.text(words), full(condition), Docs.text(")"));
  }

  private static Doc empty(Stmt.Empty e) {
    return Docs.row(
        AttributeDocs.standard(e.attributes()), AttributeDocs.gnu(e.attributes()), Docs.text(";"));
  }

  private String asm(Stmt.Asm a) {
    String qualifiers = a.qualifiers().isEmpty() ? "" : " " + a.qualifiers();
    return context.spelling.asm() + qualifiers + "(" + a.text() + ");";
  }

  private static String pragma(String text) {
    return text.startsWith("#") ? text : "#pragma " + text;
  }

  /** A statement under the header of another; a block opens on the header's line. */
  private void body(List<Doc.Line> out, int indent, Doc header, Stmt body) {
    switch (body) {
      case Stmt.Block b -> line(out, indent, header, Docs.SPACE, braces(b));
      case Stmt.Declare _, Stmt.LocalLabels _ -> body(out, indent, header, blockOf(body));
      case Stmt _ -> {
        line(out, indent, header);
        statement(out, indent + STEP, body);
      }
    }
  }

  private static Stmt.Block blockOf(Stmt... items) {
    return new Stmt.Block(List.of(items), items[0].span());
  }

  private void conditional(List<Doc.Line> out, int indent, Doc lead, Stmt.If i) {
    Doc header = Docs.row(lead, header("if (", i.condition()));
    if (i.otherwise().isEmpty()) {
      body(out, indent, header, i.then());
      return;
    }
    Stmt then = takesElse(i.then()) ? blockOf(i.then()) : i.then();
    Doc bridge = Docs.text("else");
    if (then instanceof Stmt.Block b) {
      bridge = Docs.row(header, Docs.SPACE, braces(b), Docs.text(" else"));
    } else {
      body(out, indent, header, then);
    }
    if (i.otherwise().get() instanceof Stmt.If next) {
      conditional(out, indent, Docs.row(bridge, Docs.SPACE), next);
    } else {
      body(out, indent, bridge, i.otherwise().get());
    }
  }

  /** Whether an {@code else} after the statement would belong to an {@code if} inside it. */
  private static boolean takesElse(Stmt stmt) {
    return switch (stmt) {
      case Stmt.If i -> i.otherwise().map(StatementPrinter::takesElse).orElse(true);
      case Stmt.While w -> takesElse(w.body());
      case Stmt.For f -> takesElse(f.body());
      case Stmt.Switch s -> takesElse(s.body());
      case Stmt.Labeled l -> takesElse(l.body());
      case Stmt.Declare _, Stmt.LocalLabels _ -> true;
      case Stmt.Block _, Stmt.Expression _, Stmt.Empty _, Stmt.DoWhile _, Stmt.Goto _ -> false;
      case Stmt.ComputedGoto _, Stmt.Break _, Stmt.Continue _, Stmt.Return _ -> false;
      case Stmt.Asm _, Stmt.Pragma _ -> false;
    };
  }

  private void doWhile(List<Doc.Line> out, int indent, Stmt.DoWhile d) {
    Doc end = Docs.row(header("while (", d.condition()), Docs.text(";"));
    if (d.body() instanceof Stmt.Block b) {
      line(out, indent, Docs.text("do "), braces(b), Docs.SPACE, end);
    } else {
      body(out, indent, Docs.text("do"), d.body());
      line(out, indent, end);
    }
  }

  private void loop(List<Doc.Line> out, int indent, Stmt.For f) {
    Optional<Doc> init = init(f.init());
    if (init.isEmpty()) {
      // No one declaration can hold all of them: they get a block around the loop.
      List<Stmt> items = new ArrayList<>(f.init());
      items.add(new Stmt.For(List.of(), f.condition(), f.step(), f.body(), f.span()));
      statement(out, indent, new Stmt.Block(items, f.span()));
      return;
    }
    List<Doc> parts = new ArrayList<>();
    parts.add(Docs.row(Docs.text("for ("), init.get(), Docs.text(";")));
    f.condition().ifPresent(c -> parts.addAll(List.of(Docs.BREAK, full(c))));
    parts.add(Docs.text(";"));
    f.step().ifPresent(s -> parts.addAll(List.of(Docs.BREAK, full(s))));
    parts.add(Docs.text(")"));
    body(out, indent, Docs.block(4, parts), f.body());
  }

  private Optional<Doc> init(List<Stmt> init) {
    if (init.isEmpty()) {
      return Optional.of(Docs.EMPTY);
    }
    if (init.size() == 1 && init.getFirst() instanceof Stmt.Expression e) {
      return Optional.of(full(e.expr()));
    }
    return context.declarations.together(init);
  }

  /** Labels in a switch's block stand one step in, statements two. */
  private void choice(List<Doc.Line> out, int indent, Stmt.Switch s) {
    Doc header = header("switch (", s.condition());
    if (s.body() instanceof Stmt.Block b && !b.items().isEmpty()) {
      line(out, indent, header, new Doc.Braced(" {", items(b.items(), 2 * STEP), "}"));
    } else {
      body(out, indent, header, s.body());
    }
  }

  private void labeled(List<Doc.Line> out, int indent, Stmt.Labeled l) {
    Doc label = label(l.label());
    int labelIndent = Math.max(0, indent - STEP);
    if (l.body() instanceof Stmt.Empty e && e.attributes().isEmpty()) {
      line(out, labelIndent, label, Docs.text(" ;"));
      return;
    }
    if (l.body() instanceof Stmt.Block b) {
      line(out, labelIndent, label, Docs.SPACE, braces(b));
      return;
    }
    boolean declares = l.body() instanceof Stmt.Declare;
    line(out, labelIndent, label, Docs.text(declares ? " ;" : ""));
    statement(out, indent, l.body());
  }

  private Doc label(Stmt.Label label) {
    return switch (label) {
      case Stmt.Label.Default _ -> Docs.text("default:");
      case Stmt.Label.Case c ->
          Docs.row(
              Docs.text("case "),
              context.expressions.print(c.low(), Precedence.CONDITIONAL),
              c.high()
                  .map(h ->
                      Docs.row(
                          Docs.text(" ... "), context.expressions.print(h, Precedence.CONDITIONAL)))
                  .orElse(Docs.EMPTY),
              Docs.text(":"));
      case Stmt.Label.Named n -> {
        Doc standard = AttributeDocs.standard(n.attributes());
        Doc gnu = AttributeDocs.gnu(n.attributes());
        yield Docs.row(
            standard,
            Docs.text((standard.isEmpty() ? "" : " ") + n.name() + ":"),
            gnu.isEmpty() ? Docs.EMPTY : Docs.SPACE,
            gnu);
      }
    };
  }
}
