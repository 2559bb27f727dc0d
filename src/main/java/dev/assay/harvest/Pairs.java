package dev.assay.harvest;

import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.harvest.Paths.News;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What calls of a function have given, and which of them are worth keeping. */
final class Pairs {
  private final Paths paths = new Paths();
  private final Map<News, List<Pair>> found = new EnumMap<>(News.class);

  News add(Harness.Seen.Result result) {
    News news = paths.add(result.magnitudes());
    int path = paths.number(result.magnitudes());
    found
        .computeIfAbsent(news, _ -> new ArrayList<>())
        .add(new Pair(result.pair().arguments(), result.pair().result(), path));
    return news;
  }

  /** Those that reached something new: arguments like these may reach more. */
  List<Pair> leading() {
    var leading = new ArrayList<Pair>(found.getOrDefault(News.STATEMENT, List.of()));
    leading.addAll(found.getOrDefault(News.COUNT, List.of()));
    return leading;
  }

  int paths() {
    return paths.size();
  }

  /** The most telling first: new statements, new counts, new paths, new results. */
  List<Pair> ranked() {
    List<Pair> ranked = leading();
    ranked.addAll(found.getOrDefault(News.PATH, List.of()));
    Set<BigInteger> results = new HashSet<>();
    ranked.forEach(pair -> results.add(pair.result()));
    var same = new ArrayList<Pair>();
    found
        .getOrDefault(News.NOTHING, List.of())
        .forEach(pair -> (results.add(pair.result()) ? ranked : same).add(pair));
    ranked.addAll(same);
    return ranked;
  }
}
