package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.interpret.node.RestrictNodes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which restrict pointers a function has, and which of them an lvalue's address is based on
 * (6.7.3.1p3).
 *
 * <p>A look at the text, not at the run: what is not plain is {@link #UNKNOWN}, and nothing is
 * concluded from it.
 */
final class RestrictFacts implements Visitor {
  /** Based on none of the restrict pointers. */
  static final int NONE = -1;

  static final int UNKNOWN = -2;
  private static final int NOTHING_YET = -3;

  private final Map<String, Integer> bases = new LinkedHashMap<>();
  private final Map<String, List<Expr>> sources = new HashMap<>();
  private final Set<String> parameters = new HashSet<>();
  private final Set<String> unclear = new HashSet<>();
  private final Set<String> underWay = new HashSet<>();

  private RestrictFacts() {}

  static RestrictFacts of(Decl.Function function) {
    var facts = new RestrictFacts();
    for (Decl.Parameter parameter : function.parameters()) {
      facts.parameters.add(parameter.name());
      facts.declare(parameter.name(), parameter.type());
    }
    function.body().ifPresent(facts::stmt);
    facts.bases.keySet().removeIf(name -> !facts.isSteady(name));
    return facts;
  }

  /** The restrict pointers by name, numbered. */
  Map<String, Integer> bases() {
    return bases;
  }

  private void declare(String name, CType type) {
    if (sources.putIfAbsent(name, new ArrayList<>()) != null) {
      unclear.add(name);
    }
    if (Types.isPointer(type) && Types.qualifiers(type).isRestrict()) {
      bases.put(name, bases.size());
    }
  }

  /** Whether a restrict pointer keeps pointing to where it first did. */
  private boolean isSteady(String name) {
    List<Expr> all = sources.get(name);
    int first = parameters.contains(name) ? 0 : Math.min(1, all.size());
    return !unclear.contains(name)
        && all.stream().skip(first).allMatch(e -> pointer(e) == bases.get(name));
  }

  @Override
  public void decl(Decl decl) {
    switch (decl) {
      case Decl.Variable v -> {
        declare(v.name(), v.type());
        boolean plain = v.storage() != Decl.Storage.STATIC && v.storage() != Decl.Storage.EXTERN;
        if (!plain) {
          unclear.add(v.name());
        } else if (v.initializer().orElse(null) instanceof Initializer.Value(Expr value)) {
          sources.get(v.name()).add(value);
        }
      }
      case Decl.Function f when f.body().isPresent() -> unclear.addAll(sources.keySet());
      case Decl _ -> {}
    }
    Children.of(decl, this);
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Assign(Expr.Name target, Expr value, _, _)
          when sources.containsKey(target.name()) ->
          sources.get(target.name()).add(value);
      case Expr.Unary(UnaryOp op, Expr.Name name, _, _) when op == UnaryOp.ADDRESS ->
          unclear.add(name.name());
      case Expr _ -> {}
    }
    Children.of(expr, this);
  }

  @Override
  public void stmt(Stmt stmt) {
    if (stmt instanceof Stmt.Asm) {
      unclear.addAll(sources.keySet());
    }
    Children.of(stmt, this);
  }

  @Override
  public void initializer(Initializer initializer) {
    Children.of(initializer, this);
  }

  /** The number of the restrict pointer that an lvalue's address is based on. */
  int place(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Name _ -> NONE;
      case Expr.Index i when Types.isPointer(i.base().type()) -> pointer(i.base());
      case Expr.Member m -> m.arrow() ? pointer(m.base()) : place(m.base());
      case Expr.Swizzle s -> s.arrow() ? pointer(s.base()) : place(s.base());
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> pointer(u.operand());
      case Expr _ -> UNKNOWN;
    };
  }

  /** Whether an address with such an origin is based on the restrict pointer of that number. */
  RestrictNodes.Basis basis(int origin, int base) {
    return basis(origin, base, bases.size());
  }

  private RestrictNodes.Basis basis(int origin, int base, int depth) {
    if (origin == UNKNOWN || depth < 0) {
      return RestrictNodes.Basis.UNKNOWN;
    }
    if (origin == base) {
      return RestrictNodes.Basis.THROUGH;
    }
    String name = origin == NONE ? "" : nameOf(origin);
    if (origin == NONE || parameters.contains(name)) {
      return RestrictNodes.Basis.OTHERWISE;
    }
    // A restrict pointer of an inner block may be based on one of an outer.
    Set<RestrictNodes.Basis> found = EnumSet.noneOf(RestrictNodes.Basis.class);
    for (Expr source : sources.get(name)) {
      found.add(basis(pointer(source), base, depth - 1));
    }
    return found.size() == 1 ? found.iterator().next() : RestrictNodes.Basis.UNKNOWN;
  }

  private String nameOf(int base) {
    return bases.entrySet().stream()
        .filter(e -> e.getValue() == base)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("");
  }

  private int pointer(Expr value) {
    return switch (value) {
      case Expr.Implicit i -> converted(i.conversion(), i.operand());
      case Expr.Cast c -> converted(c.conversion(), c.operand());
      case Expr.Binary b when Types.isPointer(b.type()) ->
          pointer(Types.isPointer(b.left().type()) ? b.left() : b.right());
      case Expr.Conditional c -> join(pointer(c.then()), pointer(c.otherwise()));
      case Expr.Comma c -> pointer(c.right());
      case Expr.Assign a -> pointer(a.value());
      case Expr.CompoundAssign(_, Expr.Name n, _, _, _, _) -> variable(n.name());
      case Expr.Step(_, Expr.Name n, _, _) -> variable(n.name());
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS -> place(u.operand());
      case Expr _ -> UNKNOWN;
    };
  }

  private int converted(Conversion conversion, Expr operand) {
    return switch (conversion) {
      case LVALUE_TO_RVALUE -> operand instanceof Expr.Name n ? variable(n.name()) : UNKNOWN;
      case ARRAY_TO_POINTER -> place(operand);
      case POINTER, NO_OP -> pointer(operand);
      case FUNCTION_TO_POINTER, INTEGRAL, INTEGRAL_TO_FLOATING, FLOATING_TO_INTEGRAL -> UNKNOWN;
      case FLOATING, TO_BOOL, POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, NULL_TO_POINTER -> UNKNOWN;
      case TO_VOID, REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, VECTOR_SPLAT -> UNKNOWN;
      case VECTOR_REINTERPRET, TO_UNION -> UNKNOWN;
    };
  }

  private int variable(String name) {
    if (!sources.containsKey(name) || unclear.contains(name)) {
      return UNKNOWN;
    }
    if (bases.containsKey(name)) {
      return bases.get(name);
    }
    if (!underWay.add(name)) {
      return NOTHING_YET;
    }
    int origin = parameters.contains(name) ? NONE : NOTHING_YET;
    for (Expr source : sources.get(name)) {
      origin = join(origin, pointer(source));
    }
    underWay.remove(name);
    return origin == NOTHING_YET && underWay.isEmpty() ? UNKNOWN : origin;
  }

  private static int join(int a, int b) {
    if (a == NOTHING_YET || a == b) {
      return b;
    }
    return b == NOTHING_YET ? a : UNKNOWN;
  }
}
