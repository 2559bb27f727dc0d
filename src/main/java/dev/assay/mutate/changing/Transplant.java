package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A function whose body can stand in another function, of another program or of its own, with all
 * that it needs; under other names where a name there is taken.
 *
 * @param brought what must stand before the other function
 * @param nameless the definitions of types without a name in all of it
 */
record Transplant(Decl.Function function, List<Decl> brought, List<TagDef> nameless) {
  Transplant {
    brought = List.copyOf(brought);
    nameless = List.copyOf(nameless);
  }

  /**
   * Empty if the function cannot be moved.
   *
   * @param names those of neither program
   */
  static Optional<Transplant> of(
      Decl.Function source, Program from, Decl.Function into, Program program, FreshNames names) {
    boolean readable =
        from.model().equals(program.model())
            && program.standard().atLeast(from.standard().version());
    return readable && Definitions.isOpen(source, from)
        ? new Surgery(source, from, into, program).made(names)
        : Optional.empty();
  }

  /** What makes room for the body in the other function. */
  List<Replacement> support(Decl.Function into) {
    return Stream.concat(
            nameless.stream().map(d -> (Replacement) new Replacement.OfTag(d.tag(), d)),
            brought.stream().map(d -> new Replacement.Before(into, d)))
        .toList();
  }
}
