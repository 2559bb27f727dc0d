package dev.assay.generate.grammar.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.expression.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** GNU's jump to one of several labels by a number. */
final class ComputedGotoRule implements StatementRule {
  @Override
  public String name() {
    return "computed-goto";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public boolean fits(Place place) {
    return place.labels() && !place.frame().labels().isEmpty();
  }

  @Override
  public List<Stmt> make(Place place) {
    List<String> labels = place.frame().labels();
    CType pointer = new CType.Pointer(CType.VOID);
    var items = new ArrayList<Initializer.Item>();
    for (String label : labels) {
      items.add(
          new Initializer.Item(
              List.of(), new Initializer.Value(new Expr.LabelAddress(label, pointer, Span.NONE))));
    }
    CType type = new CType.Array(pointer, new CType.ArraySize.Fixed(labels.size()));
    String table = place.sketch().names().fresh("t");
    Stmt declared =
        new Stmt.Declare(
            Code.variable(
                table,
                type,
                Decl.Storage.STATIC,
                Optional.of(new Initializer.Braces(items, Span.NONE))));
    Expr index =
        place
            .code()
            .binary(
                BinaryOp.REMAINDER,
                place.code().cast(CType.UINT, Numbers.integer(place.withDepth(1))),
                Code.number(labels.size(), CType.UINT));
    Expr target = place.code().index(Code.name(table, type), index);
    Stmt jump = new Stmt.ComputedGoto(place.typing().gotoTarget(target), Span.NONE);
    return List.of(Code.block(List.of(declared, Jumps.guarded(place, Fate.OPEN, jump))));
  }
}
