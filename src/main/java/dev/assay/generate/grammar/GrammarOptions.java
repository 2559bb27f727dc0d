package dev.assay.generate.grammar;

import java.util.Map;
import java.util.TreeMap;

/**
 * What programs of the grammar are like.
 *
 * @param nesting how deep blocks may be nested
 * @param depth how deep expressions may get
 * @param weights those that are set, by the names of rules; others are as the rules say
 */
public record GrammarOptions(
    GrammarSize size, Vocabulary vocabulary, int nesting, int depth, Map<String, Integer> weights) {
  public static final GrammarOptions DEFAULT =
      new GrammarOptions(GrammarSize.MEDIUM, Vocabulary.FULL, 4, 3, Map.of());

  public GrammarOptions {
    weights = Map.copyOf(weights);
  }

  /** How often a rule is used beside others. */
  public int weight(GrammarRule rule) {
    return rule.vocabulary().compareTo(vocabulary) > 0
        ? 0
        : weights.getOrDefault(rule.name(), rule.weight());
  }

  public GrammarOptions with(GrammarSize changed) {
    return new GrammarOptions(changed, vocabulary, nesting, depth, weights);
  }

  public GrammarOptions with(Vocabulary changed) {
    return new GrammarOptions(size, changed, nesting, depth, weights);
  }

  /** As options of {@code assay generate}; the same for equal options. */
  public String text() {
    var text = new StringBuilder();
    text.append("--size ").append(size.label());
    text.append(" --vocabulary ").append(vocabulary.label());
    text.append(" --nesting ").append(nesting);
    text.append(" --depth ").append(depth);
    new TreeMap<>(weights)
        .forEach(
            (name, weight) -> text.append(" --weight ").append(name).append('=').append(weight));
    return text.toString();
  }
}
