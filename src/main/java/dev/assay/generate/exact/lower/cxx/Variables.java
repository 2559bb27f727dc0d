package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import java.util.Optional;

/** Copies of variables that differ in a few parts. */
final class Variables {
  private Variables() {}

  static Decl.Variable with(Decl.Variable v, Optional<Initializer> initializer) {
    return with(v, v.storage(), initializer);
  }

  static Decl.Variable with(
      Decl.Variable v, Decl.Storage storage, Optional<Initializer> initializer) {
    return new Decl.Variable(
        v.name(),
        v.type(),
        storage,
        v.traits(),
        initializer,
        v.attributes(),
        v.asmName(),
        v.span());
  }

  static Decl.Variable with(Decl.Variable v, CType type) {
    return new Decl.Variable(
        v.name(),
        type,
        v.storage(),
        v.traits(),
        v.initializer(),
        v.attributes(),
        v.asmName(),
        v.span());
  }
}
