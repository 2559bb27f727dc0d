package dev.assay.generate.grammar;

import dev.assay.c.CType;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The function around a place: what it gives, what it may call, and its labels. */
public final class Frame {
  private final CType result;
  private final int callees;
  private final List<String> labels;
  private final Set<String> placed = new HashSet<>();

  /**
   * @param callees so many of the program's functions, from the first, may be called: there is no
   *     recursion unless a rule wants one
   */
  Frame(CType result, int callees, List<String> labels) {
    this.result = result;
    this.callees = callees;
    this.labels = List.copyOf(labels);
  }

  public CType result() {
    return result;
  }

  public int callees() {
    return callees;
  }

  /** All labels that the function has in the end. */
  public List<String> labels() {
    return labels;
  }

  /** A label that has no place yet, perhaps. */
  public List<String> open() {
    var open = new ArrayList<>(labels);
    open.removeAll(placed);
    return open;
  }

  /** Takes one of the open labels: it stands where the caller puts it. */
  public String place(Rng rng) {
    String label = rng.pick(open());
    placed.add(label);
    return label;
  }

  /** What was placed up to now, for {@link #restore}. */
  public Set<String> placed() {
    return Set.copyOf(placed);
  }

  /** Goes back to what was placed then: other code is thrown away. */
  public void restore(Set<String> then) {
    placed.clear();
    placed.addAll(then);
  }
}
