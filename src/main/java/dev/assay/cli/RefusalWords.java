package dev.assay.cli;

import dev.assay.campaign.RefusalTotals;
import dev.assay.judge.RefusedBuilds;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The words for what compilers refused, for people and in JSON. */
final class RefusalWords {
  /** Reasons that JSON tells; the rest are rare. */
  private static final int MOST_REASONS = 10;

  private RefusalWords() {}

  /** As in {@code clang-22 24 of 600 builds (4.0%)}; {@code none} where all was taken. */
  static String counts(RefusalTotals totals) {
    return totals.refused() == 0
        ? "none"
        : totals.compilers().entrySet().stream()
            .filter(one -> one.getValue().refused() > 0)
            .map(one -> count(one.getKey(), one.getValue()))
            .collect(Collectors.joining(", "));
  }

  static String count(String compiler, RefusalTotals.Share share) {
    double percent = 100.0 * share.refused() / Math.max(1, share.builds());
    return String.format(
        Locale.ROOT,
        "%s %d of %d builds (%.1f%%)",
        compiler,
        share.refused(),
        share.builds(),
        percent);
  }

  /** Who is to blame, and the message. */
  static String reason(RefusedBuilds.Reason reason) {
    return switch (reason.kind()) {
      case REJECTED -> family(reason) + ": " + reason.message();
      case REJECTED_BY_FAMILY ->
          "every " + family(reason) + " here, so a defect of the program: " + reason.message();
    };
  }

  static JsonLine json(RefusedBuilds.Reason reason) {
    return new JsonLine()
        .put("kind", reason.kind().spelling())
        .put("family", family(reason))
        .put("message", reason.message());
  }

  /** One object a compiler. */
  static List<JsonLine> shares(RefusalTotals totals) {
    return totals.compilers().entrySet().stream()
        .map(one ->
            new JsonLine()
                .put("compiler", one.getKey())
                .put("builds", one.getValue().builds())
                .put("refused", one.getValue().refused()))
        .toList();
  }

  /** One object a reason, the most frequent first. */
  static List<JsonLine> reasons(RefusalTotals totals) {
    return totals.reasons().entrySet().stream()
        .limit(MOST_REASONS)
        .map(one -> json(one.getKey()).put("builds", one.getValue()))
        .toList();
  }

  /** One object a compiler that refused for that reason. */
  static List<JsonLine> by(RefusedBuilds.Refused refused) {
    return refused.byCompiler().entrySet().stream()
        .map(one -> new JsonLine().put("compiler", one.getKey()).put("builds", one.getValue()))
        .toList();
  }

  /** As in {@code clang-22 (5), clang-24 (5)}. */
  static String compilers(RefusedBuilds.Refused refused) {
    return refused.byCompiler().entrySet().stream()
        .map(one -> one.getKey() + " (" + one.getValue() + ")")
        .collect(Collectors.joining(", "));
  }

  private static String family(RefusedBuilds.Reason reason) {
    return reason.family().name().toLowerCase(Locale.ROOT);
  }
}
