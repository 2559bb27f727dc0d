package dev.assay.mutate.enhance;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A variable that a program defines at file scope, with the most complete type that it has. */
record GlobalVariable(String name, CType type, Span span) {
  /** All of them, in the order of their first declarations. */
  static List<GlobalVariable> in(Program program) {
    Map<String, List<Decl.Variable>> declared = new LinkedHashMap<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Variable v) {
        declared.computeIfAbsent(v.name(), _ -> new ArrayList<>()).add(v);
      }
    }
    return declared.values().stream()
        .filter(GlobalVariable::isDefined)
        .map(GlobalVariable::of)
        .toList();
  }

  private static boolean isDefined(List<Decl.Variable> declarations) {
    return declarations.stream()
            .anyMatch(v -> v.storage() != Decl.Storage.EXTERN || v.initializer().isPresent())
        && declarations.stream()
            .noneMatch(v ->
                v.storage() == Decl.Storage.REGISTER
                    || Attribute.has(v.attributes(), "alias")
                    || Attribute.has(v.attributes(), "weakref"));
  }

  private static GlobalVariable of(List<Decl.Variable> declarations) {
    Decl.Variable shown =
        declarations.stream()
            .filter(v -> !isOpen(v.type()))
            .findFirst()
            .orElse(declarations.getFirst());
    return new GlobalVariable(shown.name(), shown.type(), shown.span());
  }

  private static boolean isOpen(CType type) {
    return Types.unqualified(type) instanceof CType.Array(_, CType.ArraySize.Unknown _);
  }
}
