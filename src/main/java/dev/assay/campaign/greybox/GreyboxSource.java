package dev.assay.campaign.greybox;

import dev.assay.campaign.source.CampaignMemory;
import dev.assay.campaign.source.Credit;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.LearningSource;
import dev.assay.campaign.source.Promise;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.campaign.source.VariantSource;
import dev.assay.campaign.source.YieldCounters;
import dev.assay.campaign.source.Yields;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import dev.assay.mutate.changing.ChangingMutator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Mutants of a corpus that grows by those which make compilers do something new.
 *
 * <p>A trial makes a few mutants, compiles each with the compilers that tell, and goes on with the
 * one that shows most that is new. It joins the corpus from the batch after the next one on: so
 * what a trial starts from depends on the trials of earlier batches alone.
 *
 * <p>Programs of the corpus of which a compiler died when they were read are finds as they are: the
 * first trials put them before all compilers.
 */
public final class GreyboxSource implements LearningSource {
  private static final int ATTEMPTS = 4;

  private final GreyboxWays ways;
  private final Experience experience;
  private final Optional<CorpusFolder> folder;
  private final Optional<LateHistory> history;

  /** Before there is a campaign it can only make programs again. */
  public GreyboxSource(GreyboxWays ways) {
    this(ways, Experience.NONE, Optional.empty(), Optional.empty());
  }

  private GreyboxSource(
      GreyboxWays ways,
      Experience experience,
      Optional<CorpusFolder> folder,
      Optional<LateHistory> history) {
    this.ways = ways;
    this.experience = experience;
    this.folder = folder;
    this.history = history;
  }

  @Override
  public String name() {
    return ways.name();
  }

  @Override
  public String settings() {
    return ways.settings();
  }

  @Override
  public GreyboxSource with(CampaignMemory memory) {
    var kept = CorpusFolder.of(memory.folder(), memory.campaign());
    var late = new LateHistory(() -> history(kept, memory));
    return new GreyboxSource(ways, memory.experience(), Optional.of(kept), Optional.of(late));
  }

  private CorpusHistory history(CorpusFolder kept, CampaignMemory memory) {
    Roots.Loaded roots = ways.roots();
    var fresh = new CorpusHistory(roots.programs(), roots.deadly());
    try {
      kept.programs().stream()
          .filter(program -> memory.ended().test(program.trial()))
          .forEach(fresh::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return fresh;
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    if (history.isEmpty()) {
      return new Sourced.Failed("the corpus is known in a campaign only", Duration.ZERO);
    }
    long known = (ticket.number() / ways.batch() - 1) * ways.batch();
    Optional<Yields> yields = experience.before(known, name());
    if (yields.isEmpty()) {
      return new Sourced.Failed("interrupted", Duration.ZERO);
    }
    Optional<CorpusHistory> read = history.get().get();
    if (read.isEmpty()) {
      return new Sourced.Failed("interrupted", Duration.ZERO);
    }
    Optional<CorpusProgram> deadly = read.get().deadly(place(ticket));
    if (deadly.isPresent()) {
      var origin = new Origin(name(), ticket.seed(), deadly.get().lineage().toString());
      return new Sourced.Made(Standalone.test(origin, deadly.get().text()), Duration.ZERO);
    }
    Corpus corpus = read.get().before(Math.max(0, known));
    if (corpus.isEmpty()) {
      return new Sourced.Failed("no program of the corpus compiles", Duration.ZERO);
    }
    List<String> mutators =
        ways.breeder().maker().mutators().stream().map(ChangingMutator::name).toList();
    Breeder breeder = ways.breeder().with(yields.get().weights(mutators));
    Litter.Result litter = new Litter(ways, breeder, corpus, name()).of(ticket.seed(), scratch);
    return chosen(ticket, litter, read.get());
  }

  /**
   * Goes through all numbers as the trials of one slot come, a few in each batch: what the corpus
   * has that compilers die of comes first, and each of it is a program of a trial of its own.
   */
  private static long place(Ticket ticket) {
    int inSlot = VariantSource.DEFAULT_VARIANTS + 1;
    return ticket.turn() / Experience.BATCH * inSlot + ticket.turn() % inSlot;
  }

  private Sourced chosen(Ticket ticket, Litter.Result litter, CorpusHistory read) {
    if (litter.best().isEmpty()) {
      return new Sourced.Failed("no mutant that compiles", litter.cpu());
    }
    Litter.Best best = litter.best().get();
    if (!best.fresh().isEmpty()) {
      join(
          new CorpusProgram(
              ticket.number(), best.bred().lineage(), best.bred().text(), best.features()),
          read);
    }
    Credit yields =
        YieldCounters.credit(
            ticket.number() / Experience.BATCH,
            name(),
            best.bred().made(),
            Optional.of(best.fresh().size()));
    return new Sourced.Made(
        best.test(), litter.cpu(), Optional.<Promise>empty(), yields.and(litter.counters()));
  }

  private void join(CorpusProgram program, CorpusHistory read) {
    try {
      folder.orElseThrow().keep(program);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    read.add(program);
  }

  @Override
  public Sourced again(Origin origin, long trial, Scratch scratch) {
    return Lineage.parse(origin.detail())
        .flatMap(
            lineage -> ways.breeder().again(lineage, name -> ways.sources().text(name, scratch)))
        .<Sourced>map(text -> new Sourced.Made(Standalone.test(origin, text), Duration.ZERO))
        .orElseGet(() -> new Sourced.Failed("a root or mutator of it is not there", Duration.ZERO));
  }

  static int attempts(GreyboxWays ways) {
    return ways.meter().isPresent() ? ATTEMPTS : 1;
  }
}
