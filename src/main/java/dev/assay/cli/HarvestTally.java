package dev.assay.cli;

import dev.assay.harvest.FunctionEntry;
import dev.assay.harvest.Harvester.Crop;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts while files are gone through. */
final class HarvestTally {
  private static final int SHOWN_REASONS = 16;

  private final Set<String> names;
  private final int limit;
  private final Map<String, Integer> reasons = new HashMap<>();
  private int files;
  private int seen;
  private int kept;
  private int pairs;
  private int again;

  /** Where functions of these names are there already. */
  HarvestTally(Set<String> names, int limit) {
    this.names = new HashSet<>(names);
    this.limit = limit;
  }

  int files() {
    return files;
  }

  int seen() {
    return seen;
  }

  int kept() {
    return kept;
  }

  boolean isFull() {
    return kept >= limit;
  }

  void file() {
    files++;
  }

  void leftOut(String reason) {
    reasons.merge(reason, 1, Integer::sum);
  }

  /** Those of a file that are new, and for which there is room. */
  List<FunctionEntry> kept(List<Crop> crops) {
    var entries = new ArrayList<FunctionEntry>();
    for (Crop crop : crops) {
      seen++;
      switch (crop) {
        case Crop.LeftOut(String _, String reason) -> leftOut(reason);
        case Crop.Kept(FunctionEntry entry) -> {
          if (!names.add(entry.name())) {
            again++;
          } else if (!isFull()) {
            kept++;
            pairs += entry.pairs().size();
            entries.add(entry);
          }
        }
      }
    }
    return entries;
  }

  void tell(PrintStream out) {
    out.printf(
        "%d files, %d functions: %d kept with %d pairs, %d there already%n",
        files, seen, kept, pairs, again);
    reasons.entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(SHOWN_REASONS)
        .forEach(e -> out.printf("  %6d %s%n", e.getValue(), e.getKey()));
    out.flush();
  }
}
