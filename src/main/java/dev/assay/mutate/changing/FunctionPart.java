package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import dev.assay.mutate.FreshNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a function does, as statements after which others can come.
 *
 * @param value what it would return, of the type of its result, if it returns something
 */
record FunctionPart(List<Stmt> items, Optional<Expr> value, CType result) {
  FunctionPart {
    items = List.copyOf(items);
  }

  /** Whether its result, if there is one, can be kept in a variable. */
  static boolean isPossible(Decl.Function function, Tags tags) {
    return !hasConstPart(Definitions.result(function), tags);
  }

  private static boolean hasConstPart(CType type, Tags tags) {
    return Types.unqualified(type) instanceof CType.Record r
        && tags.record(r.tag())
            .filter(d ->
                d.fields().stream()
                    .anyMatch(
                        f -> Types.qualifiers(f.type()).isConst() || hasConstPart(f.type(), tags)))
            .isPresent();
  }

  /** Whether its statements can stand among others: it returns at its end, if anywhere. */
  static boolean isSimple(Decl.Function function) {
    List<Stmt> items = function.body().orElseThrow().items();
    boolean ends = !items.isEmpty() && items.getLast() instanceof Stmt.Return;
    return Definitions.isEasyToJumpIn(function)
        && !Returns.areIn(ends ? items.subList(0, items.size() - 1) : items);
  }

  /** As a list of statements, or as a block whose value a variable keeps. */
  static FunctionPart of(Decl.Function function, List<Stmt> first, boolean flat, FreshNames names) {
    CType result = Definitions.result(function);
    List<Stmt> items = new ArrayList<>(Syntax.before(function.body().orElseThrow().items(), first));
    if (!flat) {
      return enclosed(items, result, names);
    }
    Optional<Expr> value = Optional.empty();
    if (!items.isEmpty() && items.getLast() instanceof Stmt.Return r) {
      items.removeLast();
      if (Types.isVoid(result)) {
        r.value().map(Syntax::run).ifPresent(items::add);
      } else {
        value = r.value();
      }
    }
    return new FunctionPart(items, value, result);
  }

  private static FunctionPart enclosed(List<Stmt> items, CType result, FreshNames names) {
    String label = names.next("end");
    boolean valued = !Types.isVoid(result) && Returns.areIn(items);
    Optional<Expr> variable = valued ? Optional.of(Syntax.name(names.next("r"))) : Optional.empty();
    List<Stmt> all = new ArrayList<>();
    variable.ifPresent(v ->
        all.add(Syntax.declare(((Expr.Name) v).name(), Casts.written(result), Optional.empty())));
    all.add(Syntax.block(Returns.jumping(items, variable, label)));
    all.add(Syntax.label(label));
    return new FunctionPart(all, variable, result);
  }
}
