package dev.assay.mutate.profile;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Layout;
import dev.assay.interpret.Choices;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Probe;
import dev.assay.interpret.Tally;
import dev.assay.random.Seed;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Runs programs and writes down what they show at their statements. */
public final class Profiler {
  private Profiler() {}

  /** What came of it. */
  public sealed interface Result {
    record Done(Profile profile) implements Result {}

    /** The program did not finish by itself. */
    record Failed(Execution execution) implements Result {}
  }

  /**
   * Runs the program twice, as C leaves open which of two calls in an expression comes first: what
   * is told holds for both orders.
   *
   * @param chosen the statements whose places are read, by identity; the others are counted
   * @param seed what the places are drawn with where there are too many
   */
  public static Result profile(
      Program program, Dialect dialect, Limits limits, Collection<Stmt> chosen, Seed seed) {
    Map<Stmt, List<Place>> scopes = scopes(program, chosen, seed);
    var layout = new Layout(program.model(), program.tags());
    var first = new Observer(scopes, layout, _ -> false);
    Execution plain = Interpreter.run(program, dialect, limits, first);
    // What one order shows too much of is not told, whatever the other would show.
    var second = new Observer(scopes, layout, first::isOver);
    Execution backwards =
        Interpreter.run(
            program, dialect, limits, Choices.DEFAULT.withRightToLeft(), Optional.of(second));
    if (plain instanceof Execution.Finished one && backwards instanceof Execution.Finished other) {
      return new Result.Done(Merging.ofOrders(first.profile(one), second.profile(other)));
    }
    return new Result.Failed(plain instanceof Execution.Finished ? backwards : plain);
  }

  /** What can be told without a run, as if the program ended before its first statement. */
  public static Profile withoutRun(Program program, Collection<Stmt> chosen, Seed seed) {
    return new Profile(
        new Execution.Finished(0, "", 0), Map.of(), Map.of(), scopes(program, chosen, seed));
  }

  private static Map<Stmt, List<Place>> scopes(
      Program program, Collection<Stmt> chosen, Seed seed) {
    if (chosen.isEmpty()) {
      return Map.of();
    }
    Set<Stmt> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
    wanted.addAll(chosen);
    var places = new Places(program, seed);
    Map<Stmt, List<Place>> scopes = new IdentityHashMap<>();
    for (Scopes.At at : Scopes.of(program, wanted)) {
      scopes.put(at.stmt(), places.at(at));
    }
    return Collections.unmodifiableMap(scopes);
  }

  private static final class Observer implements Probe {
    private final Map<Stmt, List<Place>> scopes;
    private final Layout layout;
    private final Predicate<Stmt> skipped;
    private final Map<Stmt, Tally> tallies = new IdentityHashMap<>();
    private final Map<Stmt, Watch> watches = new IdentityHashMap<>();

    /** {@code skipped} tells statements that were visited too often before. */
    Observer(Map<Stmt, List<Place>> scopes, Layout layout, Predicate<Stmt> skipped) {
      this.scopes = scopes;
      this.layout = layout;
      this.skipped = skipped;
    }

    boolean isOver(Stmt statement) {
      Watch watch = watches.get(statement);
      return watch != null && watch.isOver();
    }

    @Override
    public Optional<Tally> tally(Stmt statement) {
      return Optional.of(tallies.computeIfAbsent(statement, _ -> new Tally()));
    }

    @Override
    public List<Expr> reads(Stmt statement) {
      List<Place> places = scopes.get(statement);
      if (places == null) {
        return List.of();
      }
      if (skipped.test(statement)) {
        watches.put(statement, Watch.over());
        return List.of();
      }
      watches.put(statement, new Watch(places, p -> new Observed(p, layout)));
      return places.stream().map(Place::lvalue).toList();
    }

    @Override
    public boolean read(Stmt statement, Object[] values) {
      return watches.get(statement).see(values);
    }

    Profile profile(Execution.Finished execution) {
      return new Profile(execution, entered(), points(), scopes);
    }

    private Map<Stmt, Long> entered() {
      Map<Stmt, Long> entered = new IdentityHashMap<>();
      tallies.forEach((stmt, tally) -> {
        long times = tally.entries() + tally.jumps();
        if (times > 0) {
          entered.put(stmt, times);
        }
      });
      return Collections.unmodifiableMap(entered);
    }

    private Map<Stmt, Point> points() {
      Map<Stmt, Point> points = new IdentityHashMap<>();
      watches.forEach((stmt, watch) -> {
        long entries = tallies.get(stmt).entries();
        if (entries > 0) {
          points.put(stmt, watch.point(entries));
        }
      });
      return Collections.unmodifiableMap(points);
    }
  }
}
