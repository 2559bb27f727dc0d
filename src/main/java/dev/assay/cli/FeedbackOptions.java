package dev.assay.cli;

import dev.assay.compile.SearchPath;
import dev.assay.compile.feedback.FeedbackSources;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The options of every command that asks compilers what they do. */
final class FeedbackOptions {
  private static final String LIST = "list";

  @Option(
      names = "--feedback",
      split = ",",
      paramLabel = "NAME",
      description =
          "What is read of the compilers that tell ('list' lists all; default: what stock"
              + " compilers offer for nothing).")
  private List<String> sources = new ArrayList<>();

  @Option(
      names = "--proxies",
      split = ",",
      paramLabel = "NAME",
      description =
          "The compilers that tell, by the names of 'assay compilers' (default: the newest gcc and"
              + " the newest clang).")
  private List<String> proxies = new ArrayList<>();

  FeedbackWish wish() {
    return new FeedbackWish(sources, proxies);
  }

  /** Whether only a list of sources is wanted. */
  boolean wantsList() {
    return sources.contains(LIST);
  }

  static String list() {
    var text = new StringBuilder();
    FeedbackSources.all(SearchPath.ofEnvironment())
        .forEach(source ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "%-20s %s%s%n",
                    source.name(),
                    source.summary(),
                    source.instrumented() ? " (of a compiler built for it)" : "")));
    return text.toString();
  }
}
