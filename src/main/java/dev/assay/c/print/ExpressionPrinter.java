package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Prints expressions with the parentheses that the grammar needs. */
final class ExpressionPrinter {
  private final PrintContext context;

  ExpressionPrinter(PrintContext context) {
    this.context = context;
  }

  /** The expression, in parentheses if it binds less tightly than its place asks for. */
  Doc print(Expr expr, int precedence) {
    Doc doc = bare(expr);
    return Precedence.of(expr) < precedence ? parenthesized(doc) : doc;
  }

  Doc argument(Expr expr) {
    return print(expr, Precedence.ASSIGNMENT);
  }

  private static Doc parenthesized(Doc doc) {
    return Doc.row(Doc.text("("), doc, Doc.text(")"));
  }

  private Doc bare(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> bare(i.operand());
      case Expr.IntLiteral i -> Doc.text(integer(i));
      case Expr.FloatLiteral f -> Doc.text(f.text());
      case Expr.CharLiteral c -> Doc.text(character(c));
      case Expr.StringLiteral s -> string(s);
      case Expr.NullptrLiteral _ -> Doc.text("nullptr");
      case Expr.Name n -> Doc.text(context.spelling.function(n.name()));
      case Expr.EnumConstant e -> Doc.text(e.name());
      case Expr.Unary u -> prefixed(u.op().symbol(), print(u.operand(), Precedence.CAST));
      case Expr.Step s -> step(s);
      case Expr.Binary b -> chain(b);
      case Expr.Assign a -> assignment(a.target(), "=", a.value());
      case Expr.CompoundAssign a -> assignment(a.target(), a.op().symbol() + "=", a.value());
      case Expr.Conditional c -> conditional(c);
      case Expr.OrElse o -> orElse(o);
      case Expr.Comma c ->
          Doc.row(print(c.left(), Precedence.COMMA), Doc.text(","), Doc.BREAK, argument(c.right()));
      case Expr.Call c -> call(print(c.function(), Precedence.POSTFIX), arguments(c.arguments()));
      case Expr.BuiltinCall c ->
          call(Doc.text(context.spelling.function(c.name())), arguments(c.arguments()));
      case Expr.Index i -> index(i);
      case Expr.Member m ->
          Doc.row(
              print(m.base(), Precedence.POSTFIX), Doc.text((m.arrow() ? "->" : ".") + m.field()));
      case Expr.Cast c -> Doc.row(cast(c.written()), print(c.operand(), Precedence.CAST));
      case Expr.SizeOf s -> measure("sizeof", "sizeof", s.operand());
      case Expr.AlignOf a -> measure("_Alignof", "__alignof__", a.operand());
      case Expr.CompoundLiteral c ->
          Doc.row(cast(c.written()), context.initializers.print(c.initializer()));
      case Expr.StatementExpr s -> new Doc.Braced("({", context.statements.items(s.block()), "})");
      case Expr.LabelAddress l -> Doc.text("&&" + l.label());
      case Expr.OffsetOf o -> call("__builtin_offsetof", type(o.of()), path(o));
      case Expr.Generic g -> generic(g);
      case Expr.VaArg v -> call("__builtin_va_arg", argument(v.list()), type(v.written()));
      case Expr.TypesCompatible t ->
          call("__builtin_types_compatible_p", type(t.first()), type(t.second()));
      case Expr.ChooseExpr c ->
          call(
              Doc.text("__builtin_choose_expr"),
              arguments(List.of(c.condition(), c.then(), c.otherwise())));
      case Expr.ConvertVector c ->
          call("__builtin_convertvector", argument(c.operand()), type(c.written()));
    };
  }

  private Doc type(CType type) {
    return context.types.name(type);
  }

  private String integer(Expr.IntLiteral literal) {
    return IntegerSpelling.isWritten(literal)
        ? literal.text()
        : integers().spell(literal.value(), literal.type());
  }

  private IntegerSpelling integers() {
    return new IntegerSpelling(
        context.model,
        t -> new Renderer(Integer.MAX_VALUE).line(context.types.name(t)).text().strip());
  }

  private String character(Expr.CharLiteral literal) {
    if (!literal.text().isEmpty()) {
      return literal.text();
    }
    int bits = literal.value().bitLength();
    return literal.value().signum() >= 0 && bits <= 7 && literal.type().equals(CType.INT)
        ? Quoted.character(literal.value().intValue())
        : integers().spell(literal.value(), literal.type());
  }

  private Doc string(Expr.StringLiteral literal) {
    List<String> pieces =
        literal.pieces().isEmpty()
            ? Quoted.pieces(literal.value(), literal.type(), context.model.wcharKind())
            : literal.pieces();
    List<Doc> parts = new ArrayList<>();
    for (String piece : pieces) {
      if (!parts.isEmpty()) {
        parts.add(Doc.BREAK);
      }
      parts.add(Doc.text(piece));
    }
    return Doc.block(4, parts);
  }

  /** Puts a prefix operator before its operand, apart where the two would become another token. */
  private static Doc prefixed(String operator, Doc operand) {
    char last = operator.charAt(operator.length() - 1);
    boolean apart = Character.isJavaIdentifierPart(last) || last == operand.first() && last != '*';
    return Doc.row(
        Doc.text(apart && last != '~' && last != '!' ? operator + " " : operator), operand);
  }

  private Doc step(Expr.Step step) {
    String symbol = step.op().symbol();
    return step.op().isPrefix()
        ? prefixed(symbol, print(step.operand(), Precedence.UNARY))
        : Doc.row(print(step.operand(), Precedence.POSTFIX), Doc.text(symbol));
  }

  /** A run of operators of one precedence, so that a long sum is one block and not a staircase. */
  private Doc chain(Expr.Binary last) {
    int precedence = last.op().precedence();
    Deque<Doc> parts = new ArrayDeque<>();
    Expr left = last;
    while (unconverted(left) instanceof Expr.Binary b && b.op().precedence() == precedence) {
      parts.addFirst(Doc.row(Doc.text(b.op().symbol() + " "), print(b.right(), precedence + 1)));
      parts.addFirst(Doc.BREAK);
      left = b.left();
    }
    parts.addFirst(print(left, precedence));
    return Doc.block(4, List.copyOf(parts));
  }

  private static Expr unconverted(Expr expr) {
    return expr instanceof Expr.Implicit i ? unconverted(i.operand()) : expr;
  }

  private Doc assignment(Expr target, String symbol, Expr value) {
    return Doc.row(
        print(target, Precedence.UNARY), Doc.text(" " + symbol), Doc.BREAK, argument(value));
  }

  private Doc conditional(Expr.Conditional c) {
    return Doc.row(
        print(c.condition(), Precedence.LOGICAL_OR),
        Doc.BREAK,
        Doc.row(Doc.text("? "), print(c.then(), Precedence.COMMA)),
        Doc.BREAK,
        Doc.row(Doc.text(": "), print(c.otherwise(), Precedence.CONDITIONAL)));
  }

  private Doc orElse(Expr.OrElse o) {
    return Doc.row(
        print(o.condition(), Precedence.LOGICAL_OR),
        Doc.BREAK,
        Doc.text("?: "),
        print(o.otherwise(), Precedence.CONDITIONAL));
  }

  private Doc index(Expr.Index i) {
    return Doc.row(
        print(i.base(), Precedence.POSTFIX),
        Doc.text("["),
        print(i.index(), Precedence.COMMA),
        Doc.text("]"));
  }

  private List<Doc> arguments(List<Expr> arguments) {
    return arguments.stream().map(this::argument).toList();
  }

  private Doc call(String function, Doc... arguments) {
    return call(Doc.text(context.spelling.function(function)), List.of(arguments));
  }

  private static Doc call(Doc function, List<Doc> arguments) {
    return Doc.row(function, Doc.text("("), Doc.list(4, arguments), Doc.text(")"));
  }

  private Doc cast(CType type) {
    return Doc.row(Doc.text("("), context.types.name(type), Doc.text(")"));
  }

  private Doc measure(String ofType, String ofExpr, CType.TypeOperand operand) {
    return switch (operand) {
      case CType.TypeOperand.OfType t ->
          Doc.row(Doc.text(ofType + "("), context.types.name(t.type()), Doc.text(")"));
      case CType.TypeOperand.OfExpr e -> {
        Doc doc = print(e.expr(), Precedence.UNARY);
        // "(T){…}" after sizeof would have to be told from "(T)".
        yield prefixed(ofExpr, leftmost(e.expr()) ? parenthesized(doc) : doc);
      }
    };
  }

  /** Whether the first token printed is the parenthesis of a compound literal. */
  private static boolean leftmost(Expr expr) {
    return switch (unconverted(expr)) {
      case Expr.CompoundLiteral _ -> true;
      case Expr.Index i -> leftmost(i.base());
      case Expr.Member m -> leftmost(m.base());
      case Expr.Call c -> leftmost(c.function());
      case Expr.Step s -> !s.op().isPrefix() && leftmost(s.operand());
      case Expr _ -> false;
    };
  }

  private Doc path(Expr.OffsetOf offset) {
    Doc path = context.initializers.designators(offset.path());
    String text = new Renderer(Integer.MAX_VALUE).line(path).text().strip();
    return Doc.text(text.startsWith(".") ? text.substring(1) : text);
  }

  private Doc generic(Expr.Generic g) {
    List<Doc> arguments = new ArrayList<>();
    arguments.add(context.types.operand(g.control()));
    for (Expr.Association a : g.associations()) {
      Doc type = a.type().map(context.types::name).orElse(Doc.text("default"));
      arguments.add(Doc.row(type, Doc.text(": "), argument(a.expr())));
    }
    return call(Doc.text("_Generic"), arguments);
  }
}
