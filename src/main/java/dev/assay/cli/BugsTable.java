package dev.assay.cli;

import dev.assay.bugs.Blame;
import dev.assay.bugs.Bucket;
import dev.assay.bugs.Bug;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Bugs as a table that fits a terminal: what is too long of a signature is cut. */
final class BugsTable {
  private static final int SIGNATURE = 4;
  private static final Set<String> NUMBERS = Set.of("COUNT", "TOKENS");
  private static final Pattern RELEASE = Pattern.compile("(.*-)(\\d{1,9})");
  private static final int NARROWEST = 20;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** The worst kind first, then by compiler, then the oldest first. */
  static final Comparator<Bug> ORDER =
      Comparator.comparing((Bug bug) -> bug.signature().kind())
          .thenComparing(bug -> bug.signature().compiler())
          .thenComparing(bug -> bug.first().time())
          .thenComparing(Bug::id);

  private BugsTable() {}

  /** A line for each bucket; of causes and sizes only if there is one that is known. */
  static String text(List<Bucket> buckets, int width) {
    boolean blamed = buckets.stream().anyMatch(bucket -> bucket.blame().isPresent());
    boolean reduced = buckets.stream().anyMatch(bucket -> bucket.tokens().isPresent());
    var rows = new ArrayList<List<String>>();
    rows.add(
        row(
            List.of("ID", "CLASS", "COMPILER", "LEVELS", "SIGNATURE"),
            blamed ? Optional.of("BLAME") : Optional.empty(),
            reduced ? Optional.of("TOKENS") : Optional.empty(),
            List.of("COUNT", "FIRST SEEN", "STATE")));
    buckets.stream()
        .sorted(Comparator.comparing(Bucket::leader, ORDER))
        .map(bucket -> row(bucket, blamed, reduced))
        .forEach(rows::add);
    int[] widths = widths(rows, width);
    var text = new StringBuilder();
    for (List<String> row : rows) {
      text.append(line(row, rows.getFirst(), widths)).append('\n');
    }
    return text.toString();
  }

  private static List<String> row(Bucket bucket, boolean blamed, boolean reduced) {
    Bug bug = bucket.leader();
    int more = bucket.members().size() - 1;
    String blame = bucket.blame().map(Blame::name).orElse("");
    String tokens = bucket.tokens().map(size -> Integer.toString(size)).orElse("");
    return row(
        List.of(
            bug.id() + (more == 0 ? "" : " +" + more),
            bug.signature().kind().spelling(),
            compilers(
                bucket.bugs().stream().flatMap(b -> b.compilers().stream()).distinct().toList()),
            levels(
                bucket.bugs().stream()
                    .flatMap(b -> b.levels().stream())
                    .distinct()
                    .sorted()
                    .toList()),
            Visible.of(bug.signature().key().replaceAll("\\s+", " "))),
        blamed ? Optional.of(blame) : Optional.empty(),
        reduced ? Optional.of(tokens) : Optional.empty(),
        List.of(
            Long.toString(bucket.count()), time(bug.first().time()), bucket.state().spelling()));
  }

  private static List<String> row(
      List<String> first, Optional<String> blame, Optional<String> tokens, List<String> last) {
    var row = new ArrayList<>(first);
    blame.ifPresent(row::add);
    tokens.ifPresent(row::add);
    row.addAll(last);
    return row;
  }

  /** {@code gcc-16 gcc-14 clang-19} as {@code clang-19,gcc-14,16}. */
  static String compilers(List<String> names) {
    var versions = new TreeMap<String, TreeSet<Integer>>();
    var others = new ArrayList<String>();
    for (String name : names) {
      Matcher matcher = RELEASE.matcher(name);
      if (matcher.matches()) {
        versions
            .computeIfAbsent(matcher.group(1), _ -> new TreeSet<>())
            .add(Integer.valueOf(matcher.group(2)));
      } else {
        others.add(name);
      }
    }
    versions.forEach((kind, numbers) -> others.add(kind + joined(numbers)));
    return String.join(",", others);
  }

  private static String joined(Set<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** {@code -O1 -O2 -Os} as {@code -O1,2,s}. */
  static String levels(List<String> levels) {
    if (levels.stream().allMatch(level -> level.matches("-O\\w+"))) {
      List<String> ends = levels.stream().map(level -> level.substring(2)).toList();
      return ends.isEmpty() ? "" : "-O" + String.join(",", ends);
    }
    return String.join(",", levels.stream().filter(level -> !level.isEmpty()).toList());
  }

  static String time(Instant time) {
    return TIME.format(time);
  }

  private static int[] widths(List<List<String>> rows, int width) {
    int[] widths = new int[rows.getFirst().size()];
    int others = 0;
    for (int column = 0; column < widths.length; column++) {
      int at = column;
      widths[column] = rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0);
      others += column == SIGNATURE ? 2 : widths[column] + 2;
    }
    int left = Math.max(NARROWEST, width - (others - 2));
    widths[SIGNATURE] = Math.min(widths[SIGNATURE], left);
    return widths;
  }

  private static String line(List<String> row, List<String> titles, int[] widths) {
    var line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = cut(row.get(column), widths[column]);
      String space = " ".repeat(widths[column] - cell.length());
      line.append(column == 0 ? "" : "  ");
      line.append(NUMBERS.contains(titles.get(column)) ? space + cell : cell + space);
    }
    return line.toString().stripTrailing();
  }

  private static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width - 3) + "...";
  }
}
