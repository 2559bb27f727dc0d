package dev.assay.campaign.source;

import dev.assay.generate.grammar.GrammarOptions;
import dev.assay.generate.grammar.GrammarRule;
import dev.assay.generate.grammar.GrammarRules;
import dev.assay.generate.grammar.GrammarSize;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.random.Rng;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws what programs of the grammar are like, and reads it back. */
final class GrammarRecipe {
  private static final List<GrammarSize> SIZES =
      List.of(
          GrammarSize.SMALL,
          GrammarSize.SMALL,
          GrammarSize.SMALL,
          GrammarSize.MEDIUM,
          GrammarSize.MEDIUM,
          GrammarSize.LARGE);

  /** Side effects inside of expressions are what most often makes programs undefined. */
  private static final List<String> RISKY =
      List.of(
          "inner-assignment",
          "inner-update",
          "step",
          "pointer-test",
          "float-type",
          "overflow-builtin");

  private static final int CLASSIC_ONE_IN = 8;
  private static final int LEFT_OUT_ONE_IN = 5;
  private static final Pattern WEIGHT = Pattern.compile(" --weight ([a-z0-9-]+)=(\\d{1,4})");
  private static final Pattern TEXT =
      Pattern.compile(
          "--size ([a-z]+) --vocabulary ([a-z]+) --nesting (\\d) --depth (\\d)((?:"
              + WEIGHT.pattern()
              + ")*)");

  private GrammarRecipe() {}

  /** Half of the programs do without some of the rules, so that the others meet more often. */
  static GrammarOptions drawn(Rng rng, boolean onlyGcc) {
    Vocabulary widest = onlyGcc ? Vocabulary.GCC : Vocabulary.FULL;
    Vocabulary vocabulary = rng.chance(1, CLASSIC_ONE_IN) ? Vocabulary.CLASSIC : widest;
    Map<String, Integer> weights = new HashMap<>();
    boolean fewer = rng.nextBoolean();
    for (GrammarRule rule : GrammarRules.all()) {
      if (rng.chance(1, LEFT_OUT_ONE_IN) && fewer && !GrammarRules.isNeeded(rule.name())) {
        weights.put(rule.name(), 0);
      }
    }
    if (rng.nextBoolean()) {
      RISKY.forEach(name -> weights.put(name, 0));
    }
    return new GrammarOptions(
        rng.pick(SIZES), vocabulary, rng.between(2, 5), rng.between(1, 4), weights);
  }

  /** Reads what {@link GrammarOptions#text} wrote; empty if it is something else. */
  static Optional<GrammarOptions> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, Integer> weights = new HashMap<>();
    Matcher weight = WEIGHT.matcher(matcher.group(5));
    while (weight.find()) {
      weights.put(weight.group(1), Integer.valueOf(weight.group(2)));
    }
    return GrammarSize.parse(matcher.group(1))
        .flatMap(size ->
            Vocabulary.parse(matcher.group(2))
                .map(vocabulary ->
                    new GrammarOptions(
                        size,
                        vocabulary,
                        Integer.parseInt(matcher.group(3)),
                        Integer.parseInt(matcher.group(4)),
                        weights)));
  }
}
