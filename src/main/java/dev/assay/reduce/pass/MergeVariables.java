package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/** Lets one variable do the work of another of the same type, which goes away. */
final class MergeVariables implements ReductionPass {
  private static final int WAYS = 2;

  @Override
  public String name() {
    return "merge-variables";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (int place = 1; place < symbols.entities().size(); place++) {
      Entity gone = symbols.entities().get(place);
      if (gone.isVariable() && !gone.uses().isEmpty()) {
        List<Entity> others =
            symbols.entities().subList(0, place).stream()
                .filter(other -> canTakeOver(other, gone, symbols))
                .limit(WAYS)
                .toList();
        for (int way = 0; way < others.size(); way++) {
          edits.add(merged(gone, others.get(way), way, symbols));
        }
      }
    }
    return edits;
  }

  private static boolean canTakeOver(Entity other, Entity gone, Symbols symbols) {
    boolean visible =
        other.is(Entity.Kind.GLOBAL)
            || gone.is(Entity.Kind.LOCAL)
                && !other.is(Entity.Kind.FUNCTION)
                && symbols
                    .function(other.declarations().getFirst())
                    .equals(symbols.function(gone.declarations().getFirst()));
    return visible
        && !other.name().isEmpty()
        && (other.isVariable() || other.is(Entity.Kind.PARAMETER))
        && Types.sameUnqualified(other.type(), gone.type());
  }

  private static Edit merged(Entity gone, Entity other, int group, Symbols symbols) {
    var replacements = new ArrayList<Replacement>();
    for (Expr.Name use : gone.uses()) {
      replacements.add(Replacement.of(use, new Expr.Name(other.name(), use.type(), use.span())));
    }
    gone.declarations().forEach(decl -> replacements.addAll(Declarations.removed(decl, symbols)));
    return new Edit("merge " + gone.name() + " with " + other.name(), group, replacements);
  }
}
