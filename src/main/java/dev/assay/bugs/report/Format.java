package dev.assay.bugs.report;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The forms that a report can have. */
public enum Format {
  /** Text for GCC's Bugzilla. */
  GCC("report.txt"),
  /** Markdown for an issue of LLVM. */
  LLVM("report.md"),
  /** Markdown for anybody. */
  MARKDOWN("report.md"),
  /** A page to read. */
  HTML("index.html");

  private final String file;

  Format(String file) {
    this.file = file;
  }

  /** The name that the report's file gets. */
  public String file() {
    return file;
  }

  /** As the command line spells it. */
  public String spelling() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Format> parse(String text) {
    return Stream.of(values()).filter(format -> format.spelling().equals(text)).findFirst();
  }

  /** The form that the maintainers of a compiler expect. */
  public static Format forCompiler(String version) {
    if (version.contains("clang")) {
      return LLVM;
    }
    return version.contains("gcc") || version.contains("GCC") ? GCC : MARKDOWN;
  }
}
