package dev.assay.c.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Brings clang's tree into the form of {@link TypedTree}. */
final class ClangTrees {
  private ClangTrees() {}

  /** The expressions of each function body and of each variable's initialiser, by name. */
  static Map<String, List<TypedTree>> roots(ClangNode unit) {
    var roots = new LinkedHashMap<String, List<TypedTree>>();
    for (ClangNode decl : unit.inner()) {
      var found = new ArrayList<TypedTree>();
      if (decl.kind().equals("FunctionDecl") || decl.kind().equals("VarDecl")) {
        declaration(decl, found);
        roots.computeIfAbsent(decl.text("name"), _ -> new ArrayList<>()).addAll(found);
      }
    }
    return roots;
  }

  private static void declaration(ClangNode decl, List<TypedTree> out) {
    for (ClangNode part : decl.inner()) {
      if (part.kind().equals("CompoundStmt")) {
        statement(part, out);
      } else if (isExpr(part)) {
        leaves(part, out);
      }
    }
  }

  private static boolean isExpr(ClangNode node) {
    String kind = node.kind();
    return kind.endsWith("Expr") || kind.endsWith("Literal") || kind.endsWith("Operator");
  }

  private static void statement(ClangNode node, List<TypedTree> out) {
    if (node.kind().isEmpty() || node.kind().endsWith("Attr")) {
      return;
    }
    if (isExpr(node)) {
      out.add(tree(node));
    } else if (node.kind().equals("VarDecl")) {
      declaration(node, out);
    } else if (!node.kind().endsWith("Decl") && !node.kind().equals("GCCAsmStmt")) {
      node.inner().forEach(n -> statement(n, out));
    }
  }

  /** The leaves of an initialiser in order of their place; what is not written is left out. */
  private static void leaves(ClangNode node, List<TypedTree> out) {
    switch (node.kind()) {
      case "InitListExpr" -> {
        boolean filler = node.text("list").equals("array_filler");
        node.inner().subList(filler ? 1 : 0, node.inner().size()).forEach(n -> leaves(n, out));
      }
      case "ConstantExpr", "ParenExpr" -> leaves(node.first(), out);
      case "ImplicitValueInitExpr" -> {}
      default -> out.add(tree(node));
    }
  }

  private static TypedTree tree(ClangNode n) {
    return switch (n.kind()) {
      case "ParenExpr", "ConstantExpr" -> tree(n.first());
      case "ImplicitCastExpr" -> implicit(n);
      case "CStyleCastExpr" -> node("Cast:" + conversion(n), n, n.inner());
      case "IntegerLiteral", "CharacterLiteral", "FloatingLiteral", "ImaginaryLiteral" ->
          node("Literal", n, List.of());
      case "StringLiteral" -> node("String", n, List.of());
      case "PredefinedExpr" -> node("Name:" + n.text("name"), n, List.of());
      case "DeclRefExpr" -> node("Name:" + n.text("referencedDecl.name"), n, List.of());
      case "UnaryOperator" -> unary(n);
      case "BinaryOperator" -> node(operator(n), n, n.inner());
      case "CompoundAssignOperator" -> compound(n);
      case "ConditionalOperator" -> node("Conditional", n, n.inner());
      case "BinaryConditionalOperator" ->
          node("OrElse", n, List.of(n.first(), n.inner().getLast()));
      case "CallExpr" -> call(n);
      case "ArraySubscriptExpr" -> node("Index", n, pointerFirst(n.inner()));
      case "MemberExpr" -> member(n);
      case "UnaryExprOrTypeTraitExpr" ->
          node("Query", n, n.text("argType.qualType").isEmpty() ? n.inner() : List.of());
      case "OffsetOfExpr", "TypeTraitExpr" -> node("Query", n, List.of());
      case "CompoundLiteralExpr" -> literal(n);
      case "StmtExpr" -> statements(n);
      case "GenericSelectionExpr" -> tree(chosen(n));
      case "ChooseExpr" -> node("Choose", n, n.inner());
      case "VAArgExpr" -> node("VaArg", n, n.inner());
      default -> node(n.kind(), n, List.of());
    };
  }

  private static TypedTree node(String label, ClangNode n, List<ClangNode> inner) {
    return make(label, n, inner.stream().map(ClangTrees::tree).toList());
  }

  private static TypedTree make(String label, ClangNode n, List<TypedTree> inner) {
    boolean lvalue = n.text("valueCategory").equals("lvalue");
    return new TypedTree(label, n.text("type.qualType"), lvalue, inner, "");
  }

  private static TypedTree implicit(ClangNode n) {
    String kind = n.text("castKind");
    return kind.equals("AtomicToNonAtomic") || kind.equals("NonAtomicToAtomic")
        ? tree(n.first())
        : node("Implicit:" + conversion(n), n, n.inner());
  }

  private static String conversion(ClangNode n) {
    String kind = n.text("castKind");
    return switch (kind) {
      case "LValueToRValue" -> "LVALUE_TO_RVALUE";
      case "ArrayToPointerDecay" -> "ARRAY_TO_POINTER";
      case "FunctionToPointerDecay", "BuiltinFnToFnPtr" -> "FUNCTION_TO_POINTER";
      case "IntegralCast" -> "INTEGRAL";
      case "IntegralToFloating" -> "INTEGRAL_TO_FLOATING";
      case "FloatingToIntegral" -> "FLOATING_TO_INTEGRAL";
      case "FloatingCast" -> "FLOATING";
      case "IntegralToBoolean", "FloatingToBoolean", "PointerToBoolean" -> "TO_BOOL";
      case "FloatingComplexToBoolean", "IntegralComplexToBoolean" -> "TO_BOOL";
      case "PointerToIntegral" -> "POINTER_TO_INTEGRAL";
      case "IntegralToPointer" -> "INTEGRAL_TO_POINTER";
      case "NullToPointer" -> "NULL_TO_POINTER";
      case "ToVoid" -> "TO_VOID";
      case "FloatingRealToComplex", "IntegralRealToComplex" -> "REAL_TO_COMPLEX";
      case "FloatingComplexToReal", "IntegralComplexToReal" -> "COMPLEX_TO_REAL";
      case "FloatingComplexCast", "IntegralComplexCast" -> "COMPLEX";
      case "FloatingComplexToIntegralComplex", "IntegralComplexToFloatingComplex" -> "COMPLEX";
      case "VectorSplat" -> "VECTOR_SPLAT";
      case "ToUnion" -> "TO_UNION";
      case "NoOp" -> "NO_OP";
      case "BitCast" -> "BITS";
      default -> kind;
    };
  }

  private static TypedTree unary(ClangNode n) {
    String op = n.text("opcode");
    return switch (op) {
      case "__extension__" -> tree(n.first());
      case "++", "--" -> node("Step:" + (n.is("isPostfix") ? "post" : "pre") + op, n, n.inner());
      case "__real", "__imag" -> node("Unary:" + op + "__", n, n.inner());
      default -> node("Unary:" + op, n, n.inner());
    };
  }

  private static String operator(ClangNode n) {
    return switch (n.text("opcode")) {
      case "=" -> "Assign";
      case "," -> "Comma";
      default -> "Binary:" + n.text("opcode");
    };
  }

  private static TypedTree compound(ClangNode n) {
    var inner = new ArrayList<>(n.inner().stream().map(ClangTrees::tree).toList());
    String computation = n.text("computeResultType.qualType");
    inner.add(new TypedTree("Computation", computation, false, List.of(), ""));
    return make("CompoundAssign:" + n.text("opcode"), n, inner);
  }

  private static TypedTree call(ClangNode n) {
    ClangNode callee = n.first();
    while (callee.kind().equals("ImplicitCastExpr") || callee.kind().equals("ParenExpr")) {
      callee = callee.first();
    }
    // clang turns generic __sync_ builtins into those for the object's size.
    String name = callee.text("referencedDecl.name").replaceFirst("^(__sync_.*)_\\d+$", "$1");
    if (!Builtins.isPolymorphic(name)) {
      return node("Call", n, n.inner());
    }
    boolean start = name.equals("__builtin_va_start");
    List<ClangNode> arguments = n.inner().subList(1, start ? 2 : n.inner().size());
    return node("Builtin:" + name, n, arguments);
  }

  private static List<ClangNode> pointerFirst(List<ClangNode> operands) {
    String type = operands.getFirst().text("type.qualType");
    boolean integer =
        type.matches("(unsigned |signed )?(char|short|int|long|long long)|\\w*int\\w*_t");
    return integer ? operands.reversed() : operands;
  }

  /** Steps through anonymous members are not written, so they don't count. */
  private static TypedTree member(ClangNode n) {
    ClangNode base = n;
    while (base.first().kind().equals("MemberExpr") && base.first().text("name").isEmpty()) {
      base = base.first();
    }
    String dot = base.is("isArrow") ? "->" : ".";
    return make("Member:" + dot + n.text("name"), n, List.of(tree(base.first())));
  }

  private static TypedTree literal(ClangNode n) {
    var inner = new ArrayList<TypedTree>();
    n.inner().forEach(i -> leaves(i, inner));
    return make("CompoundLiteral", n, inner);
  }

  private static TypedTree statements(ClangNode n) {
    var inner = new ArrayList<TypedTree>();
    statement(n.first(), inner);
    return make("Statements", n, inner);
  }

  private static ClangNode chosen(ClangNode n) {
    for (ClangNode association : n.inner()) {
      if (association.is("selected")) {
        return association.inner().getLast();
      }
    }
    throw new IllegalStateException("nothing selected in _Generic");
  }
}
