package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Where a program writes a type: of a variable, a parameter, a result, a member, a typedef or a
 * cast.
 *
 * @param what for people: {@code x}
 * @param change what writes another type there, and at all other declarations of the same thing
 */
record TypePlace(String what, CType type, Function<CType, List<Replacement>> change) {
  /** All of them; the places of one thing are one. */
  static List<TypePlace> of(Subject subject) {
    Symbols symbols = Symbols.of(subject);
    var places = new ArrayList<TypePlace>();
    for (Entity entity : symbols.entities()) {
      if (entity.isVariable()) {
        places.add(variable(entity, symbols));
      } else if (entity.is(Entity.Kind.FUNCTION)) {
        addFunction(entity, places);
      }
    }
    for (TagDef.RecordDef definition : Members.of(subject).definitions()) {
      for (int i = 0; i < definition.fields().size(); i++) {
        places.add(member(definition, i));
      }
    }
    places.addAll(typedefsAndCasts(subject, symbols));
    return places;
  }

  private static TypePlace variable(Entity variable, Symbols symbols) {
    return new TypePlace(
        variable.name(),
        variable.type(),
        type ->
            variable.variables().stream()
                .flatMap(v -> Declarations.replaced(v, List.of(v.withType(type)), symbols).stream())
                .toList());
  }

  private static void addFunction(Entity function, List<TypePlace> places) {
    Decl.Function first = function.definition().orElse(function.functions().getFirst());
    if (Types.unqualified(first.type()) instanceof CType.Function type) {
      places.add(
          new TypePlace(
              "result of " + function.name(),
              type.result(),
              by ->
                  function.functions().stream()
                      .<Replacement>map(f -> new Replacement.OfResult(f, by))
                      .toList()));
    }
    for (int i = 0; i < first.parameters().size(); i++) {
      int place = i;
      Decl.Parameter parameter = first.parameters().get(i);
      places.add(
          new TypePlace(
              "parameter " + i + " of " + function.name(),
              parameter.written().orElse(parameter.type()),
              by -> parameters(function, place, by)));
    }
  }

  private static List<Replacement> parameters(Entity function, int place, CType by) {
    var all = new ArrayList<Replacement>();
    for (Decl.Function f : function.functions()) {
      if (place < f.parameters().size()) {
        Decl.Parameter typed = Declarations.typed(f.parameters().get(place), by);
        all.add(new Replacement.OfParameter(f, place, Optional.of(typed)));
      }
    }
    return all;
  }

  private static TypePlace member(TagDef.RecordDef definition, int place) {
    TagDef.Field f = definition.fields().get(place);
    return new TypePlace(
        f.name() + " of " + definition.tag(),
        f.type(),
        by ->
            List.of(
                new Replacement.OfMember(
                    definition.tag(),
                    place,
                    Optional.of(
                        new TagDef.Field(
                            f.name(), by, f.bitWidth(), f.alignas(), f.attributes(), f.span())))));
  }

  private static List<TypePlace> typedefsAndCasts(Subject subject, Symbols symbols) {
    Map<String, List<Decl.Typedef>> typedefs = new LinkedHashMap<>();
    var places = new ArrayList<TypePlace>();
    var visitor =
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            if (decl instanceof Decl.Typedef t) {
              typedefs.computeIfAbsent(t.name(), _ -> new ArrayList<>()).add(t);
            }
          }

          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Cast c) {
              places.add(new TypePlace("cast", c.written(), by -> List.of(cast(c, by))));
            }
          }
        };
    subject.units().forEach(unit -> Walk.over(unit.program(), visitor));
    typedefs.forEach((name, all) ->
        places.add(
            new TypePlace(
                name,
                all.getFirst().type(),
                by ->
                    all.stream()
                        .flatMap(
                            t -> Declarations.replaced(t, List.of(typed(t, by)), symbols).stream())
                        .toList())));
    return places;
  }

  private static Replacement cast(Expr.Cast c, CType by) {
    return Replacement.of(c, new Expr.Cast(by, c.conversion(), c.operand(), c.type(), c.span()));
  }

  private static Decl typed(Decl.Typedef t, CType by) {
    return new Decl.Typedef(t.name(), by, t.attributes(), t.span());
  }
}
