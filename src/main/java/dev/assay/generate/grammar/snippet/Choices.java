package dev.assay.generate.grammar.snippet;

import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * How snippets are chosen for a program, and where its making begins.
 *
 * @param firstAttempt programs that are too large or too small are thrown away; a program that is
 *     made again begins with the attempt that was good
 * @param selections a selection for each attempt
 */
public record Choices(int firstAttempt, Supplier<Selection> selections) {
  /** As the options say, with nothing known of other programs. */
  public static Choices anew(SnippetOptions options) {
    return against(options, Set.of());
  }

  /** As the options say; pairs of rules that are known are nothing new. */
  public static Choices against(SnippetOptions options, Set<String> known) {
    return new Choices(
        1,
        () ->
            switch (options.choice()) {
              case LARGEST, EVERY -> Selection.largest();
              case NOVEL -> Selection.novel(known);
              case RANDOM -> Selection.random();
            });
  }

  /** As they were before. */
  public static Choices again(int attempt, List<Integer> choices) {
    return new Choices(attempt, () -> Selection.recorded(choices));
  }

  public Begun begun() {
    return new Begun(selections.get());
  }

  /** The choices of one attempt, which are noted. */
  public static final class Begun implements Selection {
    private final Selection selection;
    private final List<Integer> chosen = new ArrayList<>();
    private final SortedSet<String> pairs = new TreeSet<>();

    private Begun(Selection selection) {
      this.selection = selection;
    }

    @Override
    public int choose(List<Snippet> candidates, Rng rng) {
      int index = selection.choose(candidates, rng);
      chosen.add(index);
      pairs.addAll(RulePairs.of(candidates.get(index).statements()));
      return index;
    }

    /**
     * As options of {@code assay generate}, each after a space: what was new when a program was
     * made need not be new when it is made again.
     */
    public String text(SnippetOptions options, int attempt) {
      return options.choice() == SnippetOptions.Choice.NOVEL
          ? options.text() + " --attempt " + attempt + " --chosen " + joined()
          : options.text();
    }

    private String joined() {
      return chosen.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** Which candidate was chosen each time. */
    public List<Integer> chosen() {
      return List.copyOf(chosen);
    }

    /** The pairs of nested rules in what was chosen. */
    public SortedSet<String> pairs() {
      return new TreeSet<>(pairs);
    }
  }
}
