package dev.assay.campaign.reduction;

import dev.assay.bugs.Expected;
import dev.assay.compile.Configuration;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.judge.signature.Names;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is asked of a candidate, for any configuration: the command line is reduced too.
 *
 * @param good the configurations that must be right; none where nobody is asked
 * @param guard empty if the interpreter does not know the program
 * @param manner how the first program was wrong
 * @param crashes the keys of the first program's crashes
 * @param staying what else must stay
 */
record Traits(
    Specimen specimen,
    List<Configuration> good,
    Optional<Guard> guard,
    Manner manner,
    Set<String> crashes,
    Sanitizers sanitizers,
    Staying staying,
    Tools tools) {
  Traits {
    good = List.copyOf(good);
    crashes = Set.copyOf(crashes);
  }

  Trait of(Configuration bad) {
    return blaming(symptom(bad), bad);
  }

  /** The same of a hang, which must last so long. */
  Trait lasting(Configuration bad, Duration least) {
    return blaming(new HangTrait(bad, good.getFirst(), least, tools), bad);
  }

  private Trait blaming(Trait trait, Configuration bad) {
    Trait whole = (candidate, scratch) -> staying.isIn(candidate) && trait.isIn(candidate, scratch);
    return staying
        .blame()
        .map(b ->
            whole.and(
                (candidate, _) -> b.blamesTheSame(candidate.test(), bad, expected(candidate, bad))))
        .orElse(whole);
  }

  private Optional<Expected> expected(Candidate candidate, Configuration bad) {
    var dialect = FlagMeaning.setting(bad, candidate.test().standard()).dialect();
    return restsOnMeaning()
        ? guard
            .flatMap(g -> g.expected(candidate, dialect))
            .map(finished -> new Expected(finished.exit() & 0xff, finished.stdout()))
        : Optional.empty();
  }

  private Trait symptom(Configuration bad) {
    return switch (specimen.symptom()) {
      case Symptom.Crash(var _, boolean linking) ->
          new CrashTrait(bad, crashes, linking, Names.of(specimen.test()), tools);
      case Symptom.WrongCode() ->
          guard
              .<Trait>map(g -> new WrongCodeTrait(bad, good.getFirst(), manner, g, tools))
              .orElseGet(() -> new ComparedTrait(bad, good, manner, sanitizers, tools));
      case Symptom.Hang() -> new HangTrait(bad, good.getFirst(), HangTrait.LEAST, tools);
      case Symptom.Refusal refusal -> new RefusalTrait(bad, good.getFirst(), refusal, tools);
      case Symptom.FalseAlarm alarm -> new FalseAlarmTrait(bad, alarm, guard.orElseThrow(), tools);
      case Symptom.Script(Path script) -> new ScriptTrait(script);
    };
  }

  /** Whether what C says of the program matters for the symptom. */
  boolean restsOnMeaning() {
    return switch (specimen.symptom()) {
      case Symptom.WrongCode _, Symptom.FalseAlarm _ -> true;
      case Symptom.Crash _, Symptom.Hang _, Symptom.Refusal _, Symptom.Script _ -> false;
    };
  }

  /** The same, looking at so many other choices of each program. */
  Traits exploring(int runs) {
    return new Traits(
        specimen,
        good,
        guard.map(g -> new Guard(g.limits(), runs)),
        manner,
        crashes,
        sanitizers,
        staying,
        tools);
  }

  Optional<Configuration> firstGood() {
    return good.stream().findFirst();
  }
}
