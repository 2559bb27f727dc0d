package dev.assay.cli;

import dev.assay.generate.Generator;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicyShuffle;
import dev.assay.generate.grammar.CcgGenerator;
import dev.assay.generate.grammar.GrammarOptions;
import dev.assay.generate.grammar.GrammarSize;
import dev.assay.generate.grammar.RemExactGenerator;
import dev.assay.generate.grammar.RemGenerator;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import dev.assay.generate.grammar.snippet.SnippetOptions.Choice;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Our own generators as {@code assay bench generate} knows them, each with a name of its own. */
final class OwnGenerators {
  static final String EXACT = "exact";
  static final String NO_POLICIES = "exact-no-policies";

  private static final SnippetOptions SNIPPETS = SnippetOptions.DEFAULT;

  /** A new generator, or a variant of one, is one line here. */
  static final List<Own> ALL =
      List.of(
          usual(EXACT, size -> new ExactGenerator(exact(size))),
          variant(NO_POLICIES, size -> exact(size, _ -> GenerationPolicy.none())),
          usual("ccg", size -> new CcgGenerator(grammar(size))),
          variant("ccg-classic", size -> new CcgGenerator(grammar(size).with(Vocabulary.CLASSIC))),
          usual("remgen", size -> remgen(size, SNIPPETS)),
          variant("remgen-exact", size -> new RemExactGenerator(exact(size), SNIPPETS)),
          variant("remgen-novel", size -> remgen(size, SNIPPETS.with(Choice.NOVEL))),
          variant("remgen-no-grammar", size -> remgen(size, SNIPPETS.withoutGrammar())),
          variant("remgen-no-selection", size -> remgen(size, SNIPPETS.with(Choice.EVERY))),
          variant("remgen-random-selection", size -> remgen(size, SNIPPETS.with(Choice.RANDOM))),
          variant("remgen-bound-3", size -> remgen(size, SNIPPETS.withBound(3))),
          variant("remgen-bound-5", size -> remgen(size, SNIPPETS.withBound(5))),
          variant("remgen-bound-20", size -> remgen(size, SNIPPETS.withBound(20))),
          variant("remgen-bound-40", size -> remgen(size, SNIPPETS.withBound(40))),
          variant("remgen-bound-100", size -> remgen(size, SNIPPETS.withBound(100))));

  private OwnGenerators() {}

  /**
   * One of our own.
   *
   * @param usual whether it takes part when nobody says which do
   * @param make for programs of a size
   */
  record Own(String name, boolean usual, Function<Size, Generator> make) {}

  static Optional<Own> find(String name) {
    return ALL.stream().filter(one -> one.name().equals(name)).findFirst();
  }

  static List<Own> usual() {
    return ALL.stream().filter(Own::usual).toList();
  }

  static String names() {
    return ALL.stream().map(Own::name).collect(Collectors.joining(", "));
  }

  private static Own usual(String name, Function<Size, Generator> make) {
    return new Own(name, true, make);
  }

  private static Own variant(String name, Function<Size, Generator> make) {
    return new Own(name, false, make);
  }

  private static Generator exact(Size size, Function<Rng, GenerationPolicy> policy) {
    return new ExactGenerator(options(size, policy));
  }

  private static ExactOptions exact(Size size) {
    return options(size, rng -> PolicyShuffle.of(rng, PolicyOverrides.NONE));
  }

  private static ExactOptions options(Size size, Function<Rng, GenerationPolicy> policy) {
    var standard = ExactOptions.DEFAULT;
    return new ExactOptions(
        standard.target(),
        size,
        standard.files(),
        standard.barrier(),
        standard.values(),
        standard.inputs(),
        standard.floats(),
        policy);
  }

  private static GrammarOptions grammar(Size size) {
    return GrammarOptions.DEFAULT.with(GrammarSize.parse(size.label()).orElseThrow());
  }

  private static Generator remgen(Size size, SnippetOptions snippets) {
    return new RemGenerator(grammar(size), snippets);
  }
}
