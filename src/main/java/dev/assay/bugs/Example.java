package dev.assay.bugs;

import dev.assay.c.Standard;
import dev.assay.compile.find.VersionText;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A program that shows a bug, and what compilers did with it.
 *
 * @param summary what was expected and what came, in one sentence
 * @param runs those that show the bug, the plainest configuration first
 */
public record Example(
    Sighting sighting,
    Standard standard,
    List<SourceFile> files,
    List<String> units,
    List<String> flags,
    Optional<Expected> expected,
    String summary,
    List<StoredRun> runs) {
  public Example {
    files = List.copyOf(files);
    units = List.copyOf(units);
    flags = List.copyOf(flags);
    runs = List.copyOf(runs);
  }

  /** The very test case again; what the interpreter says of it must be asked anew. */
  public TestCase test() {
    return new TestCase(sighting.origin(), standard, files, units, flags, Expectation.NONE);
  }

  /** The releases that show the bug with the flags of the plainest run, the oldest first. */
  public List<AffectedVersion> affected() {
    var levels = new LinkedHashMap<StoredRun.Way, Set<String>>();
    for (StoredRun run : runs) {
      StoredRun.Way way = run.way();
      if (way.flags().equals(runs.getFirst().way().flags())) {
        StoredRun.Way release =
            levels.keySet().stream()
                .filter(other -> other.compiler().equals(way.compiler()))
                .findFirst()
                .orElse(way);
        levels.computeIfAbsent(release, _ -> new TreeSet<>()).add(way.level());
      }
    }
    return levels.entrySet().stream()
        .map(one ->
            new AffectedVersion(
                one.getKey().compiler(), one.getKey().version(), List.copyOf(one.getValue()), true))
        .sorted(Comparator.comparing(AffectedVersion::version, VersionText.OLDEST_FIRST))
        .toList();
  }

  /** The name that {@link #main} has in the bug's folder. */
  public String keptName() {
    return TestCase.isCxx(main().name()) ? ExampleFiles.CXX_MAIN : ExampleFiles.MAIN;
  }

  /** The file that is kept as the program itself: the first that is compiled. */
  public SourceFile main() {
    return files.stream()
        .filter(file -> units.contains(file.name()))
        .findFirst()
        .orElseGet(files::getFirst);
  }
}
