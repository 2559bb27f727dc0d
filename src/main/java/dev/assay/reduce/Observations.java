package dev.assay.reduce;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Probe;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What a run of a subject in the interpreter showed; nothing if it cannot be run. */
public final class Observations {
  private final Supplier<Seen> source;
  private Seen seen;

  /**
   * The values that an expression had.
   *
   * @param first as {@link Probe#evaluated} gives it
   * @param single whether all were equal to the first
   */
  public record Values(Object first, Object last, boolean single, long times) {
    Values and(Object value) {
      return new Values(first, value, single && value.equals(first), times + 1);
    }
  }

  private record Seen(boolean known, Map<Stmt, Long> entered, Map<Expr, Values> values) {
    static final Seen NOTHING = new Seen(false, Map.of(), Map.of());
  }

  private Observations(Supplier<Seen> source) {
    this.source = source;
  }

  /** Nothing is known. */
  public static Observations none() {
    return new Observations(() -> Seen.NOTHING);
  }

  /** Of a subject of one unit that runs to its end; else nothing. It runs when first asked. */
  public static Observations lazily(Subject subject, Limits limits) {
    return new Observations(() -> run(subject, limits));
  }

  private static Seen run(Subject subject, Limits limits) {
    if (subject.units().size() != 1) {
      return Seen.NOTHING;
    }
    var observer = new Observer();
    Execution execution =
        Interpreter.run(
            subject.units().getFirst().program(),
            new Dialect(subject.standard(), false, true),
            limits,
            observer);
    return execution instanceof Execution.Finished
        ? new Seen(true, observer.entered, observer.values)
        : Seen.NOTHING;
  }

  private Seen seen() {
    if (seen == null) {
      seen = source.get();
    }
    return seen;
  }

  /** Whether there was a run: only then is what was not seen never executed. */
  public boolean areKnown() {
    return seen().known();
  }

  /** How often the statement was executed; 0 if nothing is known. */
  public long executions(Stmt stmt) {
    return seen().entered().getOrDefault(stmt, 0L);
  }

  /** Whether it is known that the statement was not executed. */
  public boolean isDead(Stmt stmt) {
    return seen().known() && !seen().entered().containsKey(stmt);
  }

  /** Empty if it was never evaluated, or nothing is known. */
  public Optional<Values> values(Expr expr) {
    return Optional.ofNullable(seen().values().get(expr));
  }

  private static final class Observer implements Probe {
    private final Map<Stmt, Long> entered = new IdentityHashMap<>();
    private final Map<Expr, Values> values = new IdentityHashMap<>();

    @Override
    public boolean watches(Stmt statement) {
      return true;
    }

    @Override
    public boolean watches(Expr expression) {
      return true;
    }

    @Override
    public void entered(Stmt statement, View view) {
      entered.merge(statement, 1L, Long::sum);
    }

    @Override
    public void evaluated(Expr expression, Object value) {
      Values before = values.get(expression);
      values.put(
          expression, before == null ? new Values(value, value, true, 1) : before.and(value));
    }
  }
}
