package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Removes members of structs and unions with what initialises them; constants replace the rest. */
final class RemoveMembers implements ReductionPass {
  private static final int UNUSED = 0;
  private static final int USED = 1;
  private static final int PLAIN = 2;

  @Override
  public String name() {
    return "remove-members";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Members members = Members.of(subject);
    var access = new Access(Symbols.of(subject));
    var edits = new ArrayList<Edit>();
    for (TagDef.RecordDef definition : members.definitions()) {
      for (int i = 0; i < definition.fields().size(); i++) {
        TagDef.Field field = definition.fields().get(i);
        List<Expr.Member> uses = members.uses(definition.tag(), field.name());
        var all = new ArrayList<Replacement>();
        all.add(new Replacement.OfMember(definition.tag(), i, Optional.empty()));
        for (Members.Braced braced : members.initializers(definition.tag())) {
          Integer item = braced.items().get(i);
          if (item != null) {
            all.add(new Replacement.WithoutItem(braced.braces(), item));
          }
        }
        all.addAll(access.without(uses, observations));
        String what = field.name() + " of " + definition.tag();
        edits.add(new Edit("remove " + what, uses.isEmpty() ? UNUSED : USED, all));
        if (field.isBitField() && !field.name().isEmpty()) {
          edits.add(plain(definition, i));
        }
      }
    }
    return edits;
  }

  private static Edit plain(TagDef.RecordDef definition, int place) {
    TagDef.Field f = definition.fields().get(place);
    var wide =
        new TagDef.Field(
            f.name(), f.type(), OptionalInt.empty(), f.alignas(), f.attributes(), f.span());
    return new Edit(
        "no width of " + f.name() + " of " + definition.tag(),
        PLAIN,
        List.of(new Replacement.OfMember(definition.tag(), place, Optional.of(wide))));
  }
}
