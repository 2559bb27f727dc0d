package dev.assay.campaign.reduction;

import dev.assay.bugs.Example;
import dev.assay.bugs.StoredRun;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.judge.Signature;
import java.util.List;
import java.util.Optional;

/** A specimen of a bug in a store, or why there is none on this machine. */
public sealed interface StoredSpecimen {
  record Found(Specimen specimen) implements StoredSpecimen {}

  /**
   * No specimen.
   *
   * @param lacking whether another machine could have one
   */
  record None(String message, boolean lacking) implements StoredSpecimen {}

  /** From the plainest run that shows the bug, in the newest release that is here. */
  static StoredSpecimen of(Signature signature, Example example, List<Compiler> compilers) {
    for (StoredRun run : example.runs()) {
      Optional<Compiler> compiler =
          compilers.stream().filter(c -> c.name().equals(run.way().compiler())).findFirst();
      if (compiler.isPresent()) {
        var configuration =
            new Configuration(
                compiler.get(), run.way().level(), run.way().flags(), run.way().purpose());
        return Symptom.of(signature, run.as(configuration))
            .<StoredSpecimen>map(
                symptom -> new Found(new Specimen(example.test(), configuration, symptom)))
            .orElse(new None("what changes from run to run cannot be reduced", false));
      }
    }
    return new None(signature.compiler() + " is not there, or does not work", true);
  }
}
