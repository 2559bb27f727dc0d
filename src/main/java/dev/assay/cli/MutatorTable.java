package dev.assay.cli;

import dev.assay.campaign.greybox.MutatorCounters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** What the mutators of a grey-box campaign have done, as a table. */
final class MutatorTable {
  private MutatorTable() {}

  /** Those whose mutants showed most that was new first. */
  static String text(SortedMap<String, MutatorCounters.Record> records) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("mutator", "tried", "valid", "new", "refused by us"));
    records.entrySet().stream()
        .sorted((a, b) -> Long.compare(b.getValue().fresh(), a.getValue().fresh()))
        .forEach(entry -> rows.add(row(entry.getKey(), entry.getValue())));
    return Columns.text(rows, 0);
  }

  private static List<String> row(String name, MutatorCounters.Record record) {
    double valid = 100.0 * record.valid() / Math.max(1, record.tried());
    return List.of(
        name,
        "" + record.tried(),
        String.format(Locale.ROOT, "%.1f %%", valid),
        "" + record.fresh(),
        "" + record.refused());
  }
}
