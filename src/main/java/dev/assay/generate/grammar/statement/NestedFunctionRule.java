package dev.assay.generate.grammar.statement;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;
import dev.assay.generate.grammar.expression.Lvalues;
import dev.assay.generate.grammar.expression.Numbers;
import java.util.ArrayList;
import java.util.List;

/** A function inside of a function, which sees what is in scope there. */
final class NestedFunctionRule implements StatementRule {
  @Override
  public String name() {
    return "nested-function";
  }

  @Override
  public int weight() {
    return 2;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.GCC;
  }

  @Override
  public boolean fits(Place place) {
    return place.mayNest();
  }

  @Override
  public List<Stmt> make(Place place) {
    var parameter = new Variable(place.sketch().names().fresh("q"), CType.INT, Role.LOCAL, false);
    String name = place.sketch().names().fresh("inner");
    int mark = place.scope().mark();
    place.scope().declare(parameter);
    var body = new ArrayList<Stmt>(Blocks.block(place.inner(CType.INT), 2).items());
    body.add(place.code().returned(Numbers.real(place.withDepth(1)), CType.INT));
    place.scope().release(mark);
    Decl.Function function =
        Code.function(name, CType.INT, List.of(parameter), Decl.Storage.NONE, List.of(), body);
    Expr call =
        place.code().call(Code.name(name, function.type()), Numbers.integer(place.withDepth(1)));
    return List.of(
        Code.block(
            List.of(
                new Stmt.Declare(function),
                Lvalues.writable(place)
                    .map(target -> place.code().assign(target, call))
                    .orElseGet(() -> place.code().evaluate(call)))));
  }
}
