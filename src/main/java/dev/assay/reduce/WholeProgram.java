package dev.assay.reduce;

import dev.assay.c.Program;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import java.util.Optional;

/** Units that are linked together, as one program. */
public final class WholeProgram {
  private WholeProgram() {}

  /** Empty if they cannot be one: if two have their own of the same name, for example. */
  public static Optional<Program> of(Subject subject) {
    if (subject.units().size() == 1) {
      return Optional.of(subject.units().getFirst().program());
    }
    Optional<Program> merged = Optional.of(subject.units().getFirst().program());
    for (Subject.Unit unit : subject.units().subList(1, subject.units().size())) {
      merged = merged.flatMap(one -> MergedPrograms.merged(one, unit.program()));
    }
    return merged.flatMap(WholeProgram::reread);
  }

  /** What two units say differently of one thing is found by the parser. */
  private static Optional<Program> reread(Program program) {
    ParseResult parsed =
        Parser.parse(
            SourceText.of(program.file(), Printer.print(program)),
            program.model(),
            program.standard());
    return parsed.hasErrors() || parsed.unsupported().isPresent()
        ? Optional.empty()
        : Optional.of(parsed.program());
  }
}
