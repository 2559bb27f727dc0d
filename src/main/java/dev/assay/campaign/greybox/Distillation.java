package dev.assay.campaign.greybox;

import dev.assay.compile.feedback.Features;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds few and small programs that have all features of many.
 *
 * <p>The smallest set is hard to find; this takes, again and again, the program with the most
 * features that are still missing for its size, and then drops those that later ones made
 * unnecessary.
 */
public final class Distillation {
  private Distillation() {}

  /** Programs of the list that together have what all have, in the order of the list. */
  public static List<CorpusProgram> of(List<CorpusProgram> programs) {
    return without(Features.NONE, programs);
  }

  /** The same, but for features that need not be reached. */
  public static List<CorpusProgram> without(Features known, List<CorpusProgram> programs) {
    var missing = Features.NONE;
    for (CorpusProgram program : programs) {
      missing = missing.union(program.features().minus(known));
    }
    var left = new ArrayList<>(programs);
    var chosen = new ArrayList<CorpusProgram>();
    while (!missing.isEmpty()) {
      Features wanted = missing;
      CorpusProgram best =
          left.stream()
              .max(Comparator.comparingDouble(program -> worth(program, wanted)))
              .orElseThrow();
      chosen.add(best);
      left.remove(best);
      missing = missing.minus(best.features());
    }
    List<CorpusProgram> needed = needed(chosen, known);
    return programs.stream().filter(needed::contains).toList();
  }

  private static double worth(CorpusProgram program, Features wanted) {
    long gain = program.features().stream().filter(wanted::contains).count();
    // By the root of the size: small ones win, but not against those that show much more.
    return gain / Math.sqrt(1 + program.text().length());
  }

  private static List<CorpusProgram> needed(List<CorpusProgram> chosen, Features known) {
    Map<Long, Integer> owners = new HashMap<>();
    for (CorpusProgram program : chosen) {
      program.features().stream().forEach(feature -> owners.merge(feature, 1, Integer::sum));
    }
    var needed = new ArrayList<>(chosen);
    for (CorpusProgram program : chosen) {
      boolean spare =
          program.features().minus(known).stream().allMatch(feature -> owners.get(feature) > 1);
      if (spare) {
        needed.remove(program);
        program.features().stream().forEach(feature -> owners.merge(feature, -1, Integer::sum));
      }
    }
    return needed;
  }
}
