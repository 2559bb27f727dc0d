package dev.assay.mutate.profile;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Typing;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.profile.Candidates.Candidate;
import dev.assay.mutate.profile.Candidates.Rank;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Chooses places that are in scope at statements of a program. */
final class Places {
  private static final int MOST = 48;

  /** So many are left to what is inside of variables, where there is any. */
  private static final int KEPT_FOR_PARTS = 16;

  private final Typing typing;
  private final Set<Tag> opaque;
  private final Restrictions restrictions;

  Places(Program program) {
    this.typing = new Typing(program.model(), program.standard(), program.tags(), _ -> {});
    this.opaque = ofHeaders(program);
    this.restrictions = Restrictions.of(program);
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
  List<Place> at(Environment environment, Rng rng) {
    List<Candidate> all = new ArrayList<>();
    for (Visible variable : environment.visible()) {
      if (restrictions.allow(variable.name())) {
        Rng own = rng.fork(variable.name());
        all.addAll(new Candidates(typing, opaque, variable, !restrictions.any(), own).all());
      }
    }
    return all.size() <= MOST ? sorted(all) : drawn(all, rng);
  }

  private static List<Place> sorted(List<Candidate> candidates) {
    List<Place> places = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      candidates.stream().filter(c -> c.rank() == rank).map(Candidate::place).forEach(places::add);
    }
    return places;
  }

  private static List<Place> drawn(List<Candidate> all, Rng rng) {
    long variables = all.stream().filter(c -> c.rank() == Rank.VARIABLE).count();
    long parts = Math.max(Math.min(KEPT_FOR_PARTS, all.size() - variables), MOST - variables);
    List<Candidate> kept = new ArrayList<>();
    List<Candidate> shuffled = rng.shuffled(all);
    for (Rank rank : Rank.values()) {
      long room = rank == Rank.VARIABLE ? MOST - parts : MOST - kept.size();
      shuffled.stream().filter(c -> c.rank() == rank).limit(room).forEach(kept::add);
    }
    return sorted(kept);
  }
}
