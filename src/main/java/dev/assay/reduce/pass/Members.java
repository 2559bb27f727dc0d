package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The structs and unions of a subject: their members, what uses and what initialises them. */
final class Members {
  /** An initialiser of a whole struct or union, in braces. */
  record Braced(Initializer.Braces braces, Map<Integer, Integer> items) {}

  private final Map<Tag, TagDef.RecordDef> definitions = new LinkedHashMap<>();
  private final Map<Tag, List<Expr.Member>> uses = new HashMap<>();
  private final Map<Tag, List<Braced>> braced = new HashMap<>();

  private Members() {}

  static Members of(Subject subject) {
    var members = new Members();
    subject.units().forEach(unit -> members.add(unit.program()));
    return members;
  }

  List<TagDef.RecordDef> definitions() {
    return List.copyOf(definitions.values());
  }

  List<Expr.Member> uses(Tag tag) {
    return uses.getOrDefault(tag, List.of());
  }

  List<Expr.Member> uses(Tag tag, String field) {
    return uses(tag).stream().filter(use -> use.field().equals(field)).toList();
  }

  List<Braced> initializers(Tag tag) {
    return braced.getOrDefault(tag, List.of());
  }

  private void add(Program program) {
    program
        .tags()
        .definitions()
        .forEach((tag, definition) -> {
          if (definition instanceof TagDef.RecordDef r) {
            definitions.putIfAbsent(tag, r);
          }
        });
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Member m) {
              use(m);
            } else if (expr instanceof Expr.CompoundLiteral c) {
              follow(c.type(), c.initializer());
            }
          }

          @Override
          public void decl(Decl decl) {
            if (decl instanceof Decl.Variable v) {
              v.initializer().ifPresent(i -> follow(v.type(), i));
            }
          }
        });
  }

  private void use(Expr.Member m) {
    CType base = m.arrow() ? Types.target(m.base().type()) : m.base().type();
    if (Types.unqualified(base) instanceof CType.Record r) {
      uses.computeIfAbsent(r.tag(), _ -> new ArrayList<>()).add(m);
    }
  }

  /** Follows the braces; where some were left out, nothing is known from there on. */
  private void follow(CType type, Initializer initializer) {
    if (!(initializer instanceof Initializer.Braces braces)) {
      return;
    }
    switch (Types.unqualified(type)) {
      case CType.Array array ->
          braces.items().forEach(item -> follow(array.element(), item.value()));
      case CType.Record r when definitions.containsKey(r.tag()) ->
          record(definitions.get(r.tag()), braces);
      case CType _ -> {}
    }
  }

  private void record(TagDef.RecordDef definition, Initializer.Braces braces) {
    Map<Integer, Integer> places = new LinkedHashMap<>();
    List<TagDef.Field> fields = definition.fields();
    int next = 0;
    for (int i = 0; i < braces.items().size(); i++) {
      Initializer.Item item = braces.items().get(i);
      int place = next;
      if (!item.designators().isEmpty()) {
        place = place(fields, item.designators().getFirst());
      }
      while (place >= 0 && place < fields.size() && isUnnamedBitField(fields.get(place))) {
        place++;
      }
      if (place < 0 || place >= fields.size() || isElided(fields.get(place).type(), item.value())) {
        break;
      }
      places.put(place, i);
      follow(fields.get(place).type(), item.value());
      next = place + 1;
    }
    braced
        .computeIfAbsent(definition.tag(), _ -> new ArrayList<>())
        .add(new Braced(braces, places));
  }

  private static boolean isUnnamedBitField(TagDef.Field field) {
    return field.name().isEmpty() && field.isBitField();
  }

  private static int place(List<TagDef.Field> fields, Initializer.Designator designator) {
    for (int i = 0; i < fields.size(); i++) {
      if (designator instanceof Initializer.Designator.Field f
          && fields.get(i).name().equals(f.name())) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isElided(CType type, Initializer value) {
    return value instanceof Initializer.Value(Expr expr)
        && (Types.isArray(type) && !(expr instanceof Expr.StringLiteral)
            || Types.isRecord(type) && !Types.isRecord(expr.type()));
  }
}
