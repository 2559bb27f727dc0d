package dev.assay.compile.find;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Family;
import java.util.List;

/** What was learnt of a compiler by trying it. */
record Probed(
    Family family,
    String version,
    String target,
    DataModel model,
    boolean knownLongDouble,
    List<String> levels,
    List<String> otherLevels,
    List<String> runner,
    Capabilities capabilities) {
  Probed {
    levels = List.copyOf(levels);
    otherLevels = List.copyOf(otherLevels);
    runner = List.copyOf(runner);
  }
}
