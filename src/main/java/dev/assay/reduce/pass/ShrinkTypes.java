package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Puts types with shorter names in the place of others: {@code int} if possible. All of a type at
 * once first, then one variable, member or function after the other.
 */
final class ShrinkTypes implements ReductionPass {
  private static final int ALL_TO_INT = 0;
  private static final int ONE_TO_INT = 1;
  private static final int ALL_SHORTER = 2;
  private static final int ONE_SHORTER = 3;

  @Override
  public String name() {
    return "shrink-types";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (CType type : written(subject)) {
      toInt(type).ifPresent(by -> edits.add(everywhere(type, by, ALL_TO_INT)));
      shorter(type).ifPresent(by -> edits.add(everywhere(type, by, ALL_SHORTER)));
    }
    for (TypePlace place : TypePlace.of(subject)) {
      here(place, part -> toInt(part).orElse(part), ONE_TO_INT).ifPresent(edits::add);
      here(place, part -> shorter(part).orElse(part), ONE_SHORTER).ifPresent(edits::add);
    }
    return edits;
  }

  private static Set<CType> written(Subject subject) {
    Set<CType> types = new LinkedHashSet<>();
    var visitor =
        new Visitor() {
          @Override
          public void type(CType type) {
            if (toInt(type).isPresent()) {
              types.add(type);
            }
          }
        };
    subject.units().forEach(unit -> Walk.over(unit.program(), visitor));
    return types;
  }

  private static Edit everywhere(CType type, CType by, int group) {
    return new Edit(
        Types.name(by) + " for " + Types.name(type),
        group,
        List.of(new Replacement.OfType(type, by)));
  }

  private static Optional<Edit> here(TypePlace place, UnaryOperator<CType> change, int group) {
    CType by =
        TypeChange.of(
            place.type(), part -> part instanceof CType.Typedef t ? t : change.apply(part));
    return by.equals(place.type())
        ? Optional.empty()
        : Optional.of(new Edit("shorter type of " + place.what(), group, place.change().apply(by)));
  }

  private static Optional<CType> toInt(CType type) {
    return switch (type) {
      case CType.Int i -> i.kind() == IntKind.INT ? Optional.empty() : Optional.of(CType.INT);
      case CType.BitInt _, CType.Floating _, CType.Complex _ -> Optional.of(CType.INT);
      case CType.Vector v -> Optional.of(v.element());
      case CType _ -> Optional.empty();
    };
  }

  private static Optional<CType> shorter(CType type) {
    return switch (type) {
      case CType.Int(IntKind kind) ->
          switch (kind) {
            case BOOL, CHAR, SHORT, INT, LONG -> Optional.empty();
            case SCHAR, UCHAR -> Optional.of(CType.CHAR);
            case USHORT -> Optional.of(new CType.Int(IntKind.SHORT));
            case UINT, ULONG, LLONG -> Optional.of(CType.LONG);
            case ULLONG -> Optional.of(CType.ULONG);
            case INT128, UINT128 -> Optional.of(CType.LONG);
          };
      case CType.Floating(FloatKind kind) ->
          switch (kind) {
            case FLOAT, FLOAT16, BF16 -> Optional.empty();
            case DOUBLE, FLOAT32, FLOAT32X, FLOAT64 -> Optional.of(CType.FLOAT);
            case LONG_DOUBLE, FLOAT64X, FLOAT128 -> Optional.of(CType.DOUBLE);
          };
      case CType.Complex c -> Optional.of(c.element());
      case CType.Vector v when v.count() > 2 ->
          Optional.of(new CType.Vector(v.element(), 2, v.extended()));
      case CType _ -> Optional.empty();
    };
  }
}
