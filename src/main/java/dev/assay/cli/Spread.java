package dev.assay.cli;

import java.util.List;
import java.util.Locale;

/** A figure of several runs: its mean, and how far the runs are apart. */
record Spread(List<Double> runs) {
  Spread {
    runs = List.copyOf(runs);
  }

  double mean() {
    return runs.stream().mapToDouble(one -> one).average().orElse(0);
  }

  private double least() {
    return runs.stream().mapToDouble(one -> one).min().orElse(0);
  }

  private double most() {
    return runs.stream().mapToDouble(one -> one).max().orElse(0);
  }

  /** How many times as much it is, by the means; empty where that is no number. */
  String ratioTo(Spread other) {
    double ratio = mean() / other.mean();
    return Double.isFinite(ratio) ? String.format(Locale.ROOT, "%.2f", ratio) : "";
  }

  /**
   * The number alone if it is the same in all runs, else such as {@code 12.5 (11.9 to 13.2)}.
   *
   * @param places how many after the point
   */
  String text(int places) {
    String mean = number(mean(), places);
    String least = number(least(), places);
    String most = number(most(), places);
    return least.equals(most) ? mean : "%s (%s to %s)".formatted(mean, least, most);
  }

  private static String number(double value, int places) {
    return String.format(Locale.ROOT, "%." + places + "f", value);
  }
}
