package dev.assay.campaign.source;

import dev.assay.generate.grammar.snippet.Choices;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the snippets of a program depend on but its seed.
 *
 * @param attempt the one that gave the program
 * @param chosen the snippets, since what was new then may be known later
 */
record SnippetRecipe(SnippetOptions options, int attempt, List<Integer> chosen) {
  private static final Pattern TEXT =
      Pattern.compile(
          "(.*) --bound (\\d{1,4}) --snippet-depth (\\d{1,2}) --selection ([a-z]+)"
              + " --attempt (\\d{1,3}) --chosen ([\\d,]*)");

  SnippetRecipe {
    chosen = List.copyOf(chosen);
  }

  /** The recipe of the program without snippets, and that of the snippets. */
  record Parsed(String before, SnippetRecipe recipe) {}

  Choices choices() {
    return Choices.again(attempt, chosen);
  }

  /** Follows the recipe of the program without snippets. */
  String text() {
    return options.text()
        + " --attempt "
        + attempt
        + " --chosen "
        + chosen.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** Reads what ends as {@link #text} does; empty if it is something else. */
  static Optional<Parsed> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    List<Integer> chosen =
        Arrays.stream(matcher.group(6).split(","))
            .filter(word -> !word.isEmpty())
            .map(Integer::valueOf)
            .toList();
    return Arrays.stream(SnippetOptions.Choice.values())
        .filter(choice -> choice.label().equals(matcher.group(4)))
        .findFirst()
        .map(choice ->
            new SnippetOptions(number(matcher.group(2)), number(matcher.group(3)), choice, true))
        .map(options ->
            new Parsed(
                matcher.group(1), new SnippetRecipe(options, number(matcher.group(5)), chosen)));
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }
}
