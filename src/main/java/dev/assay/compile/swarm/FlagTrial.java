package dev.assay.compile.swarm;

import dev.assay.compile.find.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tries settings on a small program, many at once, and splits where that fails.
 *
 * <p>A setting is valid if the program builds with it and then does what it does without it.
 */
final class FlagTrial {
  /** Enough for any compiler; one that fails all the time must not take all day. */
  private static final int MOST_TRIALS = 400;

  /** What messages are about: words in quotes, and LLVM's {@code for the --name option}. */
  private static final Pattern SUBJECT =
      Pattern.compile("['\"`]([^'\"\\s]+)['\"]|for the -(-\\S+) option");

  /** A line with one of these leaves no doubt about the flag that it names. */
  private static final Pattern REFUSED =
      Pattern.compile(
          ".*(unrecognized|unknown|Unknown|invalid|bad value|Cannot find|not a valid).*");

  private static final Set<String> COMMON_VALUES = Set.of("true", "false", "all", "none");

  private final Workbench bench;
  private final List<String> fixed;
  private final String expected;
  private int trials;

  private FlagTrial(Workbench bench, List<String> fixed, String expected) {
    this.bench = bench;
    this.fixed = List.copyOf(fixed);
    this.expected = expected;
  }

  /** Empty if the program does not even run without any setting. */
  static Optional<FlagTrial> in(Workbench bench, List<String> fixed) {
    Workbench.Trial plain = bench.run("plain", TrialProgram.SOURCE, fixed);
    return plain.completed().stdout().isEmpty()
        ? Optional.empty()
        : Optional.of(new FlagTrial(bench, fixed, behaviour(plain)));
  }

  /** The same knobs with the valid settings only; those without any are left out. */
  List<Knob> valid(List<Knob> knobs) {
    var kept = new ArrayList<List<List<String>>>();
    knobs.forEach(_ -> kept.add(new ArrayList<>()));
    int most = knobs.stream().mapToInt(k -> k.settings().size()).max().orElse(0);
    // One setting of each knob at a time: two would hide each other.
    for (int round = 0; round < most; round++) {
      var owners = new ArrayList<Integer>();
      var settings = new ArrayList<List<String>>();
      for (int i = 0; i < knobs.size(); i++) {
        if (round < knobs.get(i).settings().size()) {
          owners.add(i);
          settings.add(knobs.get(i).settings().get(round));
        }
      }
      List<Boolean> good = tried(settings);
      for (int i = 0; i < settings.size(); i++) {
        if (good.get(i)) {
          kept.get(owners.get(i)).add(settings.get(i));
        }
      }
    }
    var result = new ArrayList<Knob>();
    for (int i = 0; i < knobs.size(); i++) {
      if (!kept.get(i).isEmpty()) {
        result.add(new Knob(knobs.get(i).name(), knobs.get(i).kind(), kept.get(i)));
      }
    }
    return List.copyOf(result);
  }

  private List<Boolean> tried(List<List<String>> settings) {
    if (settings.isEmpty() || trials++ >= MOST_TRIALS) {
      return settings.stream().map(_ -> false).toList();
    }
    var flags = new ArrayList<>(fixed);
    settings.forEach(flags::addAll);
    Workbench.Trial trial = bench.run("flags", TrialProgram.SOURCE, flags);
    boolean good = behaviour(trial).equals(expected);
    if (good || settings.size() == 1) {
      return settings.stream().map(_ -> good).toList();
    }
    return split(settings, trial.completed().stderr());
  }

  /** Those that the message refuses are out; others that it names are tried one by one. */
  private List<Boolean> split(List<List<String>> settings, String message) {
    Set<String> refused = subjects(message, true);
    Set<String> named = subjects(message, false);
    var others = new ArrayList<List<String>>();
    settings.stream()
        .filter(words -> !names(refused, words) && !names(named, words))
        .forEach(others::add);
    if (others.isEmpty() || others.size() == settings.size()) {
      return halved(settings);
    }
    var rest = tried(others).iterator();
    var result = new ArrayList<Boolean>();
    for (List<String> words : settings) {
      if (names(refused, words)) {
        result.add(false);
      } else {
        result.add(names(named, words) ? tried(List.of(words)).getFirst() : rest.next());
      }
    }
    return result;
  }

  private static Set<String> subjects(String message, boolean refused) {
    return message
        .lines()
        .filter(line -> REFUSED.matcher(line).matches() == refused)
        .flatMap(line -> SUBJECT.matcher(line).results())
        .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
        .filter(subject -> !COMMON_VALUES.contains(subject))
        .collect(Collectors.toSet());
  }

  /** Messages name the flag, the option without its value, or the value alone. */
  private static boolean names(Set<String> subjects, List<String> words) {
    return words.stream()
        .filter(word -> word.length() > 1 && !word.equals("-mllvm"))
        .anyMatch(word ->
            subjects.contains(word)
                || subjects.contains(word.replaceFirst("=.*", ""))
                || (word.contains("=") && subjects.contains(word.replaceFirst("[^=]*=", ""))));
  }

  private List<Boolean> halved(List<List<String>> settings) {
    int middle = settings.size() / 2;
    return Stream.concat(
            tried(settings.subList(0, middle)).stream(),
            tried(settings.subList(middle, settings.size())).stream())
        .toList();
  }

  private static String behaviour(Workbench.Trial trial) {
    return trial.step() + " " + trial.completed().end() + " " + trial.completed().stdout();
  }
}
