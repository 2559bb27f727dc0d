package dev.assay.generate.exact;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Builtins;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The library functions that a program calls; it declares them itself, since reading a system
 * header costs every build more than the whole test.
 */
public final class Prototypes {
  private final DataModel model;
  private final Map<String, CType.Function> used = new LinkedHashMap<>();

  public Prototypes(DataModel model) {
    this.model = model;
  }

  /** The function, for a call. */
  public Expr use(String name) {
    CType.Function type =
        used.computeIfAbsent(name, n -> Builtins.libraryType(n, model).orElseThrow());
    return new Expr.Name(name, type, Span.NONE);
  }

  public List<Decl> declarations() {
    var result = new ArrayList<Decl>();
    used.forEach((name, type) -> result.add(prototype(name, type)));
    return result;
  }

  private static Decl prototype(String name, CType.Function type) {
    var parameters = new ArrayList<Decl.Parameter>();
    for (CType parameter : type.parameters()) {
      parameters.add(new Decl.Parameter("", parameter, Decl.Storage.NONE, List.of(), Span.NONE));
    }
    return new Decl.Function(
        name,
        type,
        parameters,
        Decl.Storage.EXTERN,
        Decl.FunctionSpecifiers.NONE,
        List.of(),
        Optional.empty(),
        false,
        Optional.empty(),
        Span.NONE);
  }
}
