package dev.assay.generate.exact;

import java.util.HashMap;
import java.util.Map;

/** Names that are not yet taken: a prefix and the next number. */
public final class Names {
  private final Map<String, Integer> next = new HashMap<>();

  public String fresh(String prefix) {
    int number = next.merge(prefix, 1, Integer::sum) - 1;
    return prefix + number;
  }
}
