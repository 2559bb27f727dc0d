package dev.assay.compile.swarm;

import dev.assay.compile.find.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tries settings on a small program, many at once, and splits where that fails.
 *
 * <p>A setting is valid if the program builds with it and then does what it does without it.
 */
final class FlagTrial {
  /** Enough for any compiler; one that fails all the time must not take all day. */
  private static final int MOST_TRIALS = 400;

  private static final Pattern QUOTED = Pattern.compile("[\u2018'\"]([^\u2018\u2019'\"\\s]+)[\u2019'\"]");

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
    List<Boolean> blamed = blamed(settings, trial.completed().stderr());
    return blamed.contains(true) && blamed.contains(false)
        ? merged(settings, blamed)
        : halved(settings);
  }

  /** Which of the settings the compiler's message speaks of. */
  private static List<Boolean> blamed(List<List<String>> settings, String message) {
    List<String> named = QUOTED.matcher(message).results().map(m -> m.group(1)).toList();
    return settings.stream().map(words -> words.stream().anyMatch(named::contains)).toList();
  }

  /** The blamed ones one by one, the others together. */
  private List<Boolean> merged(List<List<String>> settings, List<Boolean> blamed) {
    var others = new ArrayList<List<String>>();
    for (int i = 0; i < settings.size(); i++) {
      if (!blamed.get(i)) {
        others.add(settings.get(i));
      }
    }
    var rest = tried(others).iterator();
    var result = new ArrayList<Boolean>();
    for (int i = 0; i < settings.size(); i++) {
      result.add(blamed.get(i) ? tried(List.of(settings.get(i))).getFirst() : rest.next());
    }
    return result;
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
