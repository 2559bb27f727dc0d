package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Brings our tree into the form of {@link TypedTree}. */
final class OurTrees {
  private final Layout layout;
  private final Map<TypedTree, CType> types = new IdentityHashMap<>();

  OurTrees(Layout layout) {
    this.layout = layout;
  }

  Layout layout() {
    return layout;
  }

  CType type(TypedTree tree) {
    return types.get(tree);
  }

  Map<String, List<TypedTree>> roots(Program program) {
    var roots = new LinkedHashMap<String, List<TypedTree>>();
    program
        .allDeclarations()
        .forEach(decl -> {
          if (decl instanceof Decl.Function f) {
            var found = new ArrayList<TypedTree>();
            f.body().ifPresent(b -> statement(b, found));
            roots.computeIfAbsent(f.name(), _ -> new ArrayList<>()).addAll(found);
          } else if (decl instanceof Decl.Variable v) {
            var found = new ArrayList<TypedTree>();
            variable(v, found);
            roots.computeIfAbsent(v.name(), _ -> new ArrayList<>()).addAll(found);
          }
        });
    return roots;
  }

  private void variable(Decl.Variable v, List<TypedTree> out) {
    v.initializer().ifPresent(i -> leaves(v.type(), i, out));
  }

  private void leaves(CType type, Initializer initializer, List<TypedTree> out) {
    var byPlace = new LinkedHashMap<Long, InitializerLeaf>();
    for (InitializerLeaf leaf : Initializers.flatten(type, initializer, layout)) {
      long bit = leaf.bitField().map(FieldLayout::bitOffset).orElse(8 * leaf.offset());
      leaf.forEachShift(shift -> byPlace.put(bit + 8 * shift, leaf));
    }
    byPlace.entrySet().stream()
        .sorted(Comparator.comparingLong(Map.Entry::getKey))
        .forEach(e -> out.add(tree(e.getValue().value())));
  }

  private void statement(Stmt s, List<TypedTree> out) {
    switch (s) {
      case Stmt.Block b -> b.items().forEach(i -> statement(i, out));
      case Stmt.Declare d -> {
        if (d.declaration() instanceof Decl.Variable v) {
          variable(v, out);
        }
      }
      case Stmt.Expression e -> out.add(tree(e.expr()));
      case Stmt.If i -> {
        out.add(tree(i.condition()));
        statement(i.then(), out);
        i.otherwise().ifPresent(o -> statement(o, out));
      }
      case Stmt.While w -> {
        out.add(tree(w.condition()));
        statement(w.body(), out);
      }
      case Stmt.DoWhile d -> {
        statement(d.body(), out);
        out.add(tree(d.condition()));
      }
      case Stmt.For f -> {
        f.init().forEach(i -> statement(i, out));
        f.condition().ifPresent(c -> out.add(tree(c)));
        f.step().ifPresent(c -> out.add(tree(c)));
        statement(f.body(), out);
      }
      case Stmt.Switch w -> {
        out.add(tree(w.condition()));
        statement(w.body(), out);
      }
      case Stmt.Labeled l -> {
        if (l.label() instanceof Stmt.Label.Case c) {
          out.add(tree(c.low()));
          c.high().ifPresent(h -> out.add(tree(h)));
        }
        statement(l.body(), out);
      }
      case Stmt.ComputedGoto g -> out.add(tree(g.target()));
      case Stmt.Return r -> r.value().ifPresent(v -> out.add(tree(v)));
      case Stmt.Empty _, Stmt.Goto _, Stmt.Break _, Stmt.Continue _, Stmt.Asm _ -> {}
      case Stmt.LocalLabels _, Stmt.Pragma _ -> {}
    }
  }

  private TypedTree tree(Expr e) {
    return switch (e) {
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.NullptrLiteral _ ->
          node("Literal", e);
      case Expr.StringLiteral _ -> node("String", e);
      case Expr.Name n -> node("Name:" + n.name(), e);
      case Expr.EnumConstant n -> node("Name:" + n.name(), e);
      case Expr.Unary u -> node("Unary:" + u.op().symbol(), e, u.operand());
      case Expr.Step s ->
          node("Step:" + (s.op().isPrefix() ? "pre" : "post") + s.op().symbol(), e, s.operand());
      case Expr.Binary b -> node("Binary:" + b.op().symbol(), e, b.left(), b.right());
      case Expr.Assign a -> node("Assign", e, a.target(), a.value());
      case Expr.CompoundAssign a -> compound(a);
      case Expr.Conditional c -> node("Conditional", e, c.condition(), c.then(), c.otherwise());
      case Expr.OrElse o -> node("OrElse", e, o.condition(), o.otherwise());
      case Expr.Comma c -> node("Comma", e, c.left(), c.right());
      case Expr.Call c -> call(c);
      case Expr.BuiltinCall b -> builtin(b);
      case Expr.Index i -> node("Index", e, i.base(), i.index());
      case Expr.Member m -> node("Member:" + (m.arrow() ? "->" : ".") + m.field(), e, m.base());
      case Expr.Cast c -> node("Cast:" + name(c.conversion()), e, c.operand());
      case Expr.Implicit i -> node("Implicit:" + name(i.conversion()), e, i.operand());
      case Expr.SizeOf s -> query(e, s.operand());
      case Expr.AlignOf a -> query(e, a.operand());
      case Expr.OffsetOf _, Expr.TypesCompatible _ -> node("Query", e);
      case Expr.CompoundLiteral c -> {
        var inner = new ArrayList<TypedTree>();
        leaves(c.type(), c.initializer(), inner);
        yield make("CompoundLiteral", e, inner);
      }
      case Expr.StatementExpr s -> {
        var inner = new ArrayList<TypedTree>();
        statement(s.block(), inner);
        yield make("Statements", e, inner);
      }
      case Expr.Generic g -> tree(g.chosen());
      case Expr.VaArg v -> node("VaArg", e, v.list());
      case Expr.ChooseExpr c -> node("Choose", e, c.condition(), c.then(), c.otherwise());
      case Expr.ConvertVector _ -> node("ConvertVectorExpr", e);
      case Expr.Swizzle _ -> node("ExtVectorElementExpr", e);
      case Expr.LabelAddress _ -> node("AddrLabelExpr", e);
    };
  }

  /** clang does not tell pointers from vectors here. */
  private static String name(Conversion conversion) {
    boolean bits = conversion == Conversion.POINTER || conversion == Conversion.VECTOR_REINTERPRET;
    return bits ? "BITS" : conversion.name();
  }

  private TypedTree compound(Expr.CompoundAssign a) {
    String place = a.span().toString();
    var computation =
        new TypedTree("Computation", Types.name(a.computation()), false, List.of(), place);
    types.put(computation, a.computation());
    List<TypedTree> inner = List.of(tree(a.target()), tree(a.value()), computation);
    return make("CompoundAssign:" + a.op().symbol() + "=", a, inner);
  }

  private TypedTree call(Expr.Call c) {
    var inner = new ArrayList<Expr>();
    inner.add(c.function());
    inner.addAll(c.arguments());
    return node("Call", c, inner.toArray(Expr[]::new));
  }

  private TypedTree builtin(Expr.BuiltinCall b) {
    List<Expr> arguments =
        b.name().equals("__builtin_va_start") ? b.arguments().subList(0, 1) : b.arguments();
    return switch (Builtins.family(b.name())) {
      case ATOMIC -> node("AtomicExpr", b);
      case SHUFFLE_VECTOR -> node("ShuffleVectorExpr", b);
      case OVERFLOW,
          OVERFLOW_PREDICATE,
          SYNC,
          CONSTANT_QUERY,
          FLOAT_CLASS,
          FLOAT_COMPARISON,
          COMPLEX,
          SHUFFLE,
          VARIABLE_ARGUMENTS,
          GENERIC_BITS,
          SAME_TYPE,
          NONE ->
          node("Builtin:" + b.name(), b, arguments.toArray(Expr[]::new));
    };
  }

  private TypedTree query(Expr e, CType.TypeOperand operand) {
    return operand instanceof CType.TypeOperand.OfExpr of
        ? node("Query", e, of.expr())
        : node("Query", e);
  }

  private TypedTree node(String label, Expr e, Expr... inner) {
    var trees = new ArrayList<TypedTree>();
    for (Expr i : inner) {
      trees.add(tree(i));
    }
    return make(label, e, trees);
  }

  private TypedTree make(String label, Expr e, List<TypedTree> inner) {
    var tree = new TypedTree(label, Types.name(e.type()), e.isLvalue(), inner, e.span().toString());
    types.put(tree, e.type());
    return tree;
  }
}
