package dev.assay.reduce;

import dev.assay.c.Program;
import dev.assay.c.edit.Linker;
import dev.assay.c.edit.Linker.Linked;
import java.util.Optional;

/** Units that are linked together, as one program to be run. */
public final class WholeProgram {
  private WholeProgram() {}

  /** Empty if they do not fit together: if two define the same, for example. */
  public static Optional<Program> of(Subject subject) {
    if (subject.units().size() == 1) {
      return Optional.of(subject.units().getFirst().program());
    }
    return switch (Linker.link(subject.units().stream().map(Subject.Unit::program).toList())) {
      case Linked.Fine(Program program, var _) -> Optional.of(program);
      case Linked.Wrong _ -> Optional.empty();
    };
  }
}
