package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Family;
import dev.assay.judge.signature.Names;
import dev.assay.judge.signature.RefusalKey;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The builds of one test case that compilers refused by an error message, beside all that there
 * were. Whether a refusal is a bug is the judge's question; that there was one is told in any case.
 *
 * @param builds of each compiler, by its name; those that a machine's limits ended say nothing
 */
public record RefusedBuilds(Map<String, Long> builds, List<Refused> refused) {
  public static final RefusedBuilds NONE = new RefusedBuilds(Map.of(), List.of());

  public RefusedBuilds {
    builds = new TreeMap<>(builds);
    refused = List.copyOf(refused);
  }

  /** Who is to blame. */
  public enum Kind {
    /** Some releases take the program. */
    REJECTED("rejected"),
    /** No release of gcc, or none of clang, takes it: the program is not what it should be. */
    REJECTED_BY_FAMILY("rejected-by-family");

    private final String spelling;

    Kind(String spelling) {
      this.spelling = spelling;
    }

    /** As tables, files and JSON spell it. */
    public String spelling() {
      return spelling;
    }
  }

  /** What compilers of one family say, without words of the program. */
  public record Reason(Kind kind, Family family, String message) {}

  /** All builds that were refused for one reason, the plainest first. */
  public record Refused(Reason reason, List<CompilerRun> runs) {
    public Refused {
      runs = List.copyOf(runs);
    }

    /** How many builds each compiler refused. */
    public Map<String, Long> byCompiler() {
      return runs.stream()
          .collect(Collectors.groupingBy(RefusedBuilds::name, TreeMap::new, Collectors.counting()));
    }
  }

  public static RefusedBuilds of(TestCase test, List<CompilerRun> runs) {
    var builds = new TreeMap<String, Long>();
    var said = new LinkedHashMap<Reason, List<CompilerRun>>();
    Names names = Names.of(test);
    for (CompilerRun run : runs) {
      if (isBuild(run)) {
        builds.merge(name(run), 1L, Long::sum);
      }
      if (run instanceof CompilerRun.Rejected rejected) {
        Family family = run.configuration().compiler().family();
        var reason = new Reason(Kind.REJECTED, family, RefusalKey.of(rejected.output(), names));
        said.computeIfAbsent(reason, _ -> new ArrayList<>()).add(run);
      }
    }
    var refused = new ArrayList<Refused>();
    said.forEach((reason, all) -> refused.add(refused(reason, all, runs)));
    return new RefusedBuilds(builds, refused);
  }

  private static Refused refused(Reason said, List<CompilerRun> by, List<CompilerRun> all) {
    List<CompilerRun> ofFamily =
        all.stream()
            .filter(RefusedBuilds::isBuild)
            .filter(run -> run.configuration().compiler().family() == said.family())
            .toList();
    boolean whole =
        isWellKnown(said.family())
            && ofFamily.stream().allMatch(CompilerRun.Rejected.class::isInstance)
            && names(by).containsAll(names(ofFamily));
    Reason reason =
        whole ? new Reason(Kind.REJECTED_BY_FAMILY, said.family(), said.message()) : said;
    return new Refused(reason, Findings.plainestFirst(by));
  }

  /** The others lack much that programs may use. */
  private static boolean isWellKnown(Family family) {
    return switch (family) {
      case GCC, CLANG -> true;
      case TCC, PCC, OTHER -> false;
    };
  }

  private static boolean isBuild(CompilerRun run) {
    return switch (run) {
      case CompilerRun.Ran _,
          CompilerRun.Died _,
          CompilerRun.RanTooLong _,
          CompilerRun.Compiled _,
          CompilerRun.CompilerCrashed _,
          CompilerRun.CompilerHung _,
          CompilerRun.Rejected _ ->
          true;
      case CompilerRun.Analysed _, CompilerRun.OutOfResources _ -> false;
    };
  }

  private static Set<String> names(List<CompilerRun> runs) {
    var names = new LinkedHashSet<String>();
    runs.forEach(run -> names.add(name(run)));
    return names;
  }

  private static String name(CompilerRun run) {
    return run.configuration().compiler().name();
  }
}
