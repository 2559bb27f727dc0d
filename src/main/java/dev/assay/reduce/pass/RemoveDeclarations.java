package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/**
 * Removes what only says something about the rest: pragmas, static asserts, {@code asm} at file
 * scope, and declarations of what is defined, which can move up to where it is needed first.
 */
final class RemoveDeclarations implements ReductionPass {
  private static final int REMOVED = 0;
  private static final int MOVED = 1;

  @Override
  public String name() {
    return "remove-declarations";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Subject.Unit unit : subject.units()) {
      for (Decl decl : unit.program().declarations()) {
        if (isRemark(decl)) {
          edits.add(new Edit("remove remark", REMOVED, List.of(Replacement.remove(decl))));
        }
      }
    }
    Symbols symbols = Symbols.of(subject);
    for (Entity entity : symbols.entities()) {
      if (!entity.is(Entity.Kind.PARAMETER) && entity.declarations().size() > 1) {
        edits.addAll(duplicates(entity, symbols));
      }
    }
    return edits;
  }

  private static boolean isRemark(Decl decl) {
    return switch (decl) {
      case Decl.TagDeclaration _, Decl.StaticAssert _, Decl.Asm _, Decl.Directive _ -> true;
      case Decl.Variable _, Decl.Function _, Decl.Typedef _, Decl.TagDefinition _ -> false;
      case Decl.Include _ -> false;
    };
  }

  private static List<Edit> duplicates(Entity entity, Symbols symbols) {
    var edits = new ArrayList<Edit>();
    Decl definition =
        entity.is(Entity.Kind.FUNCTION) ? entity.definition().orElse(null) : entity.defining();
    for (Decl decl : entity.declarations()) {
      if (decl != definition) {
        List<Replacement> removed = Declarations.removed(decl, symbols);
        edits.add(new Edit("remove declaration of " + entity.name(), REMOVED, removed));
      }
    }
    Decl first = entity.declarations().getFirst();
    if (definition != null && first != definition && symbols.parent(first) == null) {
      edits.add(
          new Edit(
              "move " + entity.name() + " up",
              MOVED,
              List.of(Replacement.of(first, copy(definition)), Replacement.remove(definition))));
    }
    return edits;
  }

  /** Another object, as the one at the old place is to go. */
  private static Decl copy(Decl decl) {
    return switch (decl) {
      case Decl.Variable v -> v.withType(v.type());
      case Decl.Function f -> f.withType(f.type());
      case Decl _ -> decl;
    };
  }
}
