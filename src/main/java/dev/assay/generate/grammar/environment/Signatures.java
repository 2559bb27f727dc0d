package dev.assay.generate.grammar.environment;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.GrammarSize;
import dev.assay.generate.grammar.Sketch;
import dev.assay.random.Rng;
import java.util.ArrayList;

/** Makes the functions as they look from outside, so that each may call others. */
public final class Signatures {
  private static final int MOST_PARAMETERS = 5;

  private Signatures() {}

  public static void make(Sketch sketch) {
    GrammarSize size = sketch.options().size();
    Rng rng = sketch.rng();
    int count = rng.between(size.leastFunctions(), size.mostFunctions());
    for (int i = 0; i < count; i++) {
      var parameters = new ArrayList<Variable>();
      int width = rng.between(0, MOST_PARAMETERS);
      for (int p = 0; p < width; p++) {
        parameters.add(new Variable("p" + p, DrawnTypes.passed(sketch), Role.LOCAL, false));
      }
      CType result = rng.chance(1, 4) ? CType.VOID : DrawnTypes.passed(sketch);
      sketch
          .signatures()
          .add(
              new Signature(
                  sketch.names().fresh("func"),
                  result,
                  parameters,
                  rng.chance(1, 4) ? Decl.Storage.STATIC : Decl.Storage.NONE));
    }
  }
}
