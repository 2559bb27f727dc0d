package dev.assay.cli;

import dev.assay.campaign.Examined;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Execution;
import dev.assay.interpret.FieldWidths;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the interpreter said of a program as some builds see it.
 *
 * @param who those builds, a compiler alone standing for all its builds
 */
record CheckReading(
    List<String> who,
    List<Configuration> builds,
    Optional<Execution> execution,
    Optional<String> opinion) {
  private record Key(Reader reading, FieldWidths fields, Optional<Execution> execution) {}

  /** One for each program that builds see; none where all see the same one. */
  static List<CheckReading> of(Examined examined) {
    var expectation = examined.test().expectation();
    if (expectation.readings().isEmpty() && !expectation.dependsOnFields()) {
      return List.of();
    }
    boolean several = examined.test().units().size() > 1;
    var groups = new LinkedHashMap<Key, List<Configuration>>();
    List<Configuration> all =
        examined.runs().stream().map(CompilerRun::configuration).distinct().toList();
    for (Configuration build : all) {
      Setting setting = FlagMeaning.setting(build, examined.test().standard());
      var key =
          new Key(
              expectation.reading(setting.reader()),
              fields(examined, setting),
              expectation.in(setting));
      groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(build);
    }
    return groups.size() == 1
        ? List.of()
        : groups.entrySet().stream()
            .map(group ->
                new CheckReading(
                    who(group.getValue(), all),
                    group.getValue(),
                    group.getKey().execution(),
                    group.getKey().execution().map(said -> CheckWords.opinion(said, several))))
            .toList();
  }

  /** How wide bit-fields are to the build, if that makes a difference. */
  private static FieldWidths fields(Examined examined, Setting setting) {
    var expectation = examined.test().expectation();
    return !expectation.dependsOnFields()
            || expectation.in(setting.withFields(FieldWidths.EITHER)).orElse(null)
                instanceof Execution.Finished
        ? FieldWidths.EITHER
        : setting.dialect().fields();
  }

  private static List<String> who(List<Configuration> builds, List<Configuration> all) {
    return builds.stream()
        .collect(
            Collectors.groupingBy(
                build -> build.compiler().name(), LinkedHashMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(own -> who(own.getKey(), own.getValue(), all))
        .toList();
  }

  private static String who(String compiler, List<Configuration> own, List<Configuration> all) {
    boolean whole =
        all.stream().filter(one -> one.compiler().name().equals(compiler)).allMatch(own::contains);
    return whole
        ? compiler
        : compiler
            + " at "
            + own.stream()
                .map(Configuration::options)
                .map(options -> options.isEmpty() ? "its own level" : options)
                .collect(Collectors.joining(" "));
  }
}
