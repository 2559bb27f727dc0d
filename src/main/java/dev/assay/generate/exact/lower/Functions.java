package dev.assay.generate.exact.lower;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import java.util.List;
import java.util.Optional;

/** Copies of functions that differ in a few parts. */
final class Functions {
  private Functions() {}

  static Decl.Function with(
      Decl.Function f,
      Decl.Storage storage,
      Decl.FunctionSpecifiers specifiers,
      List<Attribute> attributes) {
    return new Decl.Function(
        f.name(),
        f.type(),
        f.parameters(),
        storage,
        specifiers,
        attributes,
        f.asmName(),
        f.oldStyle(),
        f.body(),
        f.span());
  }

  static Decl.Function prototype(Decl.Function f) {
    return new Decl.Function(
        f.name(),
        f.type(),
        f.parameters(),
        f.storage(),
        f.specifiers(),
        f.attributes(),
        f.asmName(),
        false,
        Optional.empty(),
        f.span());
  }
}
