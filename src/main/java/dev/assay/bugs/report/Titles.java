package dev.assay.bugs.report;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The line that a maintainer reads in a list of hundreds. */
public final class Titles {
  private static final int LONGEST = 140;

  private Titles() {}

  /** {@code [12 Regression] wrong code at -O2 on x86_64-linux-gnu}. */
  static String gcc(ReportInput input) {
    String regression =
        Releases.of(input).regression().map(major -> "[" + major + " Regression] ").orElse("");
    return cut(regression + plain(input));
  }

  /** {@code [InstCombine] Wrong code at -O2 on x86_64-pc-linux-gnu}. */
  static String llvm(ReportInput input) {
    String text = plain(input);
    String pass =
        input
            .triage()
            .blame()
            .filter(blame -> blame.kind() == Blame.Kind.PASS)
            .map(blame -> "[" + blame.name().replaceFirst("Pass$", "") + "] ")
            .orElse("");
    return cut(pass + text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1));
  }

  /** Without what only one of the two wants. */
  public static String plain(ReportInput input) {
    String key = input.bug().signature().key();
    String way = " at " + levels(input) + flags(input);
    String target = input.bug().target().isEmpty() ? "" : " on " + input.bug().target();
    return switch (input.kind()) {
      case WRONG_OUTPUT -> "wrong code" + way + target;
      case CRASH -> crash(key) + way;
      case HANG -> "compiler hangs" + way + target;
      case REJECTED -> "valid code is rejected" + way + ": " + key;
      case SANITIZER -> "false alarm" + way + ": " + key;
      case UNSTABLE -> "the same command gives different results" + way + target;
      case DISAGREEMENT -> "another output than other compilers'" + way + target;
    };
  }

  private static String crash(String key) {
    if (key.startsWith("ice ")) {
      return "ICE " + key.substring("ice ".length());
    }
    return key.startsWith("crash") || key.startsWith("assertion") ? key : "crash: " + key;
  }

  /** All levels of this compiler that are known to show it. */
  static String levels(ReportInput input) {
    List<String> known =
        input.triage().affected().stream()
            .filter(version -> version.compiler().equals(input.bug().signature().compiler()))
            .map(AffectedVersion::levels)
            .flatMap(List::stream)
            .toList();
    List<String> all =
        Stream.concat(Stream.of(input.bad().way().level()), known.stream())
            .filter(level -> !level.isEmpty())
            .distinct()
            .sorted()
            .toList();
    return all.isEmpty() ? "the default level" : joined(all);
  }

  static String joined(List<String> words) {
    return words.size() < 2
        ? String.join("", words)
        : words.subList(0, words.size() - 1).stream().collect(Collectors.joining(", "))
            + " and "
            + words.getLast();
  }

  private static String flags(ReportInput input) {
    List<String> flags = input.bad().way().flags();
    return Optional.of(String.join(" ", flags))
        .filter(text -> !text.isEmpty())
        .map(text -> " with " + text)
        .orElse("");
  }

  private static String cut(String title) {
    return title.length() <= LONGEST ? title : title.substring(0, LONGEST - 3).strip() + "...";
  }
}
