package dev.assay.cli;

import dev.assay.bugs.Example;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import java.util.List;
import java.util.Optional;

/** Asks the generator that made a stored program to make it again. */
record ReplaySource(Workshop workshop) {

  /** In what way the generator's answer is another one; empty if it is the same. */
  Optional<String> difference(Example example, Scratch scratch) {
    Origin origin = example.sighting().origin();
    var sources = FuzzSources.of(workshop);
    return switch (sources.choose(List.of(new GeneratorEntry(origin.generator(), 1, false)))) {
      case FuzzSources.Chosen.Impossible(_, String message) ->
          Optional.of("the program cannot be made again: " + message);
      case FuzzSources.Chosen.Ready(Schedule schedule, _) ->
          compare(schedule.shares().getFirst().source(), example, scratch);
    };
  }

  private static Optional<String> compare(ProgramSource source, Example example, Scratch scratch) {
    scratch.clear();
    Origin origin = example.sighting().origin();
    return switch (source.again(origin, example.sighting().trial(), scratch)) {
      case Sourced.Failed(String reason, _) ->
          Optional.of("the program cannot be made again: " + reason);
      case Sourced.Made(var test, _, _, _) ->
          test.files().equals(example.files())
              ? Optional.empty()
              : Optional.of(source.name() + " makes another program of this seed now");
    };
  }
}
