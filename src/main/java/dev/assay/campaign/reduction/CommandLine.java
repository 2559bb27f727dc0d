package dev.assay.campaign.reduction;

import dev.assay.campaign.FlagNarrowing;
import dev.assay.compile.Configuration;
import dev.assay.compile.Levels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a command line as plain as it can be while something holds. */
record CommandLine(Predicate<Configuration> holds, BooleanSupplier stop) {
  private static final Pattern NUMBER = Pattern.compile("(.*=)(\\d{2,})");

  Configuration plainest(Configuration start) {
    Configuration best = withFewerFlags(start);
    best = withLowerLevel(best);
    return withSimplerNumbers(best);
  }

  private boolean works(Configuration configuration) {
    return !stop.getAsBoolean() && holds.test(configuration);
  }

  /** Large parts first. */
  private Configuration withFewerFlags(Configuration start) {
    List<List<String>> needed = FlagNarrowing.units(start.flags());
    Configuration best = start;
    for (int length = needed.size(); length > 0; length = length / 2) {
      int at = 0;
      while (at < needed.size()) {
        int end = Math.min(needed.size(), at + length);
        var rest = new ArrayList<>(needed.subList(0, at));
        needed.subList(at, end).stream().filter(CommandLine::isKept).forEach(rest::add);
        rest.addAll(needed.subList(end, needed.size()));
        Configuration fewer = with(best, rest);
        if (rest.size() < needed.size() && works(fewer)) {
          needed = rest;
          best = fewer;
        } else {
          at = end;
        }
      }
    }
    return best;
  }

  private static boolean isKept(List<String> unit) {
    return GoodConfigurations.changesTheProgram(unit.getFirst());
  }

  /** Those who debug want the level that does least. */
  private Configuration withLowerLevel(Configuration start) {
    int now = Levels.ALL.indexOf(start.level());
    for (String level : Levels.ALL.subList(0, Math.max(0, now))) {
      var lower = new Configuration(start.compiler(), level, start.flags(), start.purpose());
      if (start.compiler().levels().contains(level) && works(lower)) {
        return lower;
      }
    }
    return start;
  }

  /** {@code --param=max-unroll-times=37} says as little as it can. */
  private Configuration withSimplerNumbers(Configuration start) {
    Configuration best = start;
    for (int i = 0; i < best.flags().size(); i++) {
      for (String value : List.of("0", "1")) {
        Optional<Configuration> simpler = withNumber(best, i, value);
        if (simpler.isPresent() && works(simpler.get())) {
          best = simpler.get();
          break;
        }
      }
    }
    return best;
  }

  private static Optional<Configuration> withNumber(Configuration start, int place, String value) {
    Matcher number = NUMBER.matcher(start.flags().get(place));
    if (!number.matches()) {
      return Optional.empty();
    }
    var flags = new ArrayList<>(start.flags());
    flags.set(place, number.group(1) + value);
    return Optional.of(new Configuration(start.compiler(), start.level(), flags, start.purpose()));
  }

  private static Configuration with(Configuration start, List<List<String>> units) {
    return new Configuration(
        start.compiler(),
        start.level(),
        units.stream().flatMap(List::stream).toList(),
        start.purpose());
  }
}
