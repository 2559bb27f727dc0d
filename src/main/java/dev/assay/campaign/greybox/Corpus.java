package dev.assay.campaign.greybox;

import dev.assay.compile.feedback.Features;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * The programs that mutants are made of, as they are at one time, with how often each is to be
 * chosen.
 *
 * @param roots those that nobody mutated; code for others is taken from these
 * @param energies the weights of the programs, in their order
 * @param covered all features of all of them
 */
public record Corpus(
    List<CorpusProgram> programs,
    List<CorpusProgram> roots,
    List<Integer> energies,
    Features covered) {
  public Corpus {
    programs = List.copyOf(programs);
    roots = List.copyOf(roots);
    energies = List.copyOf(energies);
  }

  /** With every program as likely, whatever it has shown. */
  public static Corpus blind(List<CorpusProgram> roots) {
    return new Corpus(roots, roots, roots.stream().map(_ -> 1).toList(), Features.NONE);
  }

  public boolean isEmpty() {
    return programs.isEmpty();
  }

  /** A program to mutate. */
  CorpusProgram parent(Rng rng) {
    var places = new ArrayList<Integer>();
    for (int i = 0; i < programs.size(); i++) {
      places.add(i);
    }
    return programs.get(rng.pick(places, energies::get));
  }

  /** A program to take code from. */
  CorpusProgram donor(Rng rng) {
    return rng.pick(roots);
  }
}
