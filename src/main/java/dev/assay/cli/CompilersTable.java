package dev.assay.cli;

import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.find.Found;
import dev.assay.compile.find.TestedReleases;
import dev.assay.compile.find.VersionText;
import dev.assay.compile.process.Protection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The compilers as a table for people. */
final class CompilersTable {
  private static final List<String> HEAD =
      List.of("name", "version", "target", "model", "levels", "sanitizers", "can", "runner");

  private CompilersTable() {}

  /** The working ones, then the others with the reasons. */
  static String of(List<Found> found) {
    var rows = new ArrayList<List<String>>();
    var broken = new StringBuilder();
    for (Found one : found) {
      switch (one) {
        case Found.Working(Compiler compiler) -> rows.add(row(compiler));
        case Found.Broken(String name, Path path, String reason) ->
            broken
                .append("  ")
                .append(name)
                .append(" (")
                .append(path)
                .append("): ")
                .append(reason)
                .append('\n');
      }
    }
    var text = new StringBuilder();
    if (!rows.isEmpty()) {
      rows.addFirst(HEAD);
      text.append(Columns.text(rows, 0));
    }
    text.append(tested(found));
    if (!broken.isEmpty()) {
      text.append(rows.isEmpty() ? "" : "\n").append("Not usable:\n").append(broken);
    }
    return text.toString();
  }

  static String protections(Protection protection) {
    return protection.all().stream()
        .map(guard ->
            "  %s %s (%s)\n".formatted(guard.active() ? "yes" : "NO ", guard.name(), guard.note()))
        .collect(Collectors.joining("", "\nProcesses are kept in bounds:\n", ""));
  }

  /** Of a release that nobody tried, more may be Assay's mistake than of another. */
  private static String tested(List<Found> found) {
    String others =
        found.stream()
            .filter(Found.Working.class::isInstance)
            .map(one -> ((Found.Working) one).compiler())
            .flatMap(compiler -> untested(compiler).stream())
            .collect(Collectors.joining());
    return "\nAssay was tested with " + TestedReleases.all() + ".\n" + others;
  }

  private static Optional<String> untested(Compiler compiler) {
    String which = "  " + compiler.name() + " (" + compiler.version() + ") is ";
    return switch (TestedReleases.of(compiler)) {
      case TESTED -> Optional.empty();
      case NEWER ->
          Optional.of(
              which
                  + "newer: it may refuse what older ones took; 'assay fuzz' counts what it"
                  + " refuses\n");
      case OLDER -> Optional.of(which + "older: it may lack what newer ones have\n");
      case UNKNOWN -> Optional.of(which + "of a kind that was not tried\n");
    };
  }

  private static List<String> row(Compiler compiler) {
    return List.of(
        compiler.name(),
        orDash(VersionText.number(compiler.version())),
        orDash(compiler.target()),
        compiler.model().name() + (compiler.model().bigEndian() ? " big-endian" : ""),
        orDash(levels(compiler)),
        orDash(String.join(" ", CompilersJson.sanitizers(compiler))),
        orDash(able(compiler.capabilities())),
        orDash(runner(compiler)));
  }

  /** As in {@code -O0,1,s,2,3}. */
  private static String levels(Compiler compiler) {
    List<String> levels = compiler.levels();
    boolean usual = levels.stream().allMatch(level -> level.startsWith("-O"));
    return usual
        ? "-O" + levels.stream().map(l -> l.substring(2)).collect(Collectors.joining(","))
        : String.join(" ", levels);
  }

  private static String able(Capabilities capabilities) {
    var able = new ArrayList<String>();
    if (capabilities.bisection()) {
      able.add("bisect");
    }
    if (capabilities.feedback()) {
      able.add("feedback");
    }
    if (capabilities.multilib32()) {
      able.add("-m32");
    }
    if (capabilities.lto()) {
      able.add("-flto");
    }
    if (capabilities.cxx()) {
      able.add("C++");
    }
    return String.join(" ", able);
  }

  private static String runner(Compiler compiler) {
    return compiler.runner().isEmpty()
        ? ""
        : Path.of(compiler.runner().getFirst()).getFileName().toString();
  }

  private static String orDash(String text) {
    return text.isBlank() ? "-" : text;
  }
}
