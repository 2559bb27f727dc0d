package dev.assay.generate.exact;

import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The variables in sight while a function is generated: a stack that blocks push and release. */
public final class Scope {
  private static final int TRIES = 12;

  private final ArrayList<Variable> variables = new ArrayList<>();

  public Scope(List<Variable> globals) {
    variables.addAll(globals);
  }

  public void declare(Variable variable) {
    variables.add(variable);
  }

  /** Where the stack ends now, for {@link #release}. */
  public int mark() {
    return variables.size();
  }

  /** Forgets what was declared since the mark. */
  public void release(int mark) {
    variables.subList(mark, variables.size()).clear();
  }

  /** The variable at a position below the {@link #mark}. */
  public Variable at(int position) {
    return variables.get(position);
  }

  /** Where the variable of the name is; -1 if it is not in sight. */
  public int position(String name) {
    for (int i = variables.size() - 1; i >= 0; i--) {
      if (variables.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  public List<Variable> variables() {
    return List.copyOf(variables);
  }

  /** One of the variables for which the condition holds; recent ones are a little likelier. */
  public Optional<Variable> pick(Rng rng, Predicate<Variable> condition) {
    if (variables.isEmpty()) {
      return Optional.empty();
    }
    for (int i = 0; i < TRIES; i++) {
      int low = rng.chance(1, 3) ? variables.size() / 2 : 0;
      Variable variable = variables.get(rng.between(low, variables.size() - 1));
      if (condition.test(variable)) {
        return Optional.of(variable);
      }
    }
    List<Variable> fitting = variables.stream().filter(condition).toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(rng.pick(fitting));
  }
}
