package dev.assay.reduce.pass;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** Removes attributes of functions, variables, types and members: all of one, then each. */
final class RemoveAttributes implements ReductionPass {
  private static final int ALL = 0;
  private static final int EACH = 1;

  @Override
  public String name() {
    return "remove-attributes";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    var visitor =
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            for (int i = -1; i < attributes(decl).size(); i++) {
              List<Attribute> kept = without(attributes(decl), i);
              if (!kept.equals(attributes(decl)) && !(i >= 0 && kept.isEmpty())) {
                edits.add(
                    new Edit(
                        "remove attributes",
                        i < 0 ? ALL : EACH + i,
                        Declarations.replaced(decl, List.of(with(decl, kept)), symbols)));
              }
            }
          }
        };
    subject.units().forEach(unit -> Walk.over(unit.program(), visitor));
    Members.of(subject).definitions().forEach(definition -> edits.addAll(ofRecord(definition)));
    for (TypePlace place : TypePlace.of(subject)) {
      ofType(place, part -> part instanceof CType.Attributed a ? a.base() : part, ALL)
          .ifPresent(edits::add);
    }
    edits.addAll(ofParameters(symbols));
    return edits;
  }

  private static List<Attribute> attributes(Decl decl) {
    return switch (decl) {
      case Decl.Variable d -> d.attributes();
      case Decl.Function d -> d.attributes();
      case Decl.Typedef d -> d.attributes();
      case Decl.TagDefinition _, Decl.TagDeclaration _, Decl.StaticAssert _ -> List.of();
      case Decl.Asm _, Decl.Directive _, Decl.Include _ -> List.of();
    };
  }

  /** Without that one; below 0, without any. */
  private static List<Attribute> without(List<Attribute> attributes, int place) {
    var kept = new ArrayList<Attribute>();
    for (int i = 0; place >= 0 && i < attributes.size(); i++) {
      if (i != place) {
        kept.add(attributes.get(i));
      }
    }
    return kept;
  }

  private static Decl with(Decl decl, List<Attribute> kept) {
    return switch (decl) {
      case Decl.Variable d -> d.withAttributes(kept);
      case Decl.Function d -> d.withAttributes(kept);
      case Decl.Typedef d -> new Decl.Typedef(d.name(), d.type(), kept, d.span());
      case Decl _ -> decl;
    };
  }

  private static List<Edit> ofRecord(TagDef.RecordDef definition) {
    Tag tag = definition.tag();
    var edits = new ArrayList<Edit>();
    if (!definition.attributes().isEmpty() || definition.pack() != 0) {
      var bare = new TagDef.RecordDef(tag, definition.fields(), 0, List.of(), definition.span());
      edits.add(new Edit("remove attributes", ALL, List.of(new Replacement.OfTag(tag, bare))));
    }
    for (int i = 0; i < definition.fields().size(); i++) {
      TagDef.Field f = definition.fields().get(i);
      if (!f.attributes().isEmpty() || f.alignas().isPresent()) {
        var bare =
            new TagDef.Field(
                f.name(), f.type(), f.bitWidth(), OptionalInt.empty(), List.of(), f.span());
        edits.add(
            new Edit(
                "remove attributes",
                ALL,
                List.of(new Replacement.OfMember(tag, i, Optional.of(bare)))));
      }
    }
    return edits;
  }

  private static Optional<Edit> ofType(TypePlace place, UnaryOperator<CType> change, int group) {
    CType by = TypeChange.of(place.type(), change);
    return by.equals(place.type())
        ? Optional.empty()
        : Optional.of(new Edit("remove attributes", group, place.change().apply(by)));
  }

  private static List<Edit> ofParameters(Symbols symbols) {
    var edits = new ArrayList<Edit>();
    for (Entity function : symbols.entities(Entity.Kind.FUNCTION)) {
      for (Decl.Function f : function.functions()) {
        for (int i = 0; i < f.parameters().size(); i++) {
          Decl.Parameter p = f.parameters().get(i);
          if (!p.attributes().isEmpty() || p.storage() != Decl.Storage.NONE) {
            var bare =
                new Decl.Parameter(
                    p.name(), p.type(), p.written(), Decl.Storage.NONE, List.of(), p.span());
            edits.add(
                new Edit(
                    "remove attributes",
                    ALL,
                    List.of(new Replacement.OfParameter(f, i, Optional.of(bare)))));
          }
        }
      }
    }
    return edits;
  }
}
