package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.TagDef;
import dev.assay.c.edit.References;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What of one program means the same in a function of another, or of the same. */
final class Acquaintance {
  private final Program from;
  private final Program program;
  private final Set<String> hidden;
  private final Set<Decl> before = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<String, Set<Decl>> byName = new HashMap<>();

  Acquaintance(Program from, Program program, Decl.Function into) {
    this.from = from;
    this.program = program;
    this.hidden = Definitions.declaredIn(into);
    program.declarations().stream().takeWhile(d -> d != (Decl) into).forEach(before::add);
    for (Decl decl : program.declarations()) {
      References.provided(decl, program.tags())
          .forEach(name -> byName.computeIfAbsent(name, _ -> identitySet()).add(decl));
    }
  }

  private static Set<Decl> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** The part of the name that is written: {@code s} of {@code struct s}. */
  static String plain(String reference) {
    return reference.substring(reference.lastIndexOf(' ') + 1);
  }

  /** Whether something in the function has the name. */
  boolean isHidden(String reference) {
    return hidden.contains(plain(reference));
  }

  /** Those names of some declarations that can be used in the function as they are. */
  Set<String> names(Collection<Decl> needed) {
    Map<String, List<Decl>> providers = new HashMap<>();
    for (Decl decl : needed) {
      References.provided(decl, from.tags())
          .forEach(name -> providers.computeIfAbsent(name, _ -> new ArrayList<>()).add(decl));
    }
    Set<String> known =
        providers.entrySet().stream()
            .filter(e -> !isHidden(e.getKey()) && isKnown(e.getKey(), e.getValue()))
            .map(Map.Entry::getKey)
            .collect(Collectors.toCollection(HashSet::new));
    if (from != program) {
      boolean changed = true;
      while (changed) {
        changed = known.removeIf(name -> !isFounded(providers.get(name), providers, known));
      }
    }
    return known;
  }

  /**
   * Whether names of the program itself mean the same in the function; those of compilers do so
   * unless something there has the name.
   */
  boolean knows(Collection<String> references) {
    Set<String> known = names(program.declarations());
    return references.stream()
        .allMatch(name -> known.contains(name) || !byName.containsKey(name) && !isHidden(name));
  }

  private static boolean isFounded(
      List<Decl> providers, Map<String, List<Decl>> all, Set<String> known) {
    return providers.stream()
        .flatMap(d -> References.needed(d).stream())
        .filter(n -> !n.startsWith("typedef ") || !isOutside(providers))
        .allMatch(n -> known.contains(n) || !all.containsKey(n));
  }

  private boolean isKnown(String name, List<Decl> providers) {
    Set<Decl> own = byName.getOrDefault(name, Set.of());
    if (from == program) {
      return providers.getFirst() instanceof Decl.TagDefinition
              || providers.getFirst() instanceof Decl.TagDeclaration
          ? before.containsAll(providers)
          : providers.stream().anyMatch(before::contains);
    }
    return isOutside(providers)
        ? own.stream().anyMatch(d -> before.contains(d) && isSameObject(providers.getFirst(), d))
        : providers.stream().allMatch(p -> own.stream().anyMatch(d -> isSame(p, d)));
  }

  /** Whether only declared, so that it is defined elsewhere, under this name. */
  static boolean isOutside(List<Decl> providers) {
    return providers.stream()
        .allMatch(d ->
            switch (d) {
              case Decl.Function f -> f.body().isEmpty() && f.storage() != Decl.Storage.STATIC;
              case Decl.Variable v ->
                  v.storage() == Decl.Storage.EXTERN && v.initializer().isEmpty();
              case Decl _ -> false;
            });
  }

  /** Whether what is declared outside of all of the other program may be declared here too. */
  boolean admits(String name, Decl outside) {
    return byName.getOrDefault(name, Set.of()).stream()
        .allMatch(d -> isSameObject(outside, d) && !isStatic(d));
  }

  /** Whether a function that the other program calls without a declaration may be called here. */
  boolean admitsUndeclared(String name) {
    Set<Decl> own = byName.getOrDefault(name, Set.of());
    return !isHidden(name)
        && !byName.containsKey("typedef " + name)
        && (own.isEmpty()
            || own.stream().anyMatch(before::contains)
                && own.stream().allMatch(Decl.Function.class::isInstance));
  }

  private static boolean isStatic(Decl decl) {
    return decl instanceof Decl.Function f && f.storage() == Decl.Storage.STATIC
        || decl instanceof Decl.Variable v && v.storage() == Decl.Storage.STATIC;
  }

  private boolean isSame(Decl one, Decl other) {
    return before.contains(other)
        && !hasNameless(one)
        && Printer.print(one).equals(Printer.print(other));
  }

  private boolean isSameObject(Decl one, Decl other) {
    Layout layout = new Layout(program.model(), program.tags());
    return switch (one) {
      case Decl.Function f ->
          other instanceof Decl.Function g
              && Types.compatible(expanded(f.type()), expanded(g.type()), layout);
      case Decl.Variable v ->
          other instanceof Decl.Variable w
              && Types.compatible(expanded(v.type()), expanded(w.type()), layout);
      case Decl _ -> false;
    };
  }

  private static CType expanded(CType type) {
    return new Rewriter(
            new Rules() {
              @Override
              public CType type(CType inner) {
                return inner instanceof CType.Typedef t ? t.actual() : inner;
              }
            })
        .type(type);
  }

  /** Whether it defines a type without a name, or uses one other than by a typedef. */
  static boolean hasNameless(Decl decl) {
    var search =
        new Visitor() {
          private boolean found;

          @Override
          public void type(CType type) {
            found |=
                type instanceof CType.Record r && r.tag().isAnonymous()
                    || type instanceof CType.Enum e && e.tag().isAnonymous();
          }

          @Override
          public void definition(TagDef definition) {
            found |= definition.tag().isAnonymous();
          }
        };
    Walk.over(decl, search);
    return search.found;
  }
}
