package dev.assay.cli;

import dev.assay.generate.grammar.GrammarOptions;
import dev.assay.generate.grammar.GrammarRules;
import dev.assay.generate.grammar.GrammarSize;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.generate.grammar.snippet.Choices;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** What programs of the grammar to generate. */
final class GrammarChoice {
  private static final int MOST_BOUND = 1000;
  private static final int MOST_DEPTH = 8;

  @Option(
      names = "--over",
      paramLabel = "NAME",
      description =
          "remgen: what makes the programs that snippets end: ccg or exact (default: ccg).")
  private String over = "ccg";

  @Option(
      names = "--vocabulary",
      paramLabel = "PART",
      description =
          "ccg, remgen: classic (numbers, pointers, if, for), full, or gcc: also what only gcc"
              + " knows (default: full).")
  private String vocabulary = "full";

  @Option(
      names = "--nesting",
      paramLabel = "N",
      description = "ccg, remgen: how deep blocks are nested (default: 4).")
  private int nesting = GrammarOptions.DEFAULT.nesting();

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "ccg, remgen: how deep expressions get (default: 3).")
  private int depth = GrammarOptions.DEFAULT.depth();

  @Option(
      names = "--bound",
      paramLabel = "N",
      description = "remgen: snippets to choose from for each function (default: 10).")
  private int bound = SnippetOptions.DEFAULT.bound();

  @Option(
      names = "--snippet-depth",
      paramLabel = "N",
      description = "remgen: how deep statements of snippets are nested (default: 3).")
  private int snippetDepth = SnippetOptions.DEFAULT.depth();

  @Option(
      names = "--selection",
      paramLabel = "KIND",
      description =
          "remgen: the snippet with the largest coverage of the grammar, that with most pairs of"
              + " nested rules (novel), a random one, or every one (default: largest).")
  private String selection = "largest";

  @Option(
      names = "--no-grammar",
      description = "remgen: snippets are made of the generator's own blocks, for comparison.")
  private boolean noGrammar;

  @Option(
      names = "--chosen",
      split = ",",
      paramLabel = "N",
      description =
          "remgen: take these snippets, counted from 0, one for each function, as the head of a"
              + " program says.")
  private List<Integer> chosen = new ArrayList<>();

  @Option(
      names = "--attempt",
      paramLabel = "N",
      description = "remgen: with --chosen, the attempt that gave the program.")
  private int attempt = 1;

  Choices choices(SnippetOptions snippets) {
    return chosen.isEmpty() ? Choices.anew(snippets) : Choices.again(attempt, chosen);
  }

  /** Whether snippets go into programs of the exact generator. */
  boolean isOverExact(Function<String, RuntimeException> wrong) {
    return switch (over) {
      case "ccg" -> false;
      case "exact" -> true;
      default -> throw wrong.apply("--over: there is no '" + over + "' (ccg, exact)");
    };
  }

  GrammarOptions grammar(
      Optional<String> size, List<String> weights, Function<String, RuntimeException> wrong) {
    require(nesting >= 0 && nesting <= MOST_DEPTH, "--nesting must be 0 to " + MOST_DEPTH, wrong);
    require(depth >= 0 && depth <= MOST_DEPTH, "--depth must be 0 to " + MOST_DEPTH, wrong);
    return new GrammarOptions(
        size.map(text ->
                GrammarSize.parse(text)
                    .orElseThrow(() ->
                        wrong.apply("--size: there is no '" + text + "' (small, medium, large)")))
            .orElse(GrammarOptions.DEFAULT.size()),
        Vocabulary.parse(vocabulary)
            .orElseThrow(() ->
                wrong.apply("--vocabulary: there is no '" + vocabulary + "' (classic, full, gcc)")),
        nesting,
        depth,
        weights(weights, wrong));
  }

  private static Map<String, Integer> weights(
      List<String> weights, Function<String, RuntimeException> wrong) {
    Map<String, Integer> read = new HashMap<>();
    for (String weight : weights) {
      require(
          weight.matches("[a-z0-9-]+=[0-9]{1,4}"),
          "--weight " + weight + ": write NAME=N, as in switch=20",
          wrong);
      int equals = weight.indexOf('=');
      String name = weight.substring(0, equals);
      require(
          GrammarRules.find(name).isPresent(),
          "--weight: the grammar has no rule '"
              + name
              + "'; 'assay generate --explain --generator ccg' lists all",
          wrong);
      int value = Integer.parseInt(weight.substring(equals + 1));
      require(
          value > 0 || !GrammarRules.isNeeded(name),
          "--weight: " + name + " cannot be 0: nothing would be left",
          wrong);
      read.put(name, value);
    }
    return read;
  }

  SnippetOptions snippets(Function<String, RuntimeException> wrong) {
    require(bound >= 1 && bound <= MOST_BOUND, "--bound must be 1 to " + MOST_BOUND, wrong);
    require(
        snippetDepth >= 0 && snippetDepth <= MOST_DEPTH,
        "--snippet-depth must be 0 to " + MOST_DEPTH,
        wrong);
    SnippetOptions.Choice choice =
        Arrays.stream(SnippetOptions.Choice.values())
            .filter(one -> one.label().equals(selection))
            .findFirst()
            .orElseThrow(() ->
                wrong.apply("--selection: there is no '" + selection + "' (" + choices() + ")"));
    return new SnippetOptions(bound, snippetDepth, choice, !noGrammar);
  }

  private static String choices() {
    return Arrays.stream(SnippetOptions.Choice.values())
        .map(SnippetOptions.Choice::label)
        .collect(Collectors.joining(", "));
  }

  private static void require(
      boolean condition, String message, Function<String, RuntimeException> wrong) {
    if (!condition) {
      throw wrong.apply(message);
    }
  }

  /** All rules with their weights. */
  static String explanation() {
    List<List<String>> rows =
        GrammarRules.all().stream()
            .map(rule -> List.of(rule.name(), "" + rule.weight(), rule.vocabulary().label()))
            .toList();
    return "Rules of the grammar for ccg and remgen: name, weight beside others of its kind"
        + " (statements,\nnumbers, types), and the smallest vocabulary that has it. Set a weight"
        + " with --weight NAME=N.\n\n"
        + Columns.text(rows, 2);
  }
}
