package dev.assay.mutate.preserving;

import dev.assay.c.Attribute;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.harvest.FunctionEntry;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A function of real code under names that the program does not have.
 *
 * @param name what is called
 * @param declarations all that must stand before it
 */
record InjectedCode(FunctionEntry entry, String name, List<Decl> declarations) {
  InjectedCode {
    declarations = List.copyOf(declarations);
  }

  /** Whether the program is of the kind that functions were harvested for. */
  static boolean fits(Program program) {
    return program.model().equals(DataModel.LP64)
        && program.standard().atLeast(Standard.Version.C99);
  }

  /** Empty if the code cannot be printed as part of another program. */
  static Optional<InjectedCode> of(
      FunctionEntry entry, Program program, FreshNames names, Rng rng) {
    String prefix = entry.name().substring(0, entry.name().indexOf('_') + 1);
    String fresh = names.nextPrefix("h");
    String name = entry.name().replace(prefix, fresh);
    ParseResult parsed =
        Parser.parse(
            SourceText.of(entry.source().function(), entry.code().replace(prefix, fresh)),
            program.model(),
            program.standard());
    boolean isPlain =
        !parsed.hasErrors()
            && parsed.unsupported().isEmpty()
            && parsed.program().tags().definitions().keySet().stream()
                .noneMatch(tag -> tag.isAnonymous());
    List<Attribute> attributes =
        rng.chance(1, 3)
            ? List.of(new Attribute(Attribute.Style.GNU, "noinline", "", OptionalLong.empty()))
            : List.of();
    return isPlain
        ? Optional.of(
            new InjectedCode(
                entry,
                name,
                parsed.program().declarations().stream()
                    .map(d ->
                        d instanceof Decl.Function f && f.name().equals(name)
                            ? f.withAttributes(attributes)
                            : d)
                    .toList()))
        : Optional.empty();
  }
}
