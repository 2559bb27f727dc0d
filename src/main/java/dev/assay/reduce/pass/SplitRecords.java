package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes variables of the parts of a variable: of the members of a struct that are used, of the
 * elements of an array with constant subscripts.
 */
final class SplitRecords implements ReductionPass {
  private static final int MOST_PARTS = 8;

  @Override
  public String name() {
    return "split-records";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    Members members = Members.of(subject);
    Set<String> taken = new HashSet<>();
    subject.units().forEach(unit -> taken.addAll(Names.taken(unit.program())));
    var edits = new ArrayList<Edit>();
    for (Entity variable : symbols.entities()) {
      if (variable.isVariable() && !variable.uses().isEmpty()) {
        parts(variable, symbols, members)
            .filter(parts -> parts.size() <= MOST_PARTS)
            .ifPresent(parts -> edits.add(edit(variable, parts, symbols, taken)));
      }
    }
    return edits;
  }

  /** One part: its type, what it begins with, and the expressions that are it. */
  private record Part(CType type, Optional<Initializer> first, List<Expr> uses) {}

  private static Optional<Map<String, Part>> parts(
      Entity variable, Symbols symbols, Members members) {
    return switch (Types.unqualified(variable.type())) {
      case CType.Record r ->
          members.definitions().stream()
              .filter(d -> d.tag().equals(r.tag()))
              .findFirst()
              .flatMap(d -> members(variable, d, symbols, members));
      case CType.Array a -> elements(variable, a, symbols);
      case CType _ -> Optional.empty();
    };
  }

  private static Optional<Map<String, Part>> members(
      Entity variable, TagDef.RecordDef definition, Symbols symbols, Members members) {
    Map<String, Part> parts = new LinkedHashMap<>();
    Optional<Initializer> whole = variable.defining().initializer();
    Optional<Members.Braced> braced =
        members.initializers(definition.tag()).stream()
            .filter(b -> whole.isPresent() && isSame(b.braces(), whole.get()))
            .findFirst();
    if (whole.isPresent() != braced.isPresent()) {
      return Optional.empty();
    }
    for (Expr.Name use : variable.uses()) {
      if (!(symbols.parent(use) instanceof Expr.Member m)) {
        return Optional.empty();
      }
      int place = place(definition, m.field());
      if (place < 0) {
        return Optional.empty();
      }
      Optional<Initializer> first =
          braced.flatMap(b ->
              Optional.ofNullable(b.items().get(place))
                  .map(item -> b.braces().items().get(item).value()));
      parts
          .computeIfAbsent(
              m.field(),
              _ -> new Part(definition.fields().get(place).type(), first, new ArrayList<>()))
          .uses()
          .add(m);
    }
    return Optional.of(parts);
  }

  private static boolean isSame(Initializer one, Initializer other) {
    return one == other;
  }

  private static int place(TagDef.RecordDef definition, String field) {
    for (int i = 0; i < definition.fields().size(); i++) {
      if (definition.fields().get(i).name().equals(field)) {
        return i;
      }
    }
    return -1;
  }

  private static Optional<Map<String, Part>> elements(
      Entity variable, CType.Array array, Symbols symbols) {
    Map<String, Part> parts = new LinkedHashMap<>();
    Optional<Initializer> whole = variable.defining().initializer();
    for (Expr.Name use : variable.uses()) {
      if (!(symbols.around(use) instanceof Expr.Index index)) {
        return Optional.empty();
      }
      Optional<Long> constant = Subscripts.constant(index.index());
      if (constant.isEmpty()) {
        return Optional.empty();
      }
      long place = constant.get();
      parts
          .computeIfAbsent(
              Long.toString(place),
              _ -> new Part(array.element(), element(whole, place), new ArrayList<>()))
          .uses()
          .add(index);
    }
    return Optional.of(parts);
  }

  private static Optional<Initializer> element(Optional<Initializer> whole, long place) {
    return whole
        .filter(Initializer.Braces.class::isInstance)
        .map(Initializer.Braces.class::cast)
        .filter(b -> place < b.items().size())
        .filter(b -> b.items().stream().allMatch(item -> item.designators().isEmpty()))
        .map(b -> b.items().get((int) place).value());
  }

  private static Edit edit(
      Entity variable, Map<String, Part> parts, Symbols symbols, Set<String> taken) {
    var all = new ArrayList<Replacement>();
    var names = new LinkedHashMap<String, String>();
    Set<String> used = new HashSet<>(taken);
    for (String part : parts.keySet()) {
      String base = parts.size() == 1 ? variable.name() : variable.name() + "_" + part;
      String name = parts.size() == 1 ? base : Names.fresh(base, used);
      used.add(name);
      names.put(part, name);
    }
    for (Decl.Variable declaration : variable.variables()) {
      List<Decl> by = new ArrayList<>();
      parts.forEach((key, part) -> {
        Decl.Variable one = declaration.withName(names.get(key));
        Decl.Variable typed = one.withType(part.type());
        boolean defines = isSame(declaration, variable.defining());
        by.add(typed.withInitializer(defines ? part.first() : Optional.empty()));
      });
      all.addAll(Declarations.replaced(declaration, by, symbols));
    }
    parts.forEach((key, part) ->
        part.uses()
            .forEach(use ->
                all.add(
                    Replacement.of(use, new Expr.Name(names.get(key), use.type(), use.span())))));
    return new Edit("split " + variable.name(), all);
  }

  private static boolean isSame(Decl one, Decl other) {
    return one == other;
  }
}
