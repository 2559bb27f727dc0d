package dev.assay.c;

import java.util.List;
import java.util.stream.Stream;

/**
 * A typed C program of one translation unit, read for one data model and one version of the
 * standard.
 */
public record Program(
    String file, List<Decl> declarations, TypeTable tags, DataModel model, Standard standard) {
  public Program {
    declarations = List.copyOf(declarations);
  }

  /** All declarations in order, those of system headers included. */
  public Stream<Decl> allDeclarations() {
    return declarations.stream()
        .flatMap(d ->
            d instanceof Decl.Include include ? include.declarations().stream() : Stream.of(d));
  }

  public Program withDeclarations(List<Decl> changed) {
    return new Program(file, changed, tags, model, standard);
  }
}
