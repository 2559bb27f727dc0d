package dev.assay.campaign;

import dev.assay.bugs.Bug;
import dev.assay.bugs.Totals;
import dev.assay.campaign.source.VariantSource;
import dev.assay.judge.BugClass;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Keeps count of a running campaign; many threads tell it, and any may ask. */
public final class Progress {
  private final Map<String, Long> verdicts = new TreeMap<>();
  private final Map<String, Long> generators = new TreeMap<>();
  private final Map<String, Integer> bugsOf = new TreeMap<>();
  private final Map<BugClass, Integer> bugs = new EnumMap<>(BugClass.class);
  private final Map<BugClass, Integer> unconfirmed = new EnumMap<>(BugClass.class);
  private final Map<String, Long> refusals = new TreeMap<>();
  private Usage usage;
  private long mutations;
  private long defects;
  private long trials;
  private long trialsNow;
  private long buildsNow;
  private Optional<Bug> newest = Optional.empty();
  private int reduced;
  private Optional<Bug> reducing = Optional.empty();

  /** Starts from what earlier starts of the same campaign had done. */
  public Progress(Totals before, Iterable<Bug> found) {
    trials = before.trials();
    verdicts.putAll(before.verdicts());
    generators.putAll(before.generators());
    usage = Usage.of(before.counters());
    count(before.counters());
    countRefusals(before.counters());
    found.forEach(this::count);
  }

  /**
   * What was done to programs to get others.
   *
   * @param defects those beside that would have changed what programs do, and were left out
   */
  public record Mutations(long made, long defects) {}

  /**
   * How things stand.
   *
   * @param trials done since the campaign first began
   * @param trialsNow done since this start
   * @param generators how many of the trials each source had
   * @param bugs how many different ones, by class
   * @param unconfirmed how many different ones are kept that may be no bugs, by class
   * @param bugsOf how many of the bugs each source showed first
   * @param refusals how many builds compilers refused
   * @param reduced how many bugs' programs were made small since this start
   * @param reducing the one whose program is made small now
   */
  public record Snapshot(
      long trials,
      long trialsNow,
      long buildsNow,
      Usage usage,
      Mutations mutations,
      Map<String, Long> verdicts,
      Map<String, Long> generators,
      Map<BugClass, Integer> bugs,
      Map<BugClass, Integer> unconfirmed,
      Map<String, Integer> bugsOf,
      RefusalTotals refusals,
      Optional<Bug> newest,
      int reduced,
      Optional<Bug> reducing) {
    public Snapshot {
      verdicts = new TreeMap<>(verdicts);
      generators = new TreeMap<>(generators);
      bugsOf = new TreeMap<>(bugsOf);
      bugs = bugs.isEmpty() ? Map.of() : new EnumMap<>(bugs);
      unconfirmed = unconfirmed.isEmpty() ? Map.of() : new EnumMap<>(unconfirmed);
    }

    public int bugCount() {
      return sum(bugs);
    }

    public int unconfirmedCount() {
      return sum(unconfirmed);
    }

    private static int sum(Map<BugClass, Integer> counts) {
      return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
  }

  public synchronized void tell(CampaignEvent event) {
    switch (event) {
      case CampaignEvent.TrialDone(TrialResult result) -> {
        trials++;
        trialsNow++;
        buildsNow += result.usage().builds();
        usage = usage.plus(result.usage());
        count(result.credit());
        countRefusals(RefusalTotals.counters(result.refused()));
        verdicts.merge(result.verdict().spelling(), 1L, Long::sum);
        generators.merge(result.generator(), 1L, Long::sum);
      }
      case CampaignEvent.NewBug(Bug bug, long _) -> {
        count(bug);
        newest = bug.signature().kind().isBug() ? Optional.of(bug) : newest;
      }
      case CampaignEvent.BugAgain(Bug _, long _) -> {}
      case CampaignEvent.ReductionBegun(Bug bug) -> reducing = Optional.of(bug);
      case CampaignEvent.BugReduced _ -> {
        reduced++;
        reducing = Optional.empty();
      }
      case CampaignEvent.NotReduced _ -> reducing = Optional.empty();
      case CampaignEvent.TrialBroken(long _, Throwable _) ->
          verdicts.merge("broken", 1L, Long::sum);
    }
  }

  public synchronized Snapshot snapshot() {
    return new Snapshot(
        trials,
        trialsNow,
        buildsNow,
        usage,
        new Mutations(mutations, defects),
        verdicts,
        generators,
        bugs,
        unconfirmed,
        bugsOf,
        RefusalTotals.of(refusals),
        newest,
        reduced,
        reducing);
  }

  private void count(Map<String, Long> counters) {
    mutations += counters.getOrDefault(VariantSource.MUTATIONS, 0L);
    defects += counters.getOrDefault(VariantSource.DEFECTS, 0L);
  }

  private void countRefusals(Map<String, Long> counters) {
    counters.forEach((name, value) -> {
      if (RefusalTotals.isOurs(name)) {
        refusals.merge(name, value, Long::sum);
      }
    });
  }

  private void count(Bug bug) {
    BugClass kind = bug.signature().kind();
    (kind.isBug() ? bugs : unconfirmed).merge(kind, 1, Integer::sum);
    if (kind.isBug()) {
      bugsOf.merge(bug.first().origin().generator(), 1, Integer::sum);
    }
  }
}
