package dev.assay.bugs.report;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Bug;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which releases of a compiler have a bug, by their numbers.
 *
 * @param failing numbers of releases that show it, the oldest first
 * @param working numbers of releases that do not, the oldest first
 */
public record Releases(List<String> failing, List<String> working) {
  private static final Pattern NUMBER = Pattern.compile("\\b\\d+(\\.\\d+)+");

  private static final Comparator<String> AGE =
      Comparator.comparing(Releases::parts, Arrays::compare);

  public Releases {
    failing = List.copyOf(failing);
    working = List.copyOf(working);
  }

  public static Releases of(ReportInput input) {
    Bug bug = input.bug();
    List<AffectedVersion> known = input.triage().affected();
    return new Releases(
        sorted(
            Stream.concat(
                Stream.of(bug.version()),
                known.stream().filter(AffectedVersion::affected).map(AffectedVersion::version))),
        sorted(known.stream().filter(v -> !v.affected()).map(AffectedVersion::version)));
  }

  /** {@code 12.2.0} of {@code gcc-12 (Debian 12.2.0-14) 12.2.0}; the text itself if it has none. */
  public static String number(String version) {
    List<String> all = NUMBER.matcher(version).results().map(MatchResult::group).toList();
    return all.isEmpty() ? version : all.getLast();
  }

  /** The first major release that fails after one that works: {@code 12}. */
  public Optional<String> regression() {
    return failing.stream()
        .filter(bad -> working.stream().anyMatch(good -> AGE.compare(good, bad) < 0))
        .filter(bad -> working.stream().noneMatch(good -> AGE.compare(good, bad) > 0))
        .map(bad -> bad.substring(0, bad.indexOf('.')))
        .findFirst();
  }

  /** The first release that works after those that fail, if none after it fails. */
  public Optional<String> mended() {
    return working.stream()
        .filter(good -> failing.stream().allMatch(bad -> AGE.compare(bad, good) < 0))
        .findFirst();
  }

  private static List<String> sorted(Stream<String> versions) {
    return versions.map(Releases::number).distinct().sorted(AGE).toList();
  }

  private static long[] parts(String number) {
    return Stream.of(number.split("\\."))
        .mapToLong(part -> part.matches("\\d{1,18}") ? Long.parseLong(part) : 0)
        .toArray();
  }
}
