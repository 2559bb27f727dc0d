package dev.assay.c.edit;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.DeepThread;
import dev.assay.c.walk.Rewriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes one program of several translation units, as compilers and linkers do.
 *
 * <p>What has internal linkage stays a unit's own: where another unit has its name, too, it gets a
 * new one. Types are one where C says that they are compatible, and different otherwise, whatever
 * they are called. The result is meant to be run; printed, it need not be valid C.
 */
public final class Linker {
  private final List<Program> units = new ArrayList<>();
  private final Map<Tag, TagDef> tags = new LinkedHashMap<>();
  private final List<Diagnostic> errors = new ArrayList<>();

  /** One program, or why the units are none. */
  public sealed interface Linked {
    /** The names are those that were changed, each with what its unit calls the same. */
    record Fine(Program program, Map<String, String> names) implements Linked {
      public Fine {
        names = Map.copyOf(names);
      }
    }

    record Wrong(List<Diagnostic> errors) implements Linked {
      public Wrong {
        errors = List.copyOf(errors);
      }
    }
  }

  private Linker() {}

  /** Of one unit at least; all are read for the same data model and by the same standard. */
  public static Linked link(List<Program> programs) {
    return DeepThread.call(() -> new Linker().linked(programs));
  }

  private Linked linked(List<Program> programs) {
    InternalNames apart =
        InternalNames.of(programs.stream().map(HeaderDeclarations::madeOwn).toList());
    apart.units().forEach(this::add);
    Set<Decl> needless = oneDefinitionEach();
    oneTypeEach();
    Program first = units.getFirst();
    List<Decl> declarations = units.stream().flatMap(unit -> unit.declarations().stream()).toList();
    if (declarations.stream().noneMatch(d -> nameOf(d).equals("main") && isDefinition(d))) {
      String files = units.stream().map(Program::file).collect(Collectors.joining(", "));
      errors.add(
          Diagnostic.error(
              new Span(first.file(), 1, 1, 1, 1), "no function 'main' is defined in " + files));
    }
    return errors.isEmpty()
        ? new Linked.Fine(
            new Program(
                first.file(),
                declarations.stream().filter(d -> !needless.contains(d)).toList(),
                new TypeTable(tags),
                first.model(),
                first.standard()),
            apart.originals())
        : new Linked.Wrong(errors);
  }

  /** With its types told apart from those of the units before, or found to be the same. */
  private void add(Program unit) {
    Map<Tag, Tag> same = SharedTags.of(new TypeTable(tags), unit.tags());
    Program told = new Rewriter(new Retagging(same)).program(unit);
    told.tags().definitions().forEach(tags::putIfAbsent);
    units.add(told);
  }

  /**
   * Finds what several units define; of weak definitions beside others, tells which to leave out.
   */
  private Set<Decl> oneDefinitionEach() {
    Map<String, List<Decl>> strong = new LinkedHashMap<>();
    Map<String, List<Decl>> weak = new LinkedHashMap<>();
    for (Program unit : units) {
      Set<String> weakNames = new HashSet<>();
      unit.declarations().stream().filter(Linker::isWeak).forEach(d -> weakNames.add(nameOf(d)));
      definitions(unit)
          .forEach((name, decl) ->
              (weakNames.contains(name) ? weak : strong)
                  .computeIfAbsent(name, _ -> new ArrayList<>())
                  .add(decl));
    }
    strong.values().forEach(this::reportOthers);
    Set<Decl> needless = Collections.newSetFromMap(new IdentityHashMap<>());
    weak.forEach((name, all) ->
        needless.addAll(strong.containsKey(name) ? all : all.subList(1, all.size())));
    return needless;
  }

  private void reportOthers(List<Decl> definitions) {
    Decl first = definitions.getFirst();
    for (Decl other : definitions.subList(1, definitions.size())) {
      errors.add(
          Diagnostic.error(
              other.span(), "'" + nameOf(other) + "' is defined at " + first.span() + ", too"));
    }
  }

  /** What a unit defines for all, each with the declaration that says most. */
  private static Map<String, Decl> definitions(Program unit) {
    Set<String> internal = InternalNames.internal(unit);
    Map<String, Decl> found = new LinkedHashMap<>();
    for (Decl decl : unit.declarations()) {
      if (isDefinition(decl) && !internal.contains(nameOf(decl))) {
        found.merge(nameOf(decl), decl, (one, other) -> isInitialized(one) ? one : other);
      }
    }
    return found;
  }

  /** What several units declare must have one type in all (6.2.7p2). */
  private void oneTypeEach() {
    Map<String, Decl> known = new HashMap<>();
    var layout = new Layout(units.getFirst().model(), new TypeTable(tags));
    for (Program unit : units) {
      Set<String> internal = InternalNames.internal(unit);
      for (Decl decl : unit.declarations()) {
        boolean shared = !nameOf(decl).isEmpty() && !internal.contains(nameOf(decl));
        Decl before = shared ? known.putIfAbsent(nameOf(decl), decl) : null;
        if (before != null && !agree(typeOf(before), typeOf(decl), layout)) {
          errors.add(
              Diagnostic.error(
                  decl.span(),
                  String.format(
                      "'%s' is '%s' here and '%s' at %s",
                      nameOf(decl),
                      Types.name(typeOf(decl)),
                      Types.name(typeOf(before)),
                      before.span())));
        }
      }
    }
  }

  /** An old-style definition may have been declared with its parameters' own types. */
  private static boolean agree(CType one, CType other, Layout layout) {
    return Types.compatible(one, other, layout)
        || Types.unqualified(one) instanceof CType.Function a
            && Types.unqualified(other) instanceof CType.Function b
            && !(a.prototyped() && b.prototyped())
            && Types.compatible(a.result(), b.result(), layout);
  }

  private static boolean isDefinition(Decl decl) {
    return switch (decl) {
      case Decl.Function f -> f.body().isPresent();
      case Decl.Variable v -> v.storage() != Decl.Storage.EXTERN || v.initializer().isPresent();
      case Decl _ -> false;
    };
  }

  private static boolean isInitialized(Decl decl) {
    return !(decl instanceof Decl.Variable v) || v.initializer().isPresent();
  }

  private static boolean isWeak(Decl decl) {
    return switch (decl) {
      case Decl.Function f -> Attribute.has(f.allAttributes(), "weak");
      case Decl.Variable v -> Attribute.has(v.attributes(), "weak");
      case Decl _ -> false;
    };
  }

  /** Of a variable or function; empty for all else. */
  static String nameOf(Decl decl) {
    return switch (decl) {
      case Decl.Function f -> f.name();
      case Decl.Variable v -> v.name();
      case Decl _ -> "";
    };
  }

  private static CType typeOf(Decl decl) {
    return switch (decl) {
      case Decl.Function f -> f.type();
      case Decl.Variable v -> v.type();
      case Decl _ -> CType.VOID;
    };
  }
}
