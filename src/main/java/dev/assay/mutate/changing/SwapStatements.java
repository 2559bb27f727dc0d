package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Two statements of a block change places. */
final class SwapStatements implements ChangingMutator {
  /** Statements further apart are left alone, so that a long block does not get all the changes. */
  private static final int FURTHEST = 4;

  private record Pair(Stmt.Block block, Stmt first, Stmt second) {}

  @Override
  public String name() {
    return "swap-statements";
  }

  @Override
  public String summary() {
    return "two statements of a block change places";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var pairs = new ArrayList<Pair>();
    for (Spot spot : Spots.of(subject.program()).all()) {
      if (spot.statement() instanceof Stmt.Block block) {
        addPairs(spot, block, subject, pairs);
      }
    }
    if (pairs.isEmpty()) {
      return Optional.empty();
    }
    Pair pair = rng.pick(pairs);
    return Optional.of(
        new Change(
            Excerpts.of(pair.second()) + " before " + Excerpts.of(pair.first()),
            List.of(Replacement.of(pair.block(), swapped(pair)))));
  }

  private static Stmt swapped(Pair pair) {
    var items = new ArrayList<>(pair.block().items());
    items.replaceAll(
        item -> item == pair.first() ? pair.second() : item == pair.second() ? pair.first() : item);
    return new Stmt.Block(items, pair.block().span());
  }

  private static void addPairs(Spot spot, Stmt.Block block, Subject subject, List<Pair> pairs) {
    List<Stmt> items = block.items();
    // The last one may be the value of a statement expression.
    int end = spot.surroundings().inExpression() ? items.size() - 1 : items.size();
    for (int i = 0; i < end; i++) {
      for (int j = i + 1; j < Math.min(end, i + FURTHEST); j++) {
        List<Stmt> around = items.subList(Math.max(0, i - 1), j + 1);
        List<Stmt> between = items.subList(i + 1, j);
        var pair = new Pair(block, items.get(i), items.get(j));
        if (moves(pair.first())
            && moves(pair.second())
            && around.stream().noneMatch(SwapStatements::belongsToNext)
            && between.stream().allMatch(item -> isFreeOf(item, pair))
            && !pair.first().equals(pair.second())
            && (!subject.conservative() || isCautious(pair, spot.function()))) {
          pairs.add(pair);
        }
      }
    }
  }

  private static boolean moves(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Declare _, Stmt.LocalLabels _, Stmt.Pragma _, Stmt.Labeled _ -> false;
      case Stmt.Empty e -> e.attributes().isEmpty();
      case Stmt _ -> true;
    };
  }

  /** Such as pragmas of loops, and what says that control falls into the next case. */
  private static boolean belongsToNext(Stmt stmt) {
    return stmt instanceof Stmt.Pragma
        || stmt instanceof Stmt.Empty e && !e.attributes().isEmpty()
        || stmt instanceof Stmt.Labeled l && belongsToNext(l.body());
  }

  /** Whether the pair has nothing to do with what the statement between them may declare. */
  private static boolean isFreeOf(Stmt between, Pair pair) {
    return switch (between) {
      case Stmt.Declare(Decl.Variable v) ->
          !Types.isVariablyModified(v.type())
              && !Names.used(pair.first()).contains(v.name())
              && !Names.used(pair.second()).contains(v.name());
      case Stmt.Declare _, Stmt.LocalLabels _ -> false;
      case Stmt _ -> true;
    };
  }

  /** Whether no variable that starts without a value is used by both. */
  private static boolean isCautious(Pair pair, Decl.Function function) {
    Set<String> unset =
        Walk.statements(function.body().orElseThrow()).stream()
            .filter(s -> s instanceof Stmt.Declare(Decl.Variable v) && v.initializer().isEmpty())
            .map(s -> ((Decl.Variable) ((Stmt.Declare) s).declaration()).name())
            .collect(Collectors.toSet());
    unset.retainAll(Names.used(pair.first()));
    unset.retainAll(Names.used(pair.second()));
    return unset.isEmpty();
  }
}
