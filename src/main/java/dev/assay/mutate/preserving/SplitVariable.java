package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Contents.Thing;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Keeps the value of an integer variable in two others. */
public final class SplitVariable implements Mutator {
  @Override
  public String name() {
    return "split";
  }

  @Override
  public String summary() {
    return "keeps the value of an integer variable in two others";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    List<Decl.Variable> declared = Candidates.declared(spot);
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    Decl.Variable variable = rng.pick(declared);
    CType type = Types.unqualified(variable.type());
    Bindings bindings = Bindings.of(spot.function(), facts);
    return type instanceof CType.Int && facts.layout().width(type) <= Long.SIZE
        ? Candidates.integer(variable, bindings)
            .map(local -> changed(local, variable, bindings, spot, facts, names, rng))
        : Optional.empty();
  }

  private static Change changed(
      Local local,
      Decl.Variable variable,
      Bindings bindings,
      Spot spot,
      Facts facts,
      FreshNames names,
      Rng rng) {
    CType type = Types.unqualified(variable.type());
    SplitForm form = form(variable, spot, facts, names, rng);
    var rewriting = new Rewriting(form, type, bindings, facts.typing());
    Optional<Expr> first =
        variable.initializer().map(i -> rewriting.converted(Candidates.value(i)));
    var replacements = new ArrayList<Replacement>();
    replacements.add(
        new Replacement.OfStmt((Stmt) bindings.parent(variable), form.declarations(first)));
    local.uses().forEach(use -> replacements.add(rewriting.of(use)));
    return new Change(
        variable.name() + " as " + form.inWords(), replacements, Candidates.scope(spot));
  }

  private static SplitForm form(
      Decl.Variable variable, Spot spot, Facts facts, FreshNames names, Rng rng) {
    CType type = Types.unqualified(variable.type());
    boolean isJumpedInto =
        Contents.of(Candidates.scope(spot)).hasAny(EnumSet.of(Thing.LABEL, Thing.CASE));
    return switch (isJumpedInto ? 0 : rng.nextInt(3)) {
      case 0 -> SplitForm.halves(type, facts, names);
      case 1 -> SplitForm.sum(type, facts, names, rng);
      default -> SplitForm.difference(type, facts, names, rng);
    };
  }
}
