package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.References;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;

/** Puts the type of the only member in the place of a struct or union; one without any is int. */
final class UnwrapRecords implements ReductionPass {
  @Override
  public String name() {
    return "unwrap-records";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Members members = Members.of(subject);
    var edits = new ArrayList<Edit>();
    for (TagDef.RecordDef definition : members.definitions()) {
      if (definition.fields().isEmpty()) {
        edits.add(edit(definition, CType.INT, subject, members));
      } else if (definition.fields().size() == 1
          && !definition.fields().getFirst().name().isEmpty()) {
        edits.add(edit(definition, definition.fields().getFirst().type(), subject, members));
      }
    }
    return edits;
  }

  private static Edit edit(
      TagDef.RecordDef definition, CType member, Subject subject, Members members) {
    var all = new ArrayList<Replacement>();
    all.add(new Replacement.OfType(new CType.Record(definition.tag()), member));
    for (Expr.Member use : members.uses(definition.tag())) {
      all.add(
          Replacement.of(
              use,
              use.arrow()
                  ? new Expr.Unary(UnaryOp.DEREFERENCE, use.base(), use.type(), use.span())
                  : use.base()));
    }
    for (Members.Braced braced : members.initializers(definition.tag())) {
      all.add(new Replacement.OfInitializer(braced.braces(), only(braced)));
    }
    String name = definition.tag().toString();
    if (!definition.tag().isAnonymous()) {
      subject.units().stream()
          .flatMap(unit -> unit.program().declarations().stream())
          .filter(decl -> References.provided(decl).contains(name))
          .forEach(decl -> all.add(Replacement.remove(decl)));
    }
    return new Edit("unwrap " + name, all);
  }

  private static Initializer only(Members.Braced braced) {
    Integer item = braced.items().get(0);
    return item == null
        ? new Initializer.Value(Values.zero())
        : braced.braces().items().get(item).value();
  }
}
