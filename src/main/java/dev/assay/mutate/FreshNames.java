package dev.assay.mutate;

import java.util.HashSet;
import java.util.Set;

/** Names for what one mutation adds: no other mutation of the program has them. */
public final class FreshNames {
  private final Set<String> taken;
  private final int mutation;
  private int count;

  /**
   * Those of one mutation.
   *
   * @param taken the names of the program
   * @param mutation its number among the mutations of the program
   */
  public FreshNames(Set<String> taken, int mutation) {
    this.taken = Set.copyOf(taken);
    this.mutation = mutation;
  }

  /** The same that are none of some others either. */
  public FreshNames avoiding(Set<String> others) {
    Set<String> all = new HashSet<>(taken);
    all.addAll(others);
    return new FreshNames(all, mutation);
  }

  /** The next one, such as {@code k_12_0}. */
  public String next(String prefix) {
    String name;
    do {
      name = prefix + "_" + mutation + "_" + count++;
    } while (taken.contains(name));
    return name;
  }

  /** What many names can begin with, such as {@code h_12_0_}. */
  public String nextPrefix(String prefix) {
    String name;
    do {
      name = prefix + "_" + mutation + "_" + count++ + "_";
    } while (hasPrefix(name));
    return name;
  }

  private boolean hasPrefix(String prefix) {
    return taken.stream().anyMatch(other -> other.startsWith(prefix));
  }
}
