package dev.assay.compile.timing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads clang's tables. Each has a title between two rules and lines like these, of which the
 * columns for the user's or the system's time are left out where all of it is nothing:
 *
 * <pre>
 *    ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
 *    0.8206 ( 15.8%)   0.0000 (  0.0%)   0.8206 ( 15.7%)   0.9213 ( 15.8%)  GVNPass
 * </pre>
 */
final class ClangTimeReport {
  /** Of optimisers and code generators; other tables tell of parts of these, or of wholes. */
  private static final Pattern PASSES =
      Pattern.compile("(\\.\\.\\. )?(Pass|Analysis) execution timing report( \\.\\.\\.)?");

  private static final Pattern WHOLE = Pattern.compile("Clang (front-end )?time report");

  private static final Pattern TITLE = Pattern.compile("(?m)^===-+===\\n *(.+?) *\\n===-+===$");

  private static final Pattern LINE =
      Pattern.compile("(?m)^((?: +\\d+\\.\\d+ \\( *[\\d.]+%\\)){2,4})  (\\S.*)$");

  private static final Pattern TIME = Pattern.compile("(\\d+\\.\\d+) \\(");

  /** Passes whose time is that of the passes in them. */
  private static final List<String> HOLDERS =
      List.of("ModuleInlinerWrapperPass", "DevirtSCCRepeatedPass");

  /** What is in no pass: reading the program, checking it, making the first code of it. */
  static final String REST = "front end and the rest";

  private ClangTimeReport() {}

  static Optional<TimeReport> parse(String text) {
    var passes = new TreeMap<String, Double>();
    double total = -1;
    Matcher title = TITLE.matcher(text);
    boolean more = title.find();
    while (more) {
      String name = title.group(1);
      int start = title.end();
      more = title.find();
      String table = text.substring(start, more ? title.start() : text.length());
      if (PASSES.matcher(name).matches()) {
        addPasses(table, passes);
      } else if (WHOLE.matcher(name).matches()) {
        total = Math.max(total, total(table));
      }
    }
    if (total < 0) {
      return Optional.empty();
    }
    double inPasses = passes.values().stream().mapToDouble(d -> d).sum();
    passes.put(REST, Math.max(0, total - inPasses));
    return Optional.of(TimeReport.of(passes, total));
  }

  private static void addPasses(String table, Map<String, Double> passes) {
    for (Matcher line = LINE.matcher(table); line.find(); ) {
      // A pass that runs several times has numbers.
      String name = line.group(2).replaceFirst(" #\\d+$", "");
      if (!name.equals("Total") && !HOLDERS.contains(name)) {
        passes.merge(name, cpu(line.group(1)), Double::sum);
      }
    }
  }

  private static double total(String table) {
    for (Matcher line = LINE.matcher(table); line.find(); ) {
      if (line.group(2).equals("Total")) {
        return cpu(line.group(1));
      }
    }
    return -1;
  }

  /** The last column is the clock's; the one before is all that the processor did. */
  private static double cpu(String columns) {
    List<String> times = TIME.matcher(columns).results().map(result -> result.group(1)).toList();
    return Double.parseDouble(times.get(times.size() - 2));
  }
}
