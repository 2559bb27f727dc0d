package dev.assay.mutate.scaling;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An array has many times the elements, and all of them are in its initialiser. */
final class LongerInitializer implements Scaling {
  @Override
  public String name() {
    return "longer-initializer";
  }

  @Override
  public String summary() {
    return "an array with its initialiser many times over";
  }

  @Override
  public List<Place> places(Program program) {
    Map<String, Integer> declared = new HashMap<>();
    var variables = new ArrayList<Decl.Variable>();
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            if (decl instanceof Decl.Variable v) {
              declared.merge(v.name(), 1, Integer::sum);
              variables.add(v);
            }
          }
        });
    return variables.stream()
        // Another declaration would have to get the same size.
        .filter(v -> declared.get(v.name()) == 1)
        .flatMap(v -> place(v).stream())
        .toList();
  }

  private static Optional<Place> place(Decl.Variable variable) {
    if (!(variable.type() instanceof CType.Array(CType element, CType.ArraySize.Fixed size))
        || !(variable.initializer().orElse(null) instanceof Initializer.Braces braces)
        || braces.items().isEmpty()
        || braces.items().size() > size.count()
        || braces.items().stream().anyMatch(item -> !item.designators().isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(
        new Place(
            variable.name(),
            Place.MANY,
            (factor, _) ->
                List.of(Replacement.of(variable, longer(variable, element, braces, factor)))));
  }

  private static Decl longer(
      Decl.Variable variable, CType element, Initializer.Braces braces, int factor) {
    var items = new ArrayList<Initializer.Item>();
    Collections.nCopies(factor, braces.items()).forEach(items::addAll);
    return variable
        .withType(new CType.Array(element, new CType.ArraySize.Fixed(items.size())))
        .withInitializer(Optional.of(new Initializer.Braces(items, braces.span())));
  }
}
