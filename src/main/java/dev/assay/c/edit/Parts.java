package dev.assay.c.edit;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What several edits do to the parts of one node: each part by its place, empty to remove it. */
record Parts<T>(Map<Integer, Optional<T>> changes) {
  List<T> of(List<T> all) {
    var kept = new ArrayList<T>();
    for (int i = 0; i < all.size(); i++) {
      Optional<T> now = changes.getOrDefault(i, Optional.of(all.get(i)));
      now.ifPresent(kept::add);
    }
    return kept;
  }

  static Decl.Function parameters(Decl.Function f, Parts<Decl.Parameter> parts) {
    List<Decl.Parameter> kept = parts.of(f.parameters());
    return Types.unqualified(f.type()) instanceof CType.Function type
        ? declared(
            f,
            new CType.Function(
                type.result(),
                kept.stream().map(Decl.Parameter::type).toList(),
                type.variadic(),
                type.prototyped()),
            kept)
        : f;
  }

  static Decl.Function result(Decl.Function f, CType result) {
    return Types.unqualified(f.type()) instanceof CType.Function type
        ? declared(
            f,
            new CType.Function(result, type.parameters(), type.variadic(), type.prototyped()),
            f.parameters())
        : f;
  }

  private static Decl.Function declared(
      Decl.Function f, CType type, List<Decl.Parameter> parameters) {
    return new Decl.Function(
        f.name(),
        type,
        parameters,
        f.storage(),
        f.specifiers(),
        f.attributes(),
        f.asmName(),
        f.oldStyle(),
        f.body(),
        f.span());
  }

  static Expr.Call arguments(Expr.Call call, Parts<Expr> parts) {
    return new Expr.Call(call.function(), parts.of(call.arguments()), call.type(), call.span());
  }

  static Initializer.Braces items(Initializer.Braces braces, Parts<Initializer.Item> parts) {
    return new Initializer.Braces(parts.of(braces.items()), braces.span());
  }

  static TagDef.RecordDef members(TagDef.RecordDef def, Parts<TagDef.Field> parts) {
    return new TagDef.RecordDef(
        def.tag(), parts.of(def.fields()), def.pack(), def.attributes(), def.span());
  }
}
