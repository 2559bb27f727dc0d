package dev.assay.generate.grammar.environment;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Sketch;
import dev.assay.generate.grammar.expression.Constants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Makes initialisers that are constants, as global variables need them. */
public final class Initials {
  private static final int MOST_ITEMS = 16;

  private Initials() {}

  /** An initialiser of the type, with its conversions. */
  public static Initializer of(Sketch sketch, CType type) {
    return sketch.typing().initializers().typed(type, written(sketch, type)).initializer();
  }

  private static Initializer written(Sketch sketch, CType type) {
    CType plain = Types.unqualified(Types.canonical(type));
    return switch (plain) {
      case CType.Array(CType element, CType.ArraySize.Fixed(long count)) ->
          braces(sketch, nCopies(element, count));
      case CType.Vector(CType element, int count, var _) -> braces(sketch, nCopies(element, count));
      case CType.Record(var tag) -> braces(sketch, fields(sketch, tag));
      case CType.Pointer(CType target) -> new Initializer.Value(address(sketch, target));
      case CType _ -> new Initializer.Value(Constants.any(sketch.rng(), plain));
    };
  }

  private static List<CType> nCopies(CType element, long count) {
    return Collections.nCopies((int) Math.min(count, MOST_ITEMS), element);
  }

  private static List<CType> fields(Sketch sketch, Tag tag) {
    var definition = (TagDef.RecordDef) sketch.tags().definition(tag).orElseThrow();
    List<CType> types = definition.fields().stream().map(TagDef.Field::type).toList();
    return definition.isUnion() ? types.subList(0, 1) : types;
  }

  private static Initializer braces(Sketch sketch, List<CType> types) {
    var items = new ArrayList<Initializer.Item>();
    for (CType type : types) {
      items.add(new Initializer.Item(List.of(), written(sketch, type)));
    }
    return new Initializer.Braces(items, Span.NONE);
  }

  /** The address of a global variable of the type, or a null pointer. */
  private static Expr address(Sketch sketch, CType target) {
    List<Variable> fitting =
        sketch.globals().stream().filter(v -> Types.same(v.type(), target)).toList();
    return fitting.isEmpty()
        ? Code.number(0, CType.INT)
        : sketch.typing().unary(UnaryOp.ADDRESS, sketch.rng().pick(fitting).expr(), Span.NONE);
  }
}
