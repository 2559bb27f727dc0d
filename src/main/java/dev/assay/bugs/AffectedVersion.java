package dev.assay.bugs;

import java.util.List;

/**
 * Whether one installed compiler shows a bug.
 *
 * @param compiler its name, {@code gcc-12}
 * @param version its full version text
 * @param levels the optimisation levels that show it; empty if none does
 * @param affected false only if the bug was looked for at every level of interest and not seen
 */
public record AffectedVersion(
    String compiler, String version, List<String> levels, boolean affected) {
  public AffectedVersion {
    levels = List.copyOf(levels);
  }
}
