package dev.assay.campaign.greybox;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.mutate.changing.Mutant;
import dev.assay.mutate.changing.MutantMaker;
import dev.assay.mutate.changing.Step;
import dev.assay.mutate.changing.Subject;
import dev.assay.mutate.changing.UncheckedPromises;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes mutants of the programs of a corpus, of one or a few steps each.
 *
 * @param conservative whether mutants should rather be defined
 */
public record Breeder(MutantMaker maker, boolean conservative) {
  /** More steps at once make programs that are seldom accepted or defined. */
  static final int MOST_STEPS = 4;

  /** Each further step is half as likely. */
  private static final int MORE_ONE_IN = 2;

  private static final String FILE = "test.c";

  /**
   * A mutant.
   *
   * @param judged whether what it prints tells anything of compilers
   * @param made the mutators of its new steps
   * @param refused mutators whose results were not C any more, by our parser
   */
  public record Bred(
      Lineage lineage, String text, boolean judged, List<String> made, List<String> refused) {
    public Bred {
      made = List.copyOf(made);
      refused = List.copyOf(refused);
    }
  }

  /** With other weights of the mutators. */
  Breeder with(Map<String, Integer> weights) {
    return new Breeder(new MutantMaker(maker.mutators(), weights, maker.largest()), conservative);
  }

  /** A mutant of a program of the corpus; empty if no mutator found anything to do. */
  public Optional<Bred> breed(Corpus corpus, Seed seed) {
    CorpusProgram parent = corpus.parent(seed.child("parent").rng());
    Optional<Program> program = parsed(parent.text());
    if (program.isEmpty()) {
      return Optional.empty();
    }
    CorpusProgram donor = corpus.donor(seed.child("donor").rng());
    Rng rng = seed.child("steps").rng();
    var draft = new Draft(parent, donor);
    draft.step(program.get(), seed.child("step").child(0));
    for (int i = 1; i < MOST_STEPS && rng.chance(1, MORE_ONE_IN) && draft.last != null; i++) {
      draft.step(draft.last.program(), seed.child("step").child(i));
    }
    return draft.finished();
  }

  /** What a lineage describes, made again; empty if it cannot be. */
  public Optional<String> again(Lineage lineage, Function<String, Optional<String>> roots) {
    Optional<String> text = roots.apply(lineage.root());
    for (Lineage.Link link : lineage.links()) {
      text = text.flatMap(Breeder::parsed).flatMap(program -> again(program, link, roots));
    }
    return text;
  }

  private Optional<String> again(
      Program program, Lineage.Link link, Function<String, Optional<String>> roots) {
    Optional<Program> other = link.donor().flatMap(roots).flatMap(Breeder::parsed);
    return maker.step(new Subject(program, other, conservative), link.step())
            instanceof MutantMaker.Tried.Made(Mutant mutant)
        ? Optional.of(mutant.text())
        : Optional.empty();
  }

  static Optional<Program> parsed(String text) {
    ParseResult result = Parser.parse(SourceText.of(FILE, text), DataModel.LP64, Standard.DEFAULT);
    return result.hasErrors() || result.unsupported().isPresent()
        ? Optional.empty()
        : Optional.of(result.program());
  }

  private final class Draft {
    private final CorpusProgram donor;
    private final Optional<Program> other;
    private final List<String> made = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private Lineage lineage;
    private Mutant last;

    Draft(CorpusProgram parent, CorpusProgram donor) {
      this.lineage = parent.lineage();
      this.donor = donor;
      this.other = parsed(donor.text());
    }

    void step(Program program, Seed seed) {
      MutantMaker.Result result = maker.make(new Subject(program, other, conservative), seed);
      refused.addAll(result.refused());
      result
          .mutant()
          .ifPresent(mutant -> {
            Step step = mutant.step();
            made.add(step.mutator());
            boolean takes = maker.takesFromOthers(step.mutator()) && other.isPresent();
            lineage =
                lineage.then(
                    new Lineage.Link(
                        step, takes ? Optional.of(donor.lineage().root()) : Optional.empty()));
            last = mutant;
          });
    }

    Optional<Bred> finished() {
      return Optional.ofNullable(last)
          .map(mutant ->
              new Bred(
                  lineage,
                  mutant.text(),
                  !UncheckedPromises.areIn(mutant.program()),
                  made,
                  refused));
    }
  }
}
