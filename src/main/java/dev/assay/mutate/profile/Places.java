package dev.assay.mutate.profile;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.profile.Candidates.Candidate;
import dev.assay.mutate.profile.Candidates.Rank;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Chooses places that are in scope at statements of a program. */
final class Places {
  private final Typing typing;
  private final Set<Tag> opaque;
  private final Set<String> defined;
  private final Restrictions restrictions;
  private final Promises promises;
  private final Seed seed;
  private final Map<Visible, List<Candidate>> candidates = new IdentityHashMap<>();
  private final Map<Environment, Outside> outsides = new IdentityHashMap<>();

  Places(Program program, Seed seed) {
    this.seed = seed;
    this.typing = new Typing(program.model(), program.standard(), program.tags(), _ -> {});
    this.opaque = ofHeaders(program);
    this.defined =
        program.declarations().stream()
            .filter(Places::isDefinition)
            .map(d -> ((Decl.Variable) d).name())
            .collect(Collectors.toSet());
    this.restrictions = Restrictions.of(program);
    this.promises = Promises.of(program);
  }

  private static boolean isDefinition(Decl decl) {
    return decl instanceof Decl.Variable v
        && (v.storage() != Decl.Storage.EXTERN || v.initializer().isPresent());
  }

  private static Set<Tag> ofHeaders(Program program) {
    Set<Tag> tags = new HashSet<>();
    Visitor collector =
        new Visitor() {
          @Override
          public void definition(TagDef definition) {
            tags.add(definition.tag());
          }
        };
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Include) {
        Walk.over(decl, collector);
      }
    }
    return tags;
  }

  /** At most 48, drawn where there are more; in the order of their sorts. */
  List<Place> at(Scopes.At at) {
    Scopes.Names names = at.names();
    boolean steady = !restrictions.mentionSetjmp() || !callsSetjmp(at.function());
    Environment around = names.fixed() == null ? at.globals() : names.fixed();
    boolean bound = promises.bind(at.function());
    Set<String> hidden = new HashSet<>();
    var locals = new Ranked();
    add(own(names.environment().visible(around, hidden), bound), steady, locals);
    if (names.fixed() != null) {
      add(own(names.fixed().visible(at.globals(), hidden), bound), false, locals);
    }
    if (!names.certain() || bound) {
      locals.forget(Rank.POINTED);
    }
    Ranked outside = names.certain() && !bound ? outside(at, hidden) : new Ranked();
    Rng rng = seed.child(at.function().name()).child(at.number()).rng();
    return locals.drawn(outside, rng);
  }

  /** Those that are born and dead with a call of their function, if no others may be read. */
  private static List<Visible> own(List<Visible> variables, boolean bound) {
    return bound
        ? variables.stream().filter(v -> !v.isGlobal() && isAutomatic(v.storage())).toList()
        : variables;
  }

  private static boolean isAutomatic(Decl.Storage storage) {
    return storage != Decl.Storage.STATIC && storage != Decl.Storage.EXTERN;
  }

  private Ranked outside(Scopes.At at, Set<String> hidden) {
    Outside known = outsides.computeIfAbsent(at.globals(), this::outside);
    boolean free = at.names().fixed() == null;
    if (free && hidden.stream().noneMatch(known.names()::contains)) {
      return known.places();
    }
    var left = new Ranked();
    add(known.variables().stream().filter(v -> !hidden.contains(v.name())).toList(), free, left);
    return left;
  }

  private Outside outside(Environment globals) {
    Set<String> names = new HashSet<>();
    List<Visible> variables = globals.visible(null, names);
    var places = new Ranked();
    add(variables, true, places);
    return new Outside(variables, names, places);
  }

  /**
   * The variables declared outside of functions before one of them, all names there, and places.
   */
  private record Outside(List<Visible> variables, Set<String> names, Ranked places) {}

  /** After a jump back to setjmp what was changed since has no value. */
  private static boolean callsSetjmp(Decl.Function function) {
    return function.body().stream()
        .flatMap(b -> Names.used(b).stream())
        .anyMatch(n -> n.contains("setjmp"));
  }

  private void add(List<Visible> variables, boolean free, Ranked places) {
    for (Visible variable : variables) {
      places.add(candidates.computeIfAbsent(variable, this::of), free);
    }
  }

  private List<Candidate> of(Visible variable) {
    boolean usable =
        restrictions.allow(variable.name())
            && (!variable.isGlobal() || defined.contains(variable.name()));
    Rng rng = seed.child("elements").child(variable.name()).rng();
    return usable
        ? new Candidates(typing, opaque, variable, !restrictions.any(), rng).all()
        : List.of();
  }
}
