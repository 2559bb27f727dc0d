package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Qualifiers;
import java.util.List;

/** One step from a base type to the type of a declarator. */
sealed interface Derivation {
  record OfPointer(Qualifiers qualifiers, List<Attribute> attributes) implements Derivation {}

  /** An array; the qualifiers are those inside the brackets of a parameter. */
  record OfArray(CType.ArraySize size, Qualifiers qualifiers) implements Derivation {}

  record OfFunction(Parameters parameters) implements Derivation {}

  /** A type attribute after a parenthesised declarator. */
  record OfAttributes(List<Attribute> attributes) implements Derivation {}

  /** A tag that a parameter list declared. */
  record ScopedTag(Symbol symbol, TagBinding binding) {}

  /** A parameter list, or the identifiers of an old-style one. */
  record Parameters(
      List<Decl.Parameter> list,
      boolean variadic,
      boolean prototyped,
      List<Symbol> identifiers,
      List<ScopedTag> tags) {
    List<CType> types() {
      return list.stream().map(Decl.Parameter::type).toList();
    }
  }
}
