package dev.assay.mutate.scaling;

import dev.assay.c.CType;
import dev.assay.c.Program;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.FreshNames;
import java.util.ArrayList;
import java.util.List;

/** A struct or union has many more members of the types that it has. */
final class MoreMembers implements Scaling {
  /** A larger struct than what a stack holds is in no program. */
  private static final int MOST = 1 << 12;

  @Override
  public String name() {
    return "more-members";
  }

  @Override
  public String summary() {
    return "a struct or union with its members many times over";
  }

  @Override
  public List<Place> places(Program program) {
    var places = new ArrayList<Place>();
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void definition(TagDef definition) {
            if (definition instanceof TagDef.RecordDef r && isGrowable(r)) {
              places.add(
                  new Place(
                      r.tag().toString(),
                      MOST,
                      (factor, names) ->
                          List.of(new Replacement.OfTag(r.tag(), grown(r, factor, names)))));
            }
          }
        });
    return places;
  }

  /** Nothing may follow an array without a size. */
  private static boolean isGrowable(TagDef.RecordDef r) {
    return !r.tag().isAnonymous()
        && !r.fields().isEmpty()
        && r.fields().stream().noneMatch(f -> f.isAnonymousMember() || isOpenEnded(f.type()));
  }

  private static boolean isOpenEnded(CType type) {
    return Types.canonical(type) instanceof CType.Array(_, CType.ArraySize size)
        && !(size instanceof CType.ArraySize.Fixed);
  }

  private static TagDef grown(TagDef.RecordDef r, int factor, FreshNames names) {
    var fields = new ArrayList<>(r.fields());
    for (int i = 1; i < factor; i++) {
      for (TagDef.Field f : r.fields()) {
        fields.add(
            new TagDef.Field(
                f.name().isEmpty() ? "" : names.next("m"),
                f.type(),
                f.bitWidth(),
                f.alignas(),
                f.attributes(),
                f.span()));
      }
    }
    return new TagDef.RecordDef(r.tag(), fields, r.pack(), r.attributes(), r.span());
  }
}
