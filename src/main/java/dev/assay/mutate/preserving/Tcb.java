package dev.assay.mutate.preserving;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.profile.Point;
import dev.assay.mutate.synthesis.DeadCode;
import dev.assay.mutate.synthesis.Table;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Changes variables before live code under a condition that is always true, and gives them their
 * values back.
 */
public final class Tcb implements Mutator {
  private static final int MOST_VARIABLES = 3;

  @Override
  public String name() {
    return "tcb";
  }

  @Override
  public String summary() {
    return "changes variables before live code in an if that is always taken, then restores them";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    Optional<Point> point = facts.profile().at(spot.statement());
    if (point.isEmpty()
        || !Insertion.isPossible(spot, facts)
        || Nesting.mayReturnTwice(spot, facts)) {
      return Optional.empty();
    }
    Typing typing = facts.typing();
    Table table = Table.of(point.get(), typing, rng.fork("table"));
    List<Backup> backups = backups(table, facts, names, rng);
    if (backups.isEmpty()) {
      return Optional.empty();
    }
    var dead = new DeadCode(facts, spot, names, rng.fork("body"));
    return new TcbSnippet(typing, dead, rng.fork("snippet"))
        .of(backups, table)
        .map(snippet -> change(snippet, spot, rng));
  }

  private static List<Backup> backups(Table table, Facts facts, FreshNames names, Rng rng) {
    var spelled = new Spelled(facts.program());
    int most = rng.between(1, MOST_VARIABLES);
    List<Backup> backups = new ArrayList<>();
    for (Place place : rng.shuffled(table.places())) {
      if (backups.size() < most && place.writable()) {
        spelled
            .plain(place)
            .ifPresent(type -> backups.add(Backup.of(place, type, names.next("b"))));
      }
    }
    return backups;
  }

  private static Change change(TcbSnippet.Made made, Spot spot, Rng rng) {
    boolean spliced = spot.surroundings().isItem() && rng.nextBoolean();
    List<Stmt> by = new ArrayList<>();
    if (spliced) {
      by.addAll(made.statements());
    } else {
      by.add(new Stmt.Block(made.statements(), Span.NONE));
    }
    by.add(spot.statement());
    return new Change(made.material(), List.of(new Replacement.OfStmt(spot.statement(), by)));
  }
}
