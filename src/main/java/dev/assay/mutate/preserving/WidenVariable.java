package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gives an integer variable a type that holds more, with casts that keep the values that are stored
 * and the types of the expressions that read them.
 */
public final class WidenVariable implements Mutator {
  private static final List<IntKind> WIDER =
      List.of(
          IntKind.SHORT,
          IntKind.USHORT,
          IntKind.INT,
          IntKind.UINT,
          IntKind.LONG,
          IntKind.ULONG,
          IntKind.LLONG,
          IntKind.ULLONG);

  @Override
  public String name() {
    return "widen";
  }

  @Override
  public String summary() {
    return "gives integer variables wider types, with casts that keep their values";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    List<Decl.Variable> declared = Candidates.declared(spot);
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    Decl.Variable variable = rng.pick(declared);
    Bindings bindings = Bindings.of(spot.function(), facts);
    List<CType> wider = wider(Types.unqualified(variable.type()), facts.layout());
    return wider.isEmpty()
        ? Optional.empty()
        : Candidates.integer(variable, bindings)
            .map(local -> changed(local, variable, rng.pick(wider), bindings, spot, facts));
  }

  private static Change changed(
      Local local, Decl.Variable variable, CType wide, Bindings bindings, Spot spot, Facts facts) {
    Typing typing = facts.typing();
    CType narrow = Types.unqualified(variable.type());
    var stored = new Widened(new Expr.Name(variable.name(), wide, Span.NONE), narrow, typing);
    var rewriting = new Rewriting(stored, narrow, bindings, typing);
    var replacements = new ArrayList<Replacement>();
    Decl widened =
        variable
            .withType(Types.qualified(wide, Types.qualifiers(variable.type())))
            .withInitializer(Candidates.converted(variable.initializer(), rewriting));
    replacements.add(Replacement.of(variable, widened));
    local.uses().forEach(use -> replacements.add(rewriting.of(use)));
    return new Change(
        variable.name() + " becomes " + Types.name(wide), replacements, Candidates.scope(spot));
  }

  /** The types with more bits: each value of the narrow one goes there and back unchanged. */
  private static List<CType> wider(CType narrow, Layout layout) {
    return narrow instanceof CType.Int
        ? WIDER.stream()
            .<CType>map(CType.Int::new)
            .filter(wide -> layout.width(wide) > layout.width(narrow))
            .toList()
        : List.of();
  }

  private record Widened(Expr variable, CType narrow, Typing typing) implements Stored {
    @Override
    public Expr read() {
      return typing.cast(narrow, variable, Span.NONE);
    }

    @Override
    public Expr store(Expr value) {
      return typing.assign(variable, value, Span.NONE);
    }
  }
}
