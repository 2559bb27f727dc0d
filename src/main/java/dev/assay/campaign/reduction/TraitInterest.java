package dev.assay.campaign.reduction;

import dev.assay.compile.process.Scratch;
import dev.assay.reduce.Interest;
import dev.assay.reduce.Subject;

/** Asks for a trait in the files that are made of a subject. */
record TraitInterest(Rendering rendering, Trait trait, Tools tools) implements Interest {
  @Override
  public boolean holds(Subject subject) {
    var clock = new OwnClock();
    try (Scratch scratch = tools.scratch()) {
      return trait.isIn(candidate(subject), scratch);
    } catch (StackOverflowError | OutOfMemoryError _) {
      // Too deep for us: no program to show to others.
      return false;
    } finally {
      tools.meter().add(clock.elapsed());
    }
  }

  Candidate candidate(Subject subject) {
    return new Candidate(rendering.of(subject), new SubjectSense(subject));
  }

  TraitInterest with(Trait other) {
    return new TraitInterest(rendering, other, tools);
  }
}
