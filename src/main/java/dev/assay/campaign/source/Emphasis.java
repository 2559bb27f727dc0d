package dev.assay.campaign.source;

import dev.assay.mutate.Mutator;
import dev.assay.mutate.preserving.PreservingMutators;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Mutators that are named twice, as those of inject in {@code emi+inject}: together they are used
 * as often as all others.
 *
 * @param mutators their names
 * @param factor what that makes of the weight of each
 */
record Emphasis(List<String> mutators, int factor) {
  Emphasis {
    mutators = List.copyOf(mutators);
  }

  /** Of names that are joined by {@code +}. */
  static Emphasis of(String names) {
    var all = new ArrayList<String>();
    for (String name : names.split("[+]")) {
      if (PreservingMutators.named(List.of(name))
          instanceof PreservingMutators.Named.Found(List<Mutator> found)) {
        found.forEach(mutator -> all.add(mutator.name()));
      }
    }
    List<String> twice =
        all.stream().distinct().filter(name -> Collections.frequency(all, name) > 1).toList();
    long others = all.stream().distinct().count() - twice.size();
    return new Emphasis(twice, twice.isEmpty() ? 1 : (int) Math.max(1, others / twice.size()));
  }

  /** The weights that others know, with more for these. */
  SortedMap<String, Integer> in(SortedMap<String, Integer> weights) {
    var more = new TreeMap<>(weights);
    mutators.forEach(name -> more.merge(name, factor, (known, times) -> known * times));
    return more;
  }

  /** So that a campaign notices. */
  String told() {
    return factor == 1 ? "" : " --emphasis " + String.join(",", mutators);
  }
}
