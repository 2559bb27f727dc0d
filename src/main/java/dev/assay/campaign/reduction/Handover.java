package dev.assay.campaign.reduction;

import dev.assay.compile.BuildCommands;
import dev.assay.compile.Configuration;
import dev.assay.generate.Generated;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What another reducer needs to reduce a specimen with our own test of interest.
 *
 * @param files those that it may change
 * @param others those that it may not, with the description of the bug
 * @param script its test of interest
 */
public record Handover(
    Configuration bad, List<SourceFile> files, List<SourceFile> others, String script) {
  public static final String SCRIPT = "interesting.sh";
  private static final String DESCRIPTION = "assay-bug.properties";

  public Handover {
    files = List.copyOf(files);
    others = List.copyOf(others);
  }

  /** All that is needed, or why it cannot be done. */
  public sealed interface Made {
    record Ready(Handover handover) implements Made {}

    record Impossible(String message) implements Made {}
  }

  /**
   * Sees whether the bug is there, and writes down how to see it.
   *
   * @param assay the words that start this program
   * @param folder where the files will be
   */
  public static Made of(Specimen specimen, Tools tools, List<String> assay, String folder) {
    return switch (new Preparation(specimen, tools, Staying.NONE).ofText()) {
      case Preparation.Settled.Impossible(String message) -> new Made.Impossible(message);
      case Preparation.Settled.Gone() -> new Made.Impossible("the bug does not show again");
      case Preparation.Settled.Fine(Configuration bad, Traits traits) ->
          new Made.Ready(made(specimen.test(), bad, traits, assay, folder));
    };
  }

  private static Handover made(
      TestCase test, Configuration bad, Traits traits, List<String> assay, String folder) {
    List<SourceFile> changed =
        test.files().stream().filter(file -> !file.name().equals(Generated.MEANING)).toList();
    var description = new SourceFile(DESCRIPTION, Description.of(bad, traits).text());
    var check =
        Stream.of(
                assay,
                List.of("reduce", "--check", folder + "/" + DESCRIPTION),
                List.of("--std", test.standard().spelling()),
                test.flags().stream().filter(flag -> flag.startsWith("-D")).toList(),
                test.units())
            .flatMap(List::stream)
            .toList();
    String script =
        "#!/bin/sh\n" + quick(test, bad, traits) + "exec " + words(check) + " > /dev/null 2>&1\n";
    return new Handover(bad, changed, List.of(description), script);
  }

  /** Most candidates are told apart by whether they compile, which needs no Java. */
  private static String quick(TestCase test, Configuration bad, Traits traits) {
    String compile =
        "ulimit -t 60; " + words(BuildCommands.of(test, bad).compile()) + " > /dev/null 2>&1";
    return switch (traits.specimen().symptom()) {
      case Symptom.Crash(var _, boolean linking) when !linking -> compile + " && exit 1\n";
      case Symptom.Refusal(var _, boolean linking) when !linking -> compile + " && exit 1\n";
      case Symptom.WrongCode _, Symptom.FalseAlarm _ -> compile + " || exit 1\n";
      case Symptom.Crash _, Symptom.Refusal _, Symptom.Hang _, Symptom.Script _ -> "";
    };
  }

  private static String words(List<String> command) {
    return command.stream()
        .map(word -> "'" + word.replace("'", "'\\''") + "'")
        .collect(Collectors.joining(" "));
  }
}
