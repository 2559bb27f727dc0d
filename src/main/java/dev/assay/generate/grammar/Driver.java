package dev.assay.generate.grammar;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.grammar.environment.Signature;
import dev.assay.generate.grammar.expression.Constants;
import dev.assay.generate.grammar.expression.Values;
import java.util.ArrayList;
import java.util.List;

/** Makes the main function: it calls each function and prints what variables hold then. */
final class Driver {
  private static final int MOST_LEAVES = 4;
  private static final CType SHOWN = new CType.Int(IntKind.ULLONG);

  private final Sketch sketch;
  private final Code code;

  Driver(Sketch sketch) {
    this.sketch = sketch;
    this.code = sketch.code();
  }

  Decl main() {
    var frame = new Frame(CType.INT, 0, List.of());
    var place = new Place(sketch, new Scope(sketch.globals()), frame, 0, 0, false, false, false);
    var items = new ArrayList<Stmt>();
    for (Signature function : sketch.signatures()) {
      List<Expr> arguments =
          function.parameters().stream().map(p -> Values.of(place, p.type())).toList();
      items.add(code.evaluate(sketch.typing().call(function.expr(), arguments, Span.NONE)));
    }
    sketch.globals().forEach(global -> items.addAll(shown(global.expr())));
    items.add(code.returned(Code.number(0, CType.INT), CType.INT));
    return Code.function("main", CType.INT, List.of(), Decl.Storage.NONE, List.of(), items);
  }

  private List<Stmt> shown(Expr global) {
    var leaves = new ArrayList<Expr>();
    collect(global, leaves);
    return leaves.stream().limit(MOST_LEAVES).map(this::print).toList();
  }

  /** The numbers in an object; what a union holds is anybody's guess. */
  private void collect(Expr object, List<Expr> leaves) {
    if (leaves.size() >= MOST_LEAVES) {
      return;
    }
    CType type = Types.unqualified(Types.canonical(object.type()));
    switch (type) {
      case CType.Array(CType _, CType.ArraySize.Fixed(long count)) -> {
        for (int i = 0; i < Math.min(count, MOST_LEAVES); i++) {
          collect(code.index(object, Constants.literal(i)), leaves);
        }
      }
      case CType.Record(var tag) -> {
        var definition = (TagDef.RecordDef) sketch.tags().definition(tag).orElseThrow();
        if (!definition.isUnion()) {
          definition.fields().forEach(f -> collect(code.member(object, f.name()), leaves));
        }
      }
      case CType _ when Types.isReal(type) -> leaves.add(object);
      case CType _ -> {}
    }
  }

  private Stmt print(Expr number) {
    // Floating values are told by a test: not all have a value as an integer.
    Expr value =
        Types.isInteger(number.type())
            ? number
            : code.binary(BinaryOp.GREATER, number, Constants.literal(1));
    var format =
        new Expr.StringLiteral(
            List.of("\"%llx\\n\""),
            "%llx\n",
            new CType.Array(CType.CHAR, new CType.ArraySize.Fixed("%llx\n".length() + 1)),
            Span.NONE);
    return code.evaluate(
        code.call(sketch.prototypes().use("printf"), format, code.cast(SHOWN, value)));
  }
}
