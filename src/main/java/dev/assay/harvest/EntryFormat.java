package dev.assay.harvest;

import dev.assay.c.IntKind;
import dev.assay.harvest.FunctionEntry.Pair;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Functions as lines of a database: JSON objects whose values are lists of texts. */
public final class EntryFormat {
  private static final Pattern PAIR =
      Pattern.compile("(-?[0-9]+(?:,-?[0-9]+)*)=(-?[0-9]+)(?:@([0-9]{1,9}))?");
  private static final String VISITED = "visited";

  private EntryFormat() {}

  /** What a line says. */
  public sealed interface Line {
    record Function(FunctionEntry entry) implements Line {}

    /** A file was harvested to its end. */
    record Visited(String file) implements Line {}

    record Wrong() implements Line {}
  }

  public static String visited(String file) {
    return FlatJson.write(Map.of(VISITED, List.of(file)));
  }

  public static String write(FunctionEntry entry) {
    var members = new LinkedHashMap<String, List<String>>();
    FunctionEntry.Source source = entry.source();
    members.put("name", List.of(entry.name()));
    members.put(
        "source",
        List.of(
            source.project(),
            source.file(),
            "" + source.line(),
            source.function(),
            source.licence()));
    members.put("result", List.of(entry.result().spelling()));
    members.put("parameters", entry.parameters().stream().map(IntKind::spelling).toList());
    members.put("pairs", entry.pairs().stream().map(EntryFormat::text).toList());
    FunctionEntry.Traits traits = entry.traits();
    members.put(
        "counts",
        List.of(
            "" + traits.lines(), "" + traits.branches(), "" + traits.paths(), "" + traits.steps()));
    members.put("features", traits.features());
    members.put("code", entry.code().lines().toList());
    return FlatJson.write(members);
  }

  private static String text(Pair pair) {
    return pair.arguments().stream().map(BigInteger::toString).collect(Collectors.joining(","))
        + "="
        + pair.result()
        + "@"
        + pair.path();
  }

  public static Line read(String line) {
    return FlatJson.read(line).flatMap(EntryFormat::line).orElseGet(Line.Wrong::new);
  }

  private static Optional<Line> line(Map<String, List<String>> members) {
    List<String> visited = members.getOrDefault(VISITED, List.of());
    return visited.size() == 1
        ? Optional.of(new Line.Visited(visited.getFirst()))
        : entry(members).map(Line.Function::new);
  }

  private static Optional<FunctionEntry> entry(Map<String, List<String>> members) {
    List<String> source = members.getOrDefault("source", List.of());
    List<String> counts = members.getOrDefault("counts", List.of());
    List<Optional<IntKind>> parameters =
        members.getOrDefault("parameters", List.of()).stream().map(EntryFormat::kind).toList();
    List<String> pairs = members.getOrDefault("pairs", List.of());
    Optional<IntKind> result =
        members.getOrDefault("result", List.of()).stream().findFirst().flatMap(EntryFormat::kind);
    boolean fine =
        source.size() == 5
            && counts.size() == 4
            && isNumber(source.get(2))
            && counts.stream().allMatch(EntryFormat::isNumber)
            && result.isPresent()
            && parameters.stream().allMatch(Optional::isPresent)
            && pairs.stream().allMatch(p -> PAIR.matcher(p).matches())
            && members.getOrDefault("name", List.of()).size() == 1
            && members.containsKey("code");
    return fine
        ? Optional.of(
            new FunctionEntry(
                members.get("name").getFirst(),
                new FunctionEntry.Source(
                    source.get(0),
                    source.get(1),
                    Integer.parseInt(source.get(2)),
                    source.get(3),
                    source.get(4)),
                members.get("code").stream().map(l -> l + "\n").collect(Collectors.joining()),
                parameters.stream().map(Optional::get).toList(),
                result.get(),
                pairs.stream().map(EntryFormat::pair).toList(),
                new FunctionEntry.Traits(
                    Integer.parseInt(counts.get(0)),
                    Integer.parseInt(counts.get(1)),
                    Integer.parseInt(counts.get(2)),
                    Integer.parseInt(counts.get(3)),
                    members.getOrDefault("features", List.of()))))
        : Optional.empty();
  }

  private static boolean isNumber(String text) {
    return text.matches("[0-9]{1,9}");
  }

  private static Optional<IntKind> kind(String spelling) {
    return Arrays.stream(IntKind.values()).filter(k -> k.spelling().equals(spelling)).findFirst();
  }

  /** Databases from before paths were told have none. */
  private static Pair pair(String text) {
    Matcher parts = PAIR.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException(text);
    }
    return new Pair(
        Arrays.stream(parts.group(1).split(",")).map(BigInteger::new).toList(),
        new BigInteger(parts.group(2)),
        parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3)));
  }
}
