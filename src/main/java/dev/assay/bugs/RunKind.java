package dev.assay.bugs;

import dev.assay.compile.CompilerRun;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of {@link CompilerRun}, as stored. */
public enum RunKind {
  RAN("ran"),
  DIED("died"),
  RAN_TOO_LONG("ran-too-long"),
  COMPILED("compiled"),
  CRASHED("compiler-crashed"),
  HUNG("compiler-hung"),
  REJECTED("rejected"),
  ANALYSED("analysed"),
  OUT_OF_RESOURCES("out-of-resources");

  private final String spelling;

  RunKind(String spelling) {
    this.spelling = spelling;
  }

  /** As tables, files and JSON spell it. */
  public String spelling() {
    return spelling;
  }

  static Optional<RunKind> parse(String text) {
    return Stream.of(values()).filter(kind -> kind.spelling.equals(text)).findFirst();
  }

  static RunKind of(CompilerRun run) {
    return switch (run) {
      case CompilerRun.Ran _ -> RAN;
      case CompilerRun.Died _ -> DIED;
      case CompilerRun.RanTooLong _ -> RAN_TOO_LONG;
      case CompilerRun.Compiled _ -> COMPILED;
      case CompilerRun.CompilerCrashed _ -> CRASHED;
      case CompilerRun.CompilerHung _ -> HUNG;
      case CompilerRun.Rejected _ -> REJECTED;
      case CompilerRun.Analysed _ -> ANALYSED;
      case CompilerRun.OutOfResources _ -> OUT_OF_RESOURCES;
    };
  }
}
