package dev.assay.generate.grammar.snippet;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** How often each rule was used for a snippet. */
public record GrammarCoverage(Map<SnippetRule, Integer> counts) {
  public static final GrammarCoverage NONE = new GrammarCoverage(Map.of());

  public GrammarCoverage {
    Map<SnippetRule, Integer> copy = new EnumMap<>(SnippetRule.class);
    copy.putAll(counts);
    counts = Collections.unmodifiableMap(copy);
  }

  public int count(SnippetRule rule) {
    return counts.getOrDefault(rule, 0);
  }

  /** With one more use of a rule. */
  public GrammarCoverage with(SnippetRule rule) {
    Map<SnippetRule, Integer> more = new EnumMap<>(SnippetRule.class);
    more.putAll(counts);
    more.merge(rule, 1, Integer::sum);
    return new GrammarCoverage(more);
  }

  /** The square of the distance from having used nothing. */
  public long sumOfSquares() {
    return counts.values().stream().mapToLong(count -> (long) count * count).sum();
  }
}
