package dev.assay.generate.exact.function;

import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import java.util.List;
import java.util.Optional;

/** Declarations and definitions of functions from their signatures. */
final class Definitions {
  private Definitions() {}

  static Decl definition(Callable callable, Traits traits, List<Stmt> body) {
    return function(callable, traits, Optional.of(Code.block(body)));
  }

  static Decl declaration(Callable callable, Traits traits) {
    return function(callable, traits, Optional.empty());
  }

  private static Decl function(Callable callable, Traits traits, Optional<Stmt.Block> body) {
    List<Decl.Parameter> parameters =
        callable.formals().stream()
            .map(f -> f.variable())
            .map(v ->
                new Decl.Parameter(v.name(), v.type(), Decl.Storage.NONE, List.of(), Span.NONE))
            .toList();
    return new Decl.Function(
        callable.name(),
        callable.type(),
        parameters,
        traits.storage(),
        new Decl.FunctionSpecifiers(traits.inline(), false),
        traits.attributes(),
        Optional.empty(),
        false,
        body,
        Span.NONE);
  }
}
