package dev.assay.c.print;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Prints expressions with the parentheses that the grammar, or every compiler, needs. */
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
    return Docs.row(Docs.text("("), doc, Docs.text(")"));
  }

  private Doc bare(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> bare(i.operand());
      case Expr.IntLiteral i -> Docs.text(integer(i));
      case Expr.FloatLiteral f -> Docs.text(f.text());
      case Expr.CharLiteral c -> Docs.text(character(c));
      case Expr.StringLiteral s -> string(s);
      case Expr.NullptrLiteral _ -> Docs.text("nullptr");
      case Expr.Name n -> Docs.text(context.spelling.function(n.name()));
      case Expr.EnumConstant e -> Docs.text(e.name());
      case Expr.Unary u -> prefixed(u.op().symbol(), print(u.operand(), Precedence.CAST));
      case Expr.Step s -> step(s);
      case Expr.Binary b -> chain(b);
      case Expr.Assign a -> assignment(a.target(), "=", a.value());
      case Expr.CompoundAssign a -> assignment(a.target(), a.op().symbol() + "=", a.value());
      case Expr.Conditional c -> conditional(c);
      case Expr.OrElse o -> orElse(o);
      case Expr.Comma c ->
          Docs.row(
              print(c.left(), Precedence.COMMA), Docs.text(","), Docs.BREAK, argument(c.right()));
      case Expr.Call c -> call(print(c.function(), Precedence.POSTFIX), arguments(c.arguments()));
      case Expr.BuiltinCall c ->
          call(Docs.text(context.spelling.function(c.name())), arguments(c.arguments()));
      case Expr.Index i -> index(i);
      case Expr.Member m ->
          Docs.row(
              print(m.base(), Precedence.POSTFIX), Docs.text((m.arrow() ? "->" : ".") + m.field()));
      case Expr.Swizzle s ->
          Docs.row(
              print(s.base(), Precedence.POSTFIX),
              Docs.text((s.arrow() ? "->" : ".") + s.components()));
      case Expr.Cast c -> Docs.row(cast(c.written()), print(c.operand(), Precedence.CAST));
      case Expr.SizeOf s -> measure("sizeof", "sizeof", s.operand());
      case Expr.AlignOf a -> measure(context.spelling.alignof(), "__alignof__", a.operand());
      case Expr.CompoundLiteral c ->
          Docs.row(cast(c.written()), context.initializers.print(c.initializer()));
      case Expr.StatementExpr s -> new Doc.Braced("({", context.statements.items(s.block()), "})");
      case Expr.LabelAddress l -> Docs.text("&&" + l.label());
      case Expr.OffsetOf o -> call("__builtin_offsetof", type(o.of()), path(o));
      case Expr.Generic g -> generic(g);
      case Expr.VaArg v -> call("__builtin_va_arg", argument(v.list()), type(v.written()));
      case Expr.TypesCompatible t ->
          call("__builtin_types_compatible_p", type(t.first()), type(t.second()));
      case Expr.ChooseExpr c ->
          call(
              Docs.text("__builtin_choose_expr"),
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
        parts.add(Docs.BREAK);
      }
      parts.add(Docs.text(piece));
    }
    return Docs.block(4, parts);
  }

  /** Puts a prefix operator before its operand, apart where the two would become another token. */
  private static Doc prefixed(String operator, Doc operand) {
    char last = operator.charAt(operator.length() - 1);
    boolean apart =
        Character.isJavaIdentifierPart(last) || (last == operand.first() && last != '*');
    return Docs.row(
        Docs.text(apart && last != '~' && last != '!' ? operator + " " : operator), operand);
  }

  private Doc step(Expr.Step step) {
    String symbol = step.op().symbol();
    return step.op().isPrefix()
        ? prefixed(symbol, print(step.operand(), Precedence.UNARY))
        : Docs.row(print(step.operand(), Precedence.POSTFIX), Docs.text(symbol));
  }

  /** A run of operators of one precedence, so that a long sum is one block and not a staircase. */
  private Doc chain(Expr.Binary last) {
    if (last.op().isRelational() || last.op().isEquality()) {
      return comparison(last);
    }
    int precedence = last.op().precedence();
    Deque<Doc> parts = new ArrayDeque<>();
    Expr left = last;
    while (unconverted(left) instanceof Expr.Binary b && b.op().precedence() == precedence) {
      parts.addFirst(Docs.row(Docs.text(b.op().symbol() + " "), print(b.right(), precedence + 1)));
      parts.addFirst(Docs.BREAK);
      left = b.left();
    }
    parts.addFirst(print(left, precedence));
    return Docs.block(4, List.copyOf(parts));
  }

  /** A comparison of comparisons is an error to some compilers unless its operands are enclosed. */
  private Doc comparison(Expr.Binary b) {
    int inner = BinaryOp.LESS.precedence() + 1;
    return Docs.block(
        4,
        List.of(
            print(b.left(), inner),
            Docs.BREAK,
            Docs.row(Docs.text(b.op().symbol() + " "), print(b.right(), inner))));
  }

  private static Expr unconverted(Expr expr) {
    return expr instanceof Expr.Implicit i ? unconverted(i.operand()) : expr;
  }

  private Doc assignment(Expr target, String symbol, Expr value) {
    return Docs.row(
        print(target, Precedence.UNARY), Docs.text(" " + symbol), Docs.BREAK, argument(value));
  }

  private Doc conditional(Expr.Conditional c) {
    return Docs.row(
        print(c.condition(), Precedence.LOGICAL_OR),
        Docs.BREAK,
        Docs.row(Docs.text("? "), print(c.then(), Precedence.COMMA)),
        Docs.BREAK,
        Docs.row(Docs.text(": "), print(c.otherwise(), Precedence.CONDITIONAL)));
  }

  private Doc orElse(Expr.OrElse o) {
    return Docs.row(
        print(o.condition(), Precedence.LOGICAL_OR),
        Docs.BREAK,
        Docs.text("?: "),
        print(o.otherwise(), Precedence.CONDITIONAL));
  }

  private Doc index(Expr.Index i) {
    return Docs.row(
        print(i.base(), Precedence.POSTFIX),
        Docs.text("["),
        print(i.index(), Precedence.COMMA),
        Docs.text("]"));
  }

  private List<Doc> arguments(List<Expr> arguments) {
    return arguments.stream().map(this::argument).toList();
  }

  private Doc call(String function, Doc... arguments) {
    return call(Docs.text(context.spelling.function(function)), List.of(arguments));
  }

  private static Doc call(Doc function, List<Doc> arguments) {
    return Docs.row(function, Docs.text("("), Docs.arguments(arguments), Docs.text(")"));
  }

  private Doc cast(CType type) {
    return Docs.row(Docs.text("("), context.types.name(type), Docs.text(")"));
  }

  private Doc measure(String ofType, String ofExpr, CType.TypeOperand operand) {
    return switch (operand) {
      case CType.TypeOperand.OfType t ->
          Docs.row(Docs.text(ofType + "("), context.types.name(t.type()), Docs.text(")"));
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
      case Expr.Swizzle s -> leftmost(s.base());
      case Expr.Call c -> leftmost(c.function());
      case Expr.Step s -> !s.op().isPrefix() && leftmost(s.operand());
      case Expr _ -> false;
    };
  }

  private Doc path(Expr.OffsetOf offset) {
    Doc path = context.initializers.designators(offset.path());
    String text = new Renderer(Integer.MAX_VALUE).line(path).text().strip();
    return Docs.text(text.startsWith(".") ? text.substring(1) : text);
  }

  private Doc generic(Expr.Generic g) {
    List<Doc> arguments = new ArrayList<>();
    arguments.add(context.types.operand(g.control()));
    for (Expr.Association a : g.associations()) {
      Doc type = a.type().map(context.types::name).orElse(Docs.text("default"));
      arguments.add(Docs.row(type, Docs.text(": "), argument(a.expr())));
    }
    return call(Docs.text("_Generic"), arguments);
  }
}
