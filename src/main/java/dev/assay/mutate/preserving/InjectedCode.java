package dev.assay.mutate.preserving;

import dev.assay.c.Attribute;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Renumbering;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.walk.Rewriter;
import dev.assay.harvest.FunctionEntry;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/**
 * A function of real code under names that the program does not have.
 *
 * @param name what is called
 * @param declarations all that must stand before it
 * @param nameless the definitions of types without a name that these have
 */
record InjectedCode(
    FunctionEntry entry, String name, List<Decl> declarations, List<TagDef> nameless) {
  /** No program has so many types without a name that numbers from here on would be theirs. */
  private static final int FIRST_ORDINAL = 1_000_000;

  private static final int ORDINALS = 1_000;
  private static final int MOST_PREFIXES = 8;

  InjectedCode {
    declarations = List.copyOf(declarations);
    nameless = List.copyOf(nameless);
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
    if (!parsed.isClean()) {
      return Optional.empty();
    }
    Program code = new Rewriter(new Renumbering(firstOrdinal(fresh))).program(parsed.program());
    UnaryOperator<Decl.Function> linkage = linkage(rng);
    return Optional.of(
        new InjectedCode(
            entry,
            name,
            code.declarations().stream()
                .map(d ->
                    d instanceof Decl.Function f && f.name().equals(name) ? linkage.apply(f) : d)
                .toList(),
            code.tags().definitions().values().stream()
                .filter(d -> d.tag().isAnonymous())
                .toList()));
  }

  /** Each way of declaring it lets compilers do other things. */
  private static UnaryOperator<Decl.Function> linkage(Rng rng) {
    return switch (rng.nextInt(8)) {
      case 0, 1 -> f -> f.withAttributes(List.of(attribute("noinline")));
      case 2 -> f -> f.withAttributes(List.of(attribute("cold")));
      case 3 -> f -> f.withStorage(Decl.Storage.NONE);
      case 4 -> f -> f.withSpecifiers(new Decl.FunctionSpecifiers(true, false));
      default -> UnaryOperator.identity();
    };
  }

  private static Attribute attribute(String name) {
    return new Attribute(Attribute.Style.GNU, name, "", OptionalLong.empty());
  }

  /** Each fresh prefix, such as {@code h_3_0_}, has numbers of its own. */
  private static int firstOrdinal(String prefix) {
    String[] parts = prefix.split("_");
    return FIRST_ORDINAL
        + (Integer.parseInt(parts[1]) * MOST_PREFIXES + Integer.parseInt(parts[2])) * ORDINALS;
  }
}
