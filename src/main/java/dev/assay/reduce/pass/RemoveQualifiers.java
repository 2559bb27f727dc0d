package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Qualifiers;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Removes {@code const}, {@code volatile}, {@code restrict} and {@code _Atomic}. */
final class RemoveQualifiers implements ReductionPass {
  private static final int ALL = 0;
  private static final int EACH = 1;

  @Override
  public String name() {
    return "remove-qualifiers";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (TypePlace place : TypePlace.of(subject)) {
      edit(place, _ -> Qualifiers.NONE, "", ALL).ifPresent(edits::add);
      edit(place, q -> with(q, false, q.isVolatile(), q.isRestrict(), q.isAtomic()), " const", EACH)
          .ifPresent(edits::add);
      edit(
              place,
              q -> with(q, q.isConst(), false, q.isRestrict(), q.isAtomic()),
              " volatile",
              EACH + 1)
          .ifPresent(edits::add);
      edit(
              place,
              q -> with(q, q.isConst(), q.isVolatile(), false, q.isAtomic()),
              " restrict",
              EACH + 2)
          .ifPresent(edits::add);
      edit(
              place,
              q -> with(q, q.isConst(), q.isVolatile(), q.isRestrict(), false),
              " _Atomic",
              EACH + 3)
          .ifPresent(edits::add);
    }
    return edits;
  }

  /** The qualifiers themselves where none other is left: that is another edit. */
  private static Qualifiers with(
      Qualifiers before, boolean c, boolean v, boolean restrict, boolean atomic) {
    var after = new Qualifiers(c, v, restrict, atomic);
    return after.isEmpty() ? before : after;
  }

  private static Optional<Edit> edit(
      TypePlace place, UnaryOperator<Qualifiers> change, String which, int group) {
    CType by =
        TypeChange.of(
            place.type(),
            part -> part instanceof CType.Qualified q ? requalified(q, change) : part);
    return by.equals(place.type())
        ? Optional.empty()
        : Optional.of(
            new Edit("no" + which + " of " + place.what(), group, place.change().apply(by)));
  }

  private static CType requalified(CType.Qualified q, UnaryOperator<Qualifiers> change) {
    Qualifiers after = change.apply(q.qualifiers());
    if (after.isEmpty()) {
      return q.base();
    }
    return after.equals(q.qualifiers()) ? q : new CType.Qualified(q.base(), after);
  }
}
