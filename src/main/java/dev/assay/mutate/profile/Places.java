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
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Chooses places that are in scope at statements of a program. */
final class Places {
  private static final int MOST = 48;

  /** So many are left to what is inside of variables, where there is any. */
  private static final int KEPT_FOR_PARTS = 16;

  private final Typing typing;
  private final Set<Tag> opaque;
  private final Set<String> defined;
  private final Restrictions restrictions;
  private final Seed seed;
  private final Map<Visible, List<Candidate>> candidates = new IdentityHashMap<>();
  private final Map<Environment, List<Visible>> globals = new IdentityHashMap<>();
  private final Map<Decl.Function, Boolean> callsSetjmp = new IdentityHashMap<>();

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
    boolean steady = !callsSetjmp.computeIfAbsent(at.function(), Places::callsSetjmp);
    Environment around = names.fixed() == null ? at.globals() : names.fixed();
    Set<String> hidden = new HashSet<>();
    List<Candidate> all = new ArrayList<>();
    add(names.environment().visible(around, hidden), steady, all);
    if (names.fixed() != null) {
      add(names.fixed().visible(at.globals(), hidden), false, all);
    }
    if (names.certain()) {
      List<Visible> outside =
          globals.computeIfAbsent(at.globals(), g -> g.visible(null, new HashSet<>()));
      List<Visible> seen = outside.stream().filter(v -> !hidden.contains(v.name())).toList();
      add(seen, names.fixed() == null, all);
    } else {
      all.removeIf(c -> c.rank() == Rank.POINTED);
    }
    Rng rng = seed.child(at.function().name()).child(at.number()).rng();
    return all.size() <= MOST ? sorted(all) : drawn(all, rng);
  }

  /** After a jump back to setjmp what was changed since has no value. */
  private static boolean callsSetjmp(Decl.Function function) {
    return function.body().stream()
        .flatMap(b -> Names.used(b).stream())
        .anyMatch(n -> n.contains("setjmp"));
  }

  private void add(List<Visible> variables, boolean free, List<Candidate> all) {
    for (Visible variable : variables) {
      List<Candidate> found = candidates.computeIfAbsent(variable, this::of);
      if (free) {
        all.addAll(found);
      } else {
        found.forEach(c -> all.add(c.fixed()));
      }
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

  private static List<Place> sorted(List<Candidate> candidates) {
    List<Place> places = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      for (Candidate candidate : candidates) {
        if (candidate.rank() == rank) {
          places.add(candidate.place());
        }
      }
    }
    return places;
  }

  private static List<Place> drawn(List<Candidate> all, Rng rng) {
    List<Place> kept = new ArrayList<>();
    List<Candidate> variables = all.stream().filter(c -> c.rank() == Rank.VARIABLE).toList();
    int parts = Math.min(KEPT_FOR_PARTS, all.size() - variables.size());
    for (Rank rank : Rank.values()) {
      List<Candidate> ranked = all.stream().filter(c -> c.rank() == rank).toList();
      int room = MOST - kept.size() - (rank == Rank.VARIABLE ? parts : 0);
      some(ranked, room, rng).forEach(c -> kept.add(c.place()));
    }
    return kept;
  }

  /** So many of them, each as likely; all if they are no more, in the order they had. */
  private static <T> List<T> some(List<T> all, int count, Rng rng) {
    if (all.size() <= count) {
      return all;
    }
    List<T> left = new ArrayList<>(all);
    for (int i = 0; i < count; i++) {
      Collections.swap(left, i, rng.between(i, left.size() - 1));
    }
    return left.subList(0, count);
  }
}
