package dev.assay.generate.grammar.statement;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.ScalarTypes;
import dev.assay.generate.grammar.expression.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A block with an array whose length is known only when it runs. */
final class VariableLengthRule implements StatementRule {
  private static final int MOST = 16;

  @Override
  public String name() {
    return "variable-length-array";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public boolean fits(Place place) {
    return place.mayNest();
  }

  @Override
  public List<Stmt> make(Place place) {
    Code code = place.code();
    Expr length =
        code.binary(
            BinaryOp.ADD,
            code.binary(
                BinaryOp.REMAINDER,
                code.cast(CType.UINT, Numbers.integer(place.withDepth(1))),
                Code.number(MOST, CType.UINT)),
            Code.number(1, CType.UINT));
    CType type =
        new CType.Array(
            ScalarTypes.integer(place.sketch(), 0),
            new CType.ArraySize.Variable(place.typing().arraySize(length)));
    var array = new Variable(place.sketch().names().fresh("a"), type, Role.LOCAL, false);
    int mark = place.scope().mark();
    var items = new ArrayList<Stmt>();
    items.add(
        new Stmt.Declare(Code.variable(array.name(), type, Decl.Storage.NONE, Optional.empty())));
    Expr first = code.index(array.expr(), Code.number(0, CType.INT));
    items.add(code.assign(first, Numbers.real(place.withDepth(1))));
    place.scope().declare(array);
    items.addAll(Blocks.block(place.nested().closed()).items());
    place.scope().release(mark);
    return List.of(Code.block(items));
  }
}
