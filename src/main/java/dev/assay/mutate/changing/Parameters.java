package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.edit.Replacement;
import java.util.List;
import java.util.Optional;

/** The parameters of functions by their names. */
final class Parameters {
  private Parameters() {}

  /** Where a parameter is among those of its function; -1 if none is called so. */
  static int place(Decl.Function function, String name) {
    List<Decl.Parameter> all = function.parameters();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** Gives a parameter of a declaration another type. */
  static Replacement typed(Decl.Function function, int place, CType type) {
    Decl.Parameter p = function.parameters().get(place);
    return new Replacement.OfParameter(
        function,
        place,
        Optional.of(new Decl.Parameter(p.name(), type, p.storage(), p.attributes(), p.span())));
  }
}
