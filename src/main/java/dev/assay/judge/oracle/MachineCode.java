package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import java.util.Optional;

/** The digest of the machine code that a run made. */
final class MachineCode {
  private MachineCode() {}

  static Optional<String> of(CompilerRun run) {
    return switch (run) {
      case CompilerRun.Ran ran -> Optional.of(ran.code());
      case CompilerRun.Died died -> Optional.of(died.code());
      case CompilerRun.RanTooLong late -> Optional.of(late.code());
      case CompilerRun.Compiled compiled -> Optional.of(compiled.code());
      case CompilerRun.CompilerCrashed _,
          CompilerRun.CompilerHung _,
          CompilerRun.Rejected _,
          CompilerRun.Analysed _,
          CompilerRun.OutOfResources _ ->
          Optional.empty();
    };
  }
}
