package dev.assay.cli;

import dev.assay.bugs.Bucket;
import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.BugState;
import dev.assay.campaign.config.MeantName;
import dev.assay.judge.BugClass;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay bugs}: the bugs of a campaign folder as a table. */
@Command(
    name = "bugs",
    description = "Lists the bugs that campaigns found, also while one is running.",
    footer = {
      "",
      "What one program shows in several releases of a compiler, or at several levels, is one bug;",
      "the newest of the releases names it, and is the one that reduce, bisect and report use.",
      "Bugs that are taken for one have one line, with the id of the oldest (+1: one more): wrong",
      "code by what 'assay bisect' blames, its levels and the kind of program; crashes by their",
      "words. What people decide counts more, and stays:",
      "  assay bugs merge ID ID...         these are one bug",
      "  assay bugs split ID WHAT...       WHAT is not that bug: 1-2045, a program of its folder",
      "                                    more/, becomes a bug of its own; or an id of its bucket",
      "  assay bugs mark ID... STATE [URL] sets the state of all bugs of their buckets",
      "",
      "An id may be shortened in other commands as long as it is clear, or be a path"
          + " (nightly/7f3a);",
      "where there is no ./assay-out, the only store below this folder that has it is found.",
      "'assay show ID' tells all of a bug, 'assay replay ID' runs it again, 'assay mark' sets its",
      "state. Times are UTC.",
      "",
      "Where programs differ and the interpreter does not know what is right, nobody knows whether",
      "a compiler is wrong: such a disagreement is kept, but neither counted nor reported, and",
      "listed only with --unconfirmed.",
      "",
      "Exit code: 0 listed; 2 wrong use, or there is no campaign to read.",
      "",
      "JSON: one object a line with the keys id, class, compiler, compilers (all that show it),",
      "version, target, signature, summary, levels, configurations, count, first-seen, last-seen,",
      "state, link, confirmed, vouched, generator, seed, trial, folder, bucket, bucket-state,",
      "best, and those of 'assay bisect': blames, cures, releases, features, mutations, remarks,",
      "builds.",
      "",
      "Examples:",
      "  assay bugs",
      "  assay bugs --class wrong-output --state new --json",
      "  assay bugs mark 7f3a known https://gcc.gnu.org/PR109237"
    })
final class BugsCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "[merge|split|mark ...]",
      description = "What to do with bugs; nothing to list them.")
  private List<String> words = List.of();

  @Option(names = "--each", description = "A line for each bug, not for each bucket.")
  private boolean each;

  @Option(
      names = "--class",
      completionCandidates = Candidates.Classes.class,
      paramLabel = "CLASS",
      description =
          "Only wrong-output, crash, hang, rejected, sanitizer, unstable or disagreement.")
  private Optional<String> kind = Optional.empty();

  @Option(
      names = "--unconfirmed",
      description = "Also what may be no bug: programs on which compilers disagree.")
  private boolean unconfirmed;

  @Option(
      names = "--state",
      completionCandidates = Candidates.States.class,
      paramLabel = "STATE",
      description = "Only new, reported, known, fixed or invalid.")
  private Optional<String> state = Optional.empty();

  @Option(names = "--json", description = "Print one JSON object a line for each bug.")
  private boolean json;

  @Mixin private StoreOption store;

  BugsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return words.isEmpty() ? list() : change(words.getFirst(), words.subList(1, words.size()));
  }

  private int change(String what, List<String> which) {
    var regrouper = new Regrouper(streams, store);
    return switch (what) {
      case "merge" -> regrouper.merge(which);
      case "split" -> regrouper.split(which);
      case "mark" -> regrouper.mark(which);
      default ->
          throw new CommandLine.ParameterException(
              spec.commandLine(),
              what
                  + " is unknown"
                  + MeantName.hint(
                      what, List.of("merge", "split", "mark"), "there are merge, split and mark"));
    };
  }

  private int list() {
    require(kind, Stream.of(BugClass.values()).map(BugClass::spelling).toList(), "--class");
    require(state, Stream.of(BugState.values()).map(BugState::spelling).toList(), "--state");
    return new BugLookup(streams)
        .withAll(
            store,
            (catalog, _) -> {
              list(catalog);
              return ExitCode.FINE;
            });
  }

  private void list(BugCatalog catalog) {
    List<Bucket> buckets =
        each
            ? catalog.buckets().stream().flatMap(bucket -> bucket.single().stream()).toList()
            : catalog.buckets();
    List<Bucket> chosen = buckets.stream().filter(this::isWanted).toList();
    if (json) {
      chosen.stream()
          .flatMap(bucket -> bucket.bugs().stream())
          .sorted(BugsTable.ORDER)
          .forEach(bug ->
              streams.out().println(BugJson.of(bug, catalog, bucketOf(bug, catalog.buckets()))));
    } else {
      List<Bucket> told = buckets.stream().filter(this::isTold).toList();
      if (!chosen.isEmpty()) {
        streams.out().print(BugsTable.text(chosen, Terminal.width()));
      } else if (told.isEmpty()) {
        streams.out().println("No bugs in " + store.folder() + " yet.");
      } else {
        int bugs = told.stream().mapToInt(bucket -> bucket.members().size()).sum();
        streams.out().println("None of the " + bugs + " bugs is like that.");
      }
      int untold = buckets.size() - told.size();
      if (untold > 0) {
        streams.out().println("Not listed without --unconfirmed: disagreement " + untold);
      }
    }
  }

  /** Whether it is a bug, or asked for. */
  private boolean isTold(Bucket bucket) {
    BugClass itsKind = bucket.leader().signature().kind();
    return itsKind.isBug() || unconfirmed || kind.filter(itsKind.spelling()::equals).isPresent();
  }

  private static Bucket bucketOf(Bug bug, List<Bucket> buckets) {
    return buckets.stream().filter(bucket -> bucket.contains(bug.id())).findFirst().orElseThrow();
  }

  private boolean isWanted(Bucket bucket) {
    String itsKind = bucket.leader().signature().kind().spelling();
    String itsState = bucket.state().spelling();
    return isTold(bucket)
        && kind.orElse(itsKind).equals(itsKind)
        && state.orElse(itsState).equals(itsState);
  }

  private void require(Optional<String> value, List<String> known, String option) {
    if (value.isPresent() && !known.contains(value.get())) {
      throw new CommandLine.ParameterException(
          spec.commandLine(),
          option
              + " must be one of "
              + known.stream().collect(Collectors.joining(", "))
              + ", not "
              + value.get()
              + MeantName.hint(value.get(), known, ""));
    }
  }
}
