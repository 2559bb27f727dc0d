package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One call with what the called function does in its place. */
final class InlinedCall {
  private final Decl.Function definition;
  private final Expr.Call call;
  private final Symbols symbols;
  private final List<Stmt> declared = new ArrayList<>();
  private final Map<Expr, Expr> arguments = new IdentityHashMap<>();

  InlinedCall(Decl.Function definition, Expr.Call call, Symbols symbols) {
    this.definition = definition;
    this.call = call;
    this.symbols = symbols;
  }

  Optional<Replacement> replacement() {
    if (call.arguments().size() != definition.parameters().size()) {
      return Optional.empty();
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      argument(definition.parameters().get(i), i, call.arguments().get(i));
    }
    List<Stmt> items = definition.body().orElseThrow().items();
    if (declared.isEmpty()
        && items.size() == 1
        && items.getFirst() instanceof Stmt.Return r
        && r.value().isPresent()) {
      return Optional.of(Replacement.of(call, substituted(r.value().get())));
    }
    return asStatements(items);
  }

  /** One that is simple stands wherever its parameter is read; another gets a variable. */
  private void argument(Decl.Parameter parameter, int place, Expr argument) {
    List<Expr.Name> uses =
        symbols.entities(Entity.Kind.PARAMETER).stream()
            .filter(p -> p.place() == place && p.isDeclaredBy(definition))
            .flatMap(p -> p.uses().stream())
            .toList();
    boolean simple = uses.size() <= 1 || isSimple(argument);
    if (uses.isEmpty() && Effects.isPure(argument)) {
      return;
    }
    if (simple && Effects.isPure(argument) && uses.stream().allMatch(symbols::isRead)) {
      uses.forEach(use -> arguments.put((Expr) symbols.parent(use), argument));
    } else {
      var value = Optional.<Initializer>of(new Initializer.Value(argument));
      declared.add(new Stmt.Declare(Declarations.plain(parameter.name(), parameter.type(), value)));
    }
  }

  private static boolean isSimple(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> isSimple(i.operand());
      case Expr.Name _, Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _ -> true;
      case Expr _ -> false;
    };
  }

  private Optional<Replacement> asStatements(List<Stmt> items) {
    boolean returns = !items.isEmpty() && items.getLast() instanceof Stmt.Return;
    var by = new ArrayList<>(declared);
    items
        .subList(0, returns ? items.size() - 1 : items.size())
        .forEach(item -> by.add(substituted(item)));
    Optional<Expr> value =
        returns && items.getLast() instanceof Stmt.Return r
            ? r.value().map(this::substituted)
            : Optional.empty();
    return switch (symbols.around(call)) {
      case Stmt.Expression s when symbols.isDiscarded(call) -> {
        value
            .filter(v -> !Effects.isPure(v))
            .ifPresent(v -> by.add(new Stmt.Expression(v, s.span())));
        yield Optional.of(Replacement.of(s, new Stmt.Block(by, s.span())));
      }
      case Expr.Assign a
          when value.isPresent() && symbols.statement(a).isPresent() && isOnly(a.value()) -> {
        var assign = new Expr.Assign(a.target(), value.get(), a.type(), a.span());
        by.add(new Stmt.Expression(assign, a.span()));
        Stmt statement = symbols.statement(a).get();
        yield Optional.of(Replacement.of(statement, new Stmt.Block(by, a.span())));
      }
      case Stmt.Return r when value.isPresent() -> {
        by.add(new Stmt.Return(value, r.span()));
        yield Optional.of(Replacement.of(r, new Stmt.Block(by, r.span())));
      }
      case null, default ->
          by.isEmpty() && value.isPresent()
              ? Optional.of(Replacement.of(call, value.get()))
              : Optional.empty();
    };
  }

  private boolean isOnly(Expr value) {
    return value == (Expr) call || value instanceof Expr.Implicit i && isOnly(i.operand());
  }

  private Expr substituted(Expr expr) {
    return new Rewriter(new Substitution(arguments)).expr(expr);
  }

  private Stmt substituted(Stmt stmt) {
    return new Rewriter(new Substitution(arguments)).stmt(stmt);
  }

  private record Substitution(Map<Expr, Expr> arguments) implements Rules {
    @Override
    public Expr expr(Expr expr) {
      return arguments.getOrDefault(expr, expr);
    }
  }
}
