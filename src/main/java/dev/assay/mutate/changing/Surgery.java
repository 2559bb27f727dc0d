package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.edit.Dependencies;
import dev.assay.c.edit.References;
import dev.assay.c.edit.Renaming;
import dev.assay.c.edit.Renumbering;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.mutate.FreshNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Cuts a function out of a program and fits it into a function of another, or of the same. */
final class Surgery {
  /** More text would hide what it is for. */
  private static final int MOST_TEXT = 16_000;

  private final Decl.Function source;
  private final Program from;
  private final Program program;
  private final Acquaintance acquaintance;
  private final Set<String> known;
  private final List<Decl> brought;

  Surgery(Decl.Function source, Program from, Decl.Function into, Program program) {
    this.source = source;
    this.from = from;
    this.program = program;
    this.acquaintance = new Acquaintance(from, program, into);
    List<Decl> all = from.declarations();
    this.known = acquaintance.names(Dependencies.of(List.of(source), all, from.tags()));
    List<Decl> unknown =
        all.stream().filter(d -> !known.containsAll(References.provided(d, from.tags()))).toList();
    Set<Decl> needed = Dependencies.of(List.of(source), unknown, from.tags());
    this.brought = unknown.stream().filter(needed::contains).distinct().toList();
  }

  Optional<Transplant> made(FreshNames names) {
    Set<String> kept = new HashSet<>();
    known.forEach(name -> kept.add(Acquaintance.plain(name)));
    if (!admitsOutside(kept) || !isMovable()) {
      return Optional.empty();
    }
    Set<String> own = Definitions.declaredIn(source);
    if (own.stream().anyMatch(kept::contains) || isTorn(kept) || clashesUndeclared()) {
      return Optional.empty();
    }
    Map<String, String> fresh = fresh(own, kept, names);
    return mentions(fresh.keySet()) ? Optional.empty() : Optional.of(renamed(fresh));
  }

  /** Adds the names of what is defined nowhere, which must stay as they are. */
  private boolean admitsOutside(Set<String> kept) {
    Map<String, List<Decl>> providers = new HashMap<>();
    for (Decl decl : brought) {
      References.provided(decl)
          .forEach(name -> providers.computeIfAbsent(name, _ -> new ArrayList<>()).add(decl));
    }
    for (Map.Entry<String, List<Decl>> entry : providers.entrySet()) {
      if (Acquaintance.isOutside(entry.getValue())) {
        kept.add(entry.getKey());
        if (acquaintance.isHidden(entry.getKey())
            || entry.getValue().stream().anyMatch(d -> !acquaintance.admits(entry.getKey(), d))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a name must stay for one thing and change for another of the same name. */
  private boolean isTorn(Set<String> kept) {
    return brought.stream()
        .filter(d -> !Acquaintance.isOutside(List.of(d)))
        .flatMap(d -> References.provided(d, from.tags()).stream())
        .anyMatch(name -> kept.contains(Acquaintance.plain(name)));
  }

  /** Whether a function that is called without a declaration would be something else here. */
  private boolean clashesUndeclared() {
    Set<String> declared = new HashSet<>();
    from.declarations().forEach(d -> declared.addAll(References.provided(d, from.tags())));
    return Stream.concat(Stream.of(source), brought.stream())
        .flatMap(d -> undeclared(d, declared))
        .anyMatch(name -> !acquaintance.admitsUndeclared(name));
  }

  private static Stream<String> undeclared(Decl decl, Set<String> declared) {
    Set<String> inner =
        decl instanceof Decl.Function f ? Definitions.declaredIn(f) : Set.<String>of();
    return Names.used(decl).stream()
        .filter(name -> !name.startsWith("__"))
        .filter(name -> !inner.contains(name) && !declared.contains(name));
  }

  private boolean isMovable() {
    boolean nameless =
        from == program
            && Stream.concat(Stream.of(source), brought.stream())
                .anyMatch(Acquaintance::hasNameless);
    boolean special =
        brought.stream()
            .anyMatch(d ->
                d instanceof Decl.Function f && f.body().isPresent() && f.asmName().isPresent());
    return !nameless
        && !special
        && brought.stream().mapToInt(d -> Printer.print(d).length()).sum() <= MOST_TEXT;
  }

  private Map<String, String> fresh(Set<String> own, Set<String> kept, FreshNames names) {
    Set<String> taken = Names.taken(program);
    Set<String> declared = new LinkedHashSet<>(new TreeSet<>(own));
    for (Decl decl : brought) {
      References.provided(decl, from.tags()).forEach(n -> declared.add(Acquaintance.plain(n)));
    }
    Map<String, String> fresh = new HashMap<>();
    for (String name : declared) {
      if (taken.contains(name) && !kept.contains(name) && !name.isEmpty()) {
        fresh.put(name, names.next(name.replaceFirst("(_\\d+_\\d+)+$", "")));
      }
    }
    return fresh;
  }

  /** Whether text that is not looked into has one of the names. */
  private boolean mentions(Set<String> names) {
    return Stream.concat(Stream.of(source), brought.stream())
        .flatMap(decl -> RawText.words(decl).stream())
        .anyMatch(names::contains);
  }

  private Transplant renamed(Map<String, String> fresh) {
    var all = new ArrayList<Decl>(brought);
    all.add(source);
    Program slice = from.withDeclarations(all);
    Program apart =
        from == program ? slice : new Rewriter(new Renumbering(firstOrdinal())).program(slice);
    Program made = new Rewriter(new Renaming(fresh, fresh, Map.of(), fresh)).program(apart);
    List<Decl> declarations = made.declarations();
    return new Transplant(
        (Decl.Function) declarations.getLast(),
        declarations.subList(0, declarations.size() - 1),
        from == program
            ? List.of()
            : made.tags().definitions().values().stream()
                .filter(d -> d.tag().isAnonymous())
                .toList());
  }

  private int firstOrdinal() {
    return 1
        + program.tags().definitions().keySet().stream()
            .filter(Tag::isAnonymous)
            .mapToInt(Tag::ordinal)
            .max()
            .orElse(0);
  }
}
