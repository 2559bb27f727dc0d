package dev.assay.cli;

import dev.assay.campaign.greybox.MutatorCounters;
import dev.assay.campaign.source.Yields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** What the mutators of a grey-box campaign have done, as a table. */
final class MutatorTable {
  private MutatorTable() {}

  /** Those whose mutants showed most that was new first. */
  static String text(SortedMap<String, MutatorCounters.Record> records, Yields yields) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("mutator", "tried", "valid", "new", "bugs", "refused by us"));
    records.entrySet().stream()
        .sorted((a, b) -> Long.compare(b.getValue().fresh(), a.getValue().fresh()))
        .forEach(entry -> rows.add(row(entry.getKey(), entry.getValue(), yields)));
    return Columns.text(rows, 0);
  }

  /** Several mutators share a bug. */
  private static List<String> row(String name, MutatorCounters.Record record, Yields yields) {
    Yields.Yield yield = yields.mutators().get(name);
    double bugs = yield == null ? 0 : yield.found() / 1000.0;
    double valid = 100.0 * record.valid() / Math.max(1, record.tried());
    return List.of(
        name,
        "" + record.tried(),
        String.format(Locale.ROOT, "%.1f %%", valid),
        "" + record.fresh(),
        String.format(Locale.ROOT, "%.1f", bugs),
        "" + record.refused());
  }
}
