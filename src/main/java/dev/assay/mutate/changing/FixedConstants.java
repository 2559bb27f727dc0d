package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Finds constants whose values may not become any others. */
final class FixedConstants {
  private FixedConstants() {}

  /** The names in labels, designators, static assertions and values of enumerators. */
  static Set<String> names(Program program) {
    var collector = new Collector(new HashSet<>());
    Walk.over(program, collector);
    return collector.names();
  }

  private record Collector(Set<String> names) implements Visitor {
    @Override
    public void stmt(Stmt stmt) {
      if (stmt instanceof Stmt.Labeled(Stmt.Label.Case c, var _, var _)) {
        add(c.low());
        c.high().ifPresent(this::add);
      }
    }

    @Override
    public void decl(Decl decl) {
      if (decl instanceof Decl.StaticAssert a) {
        add(a.condition());
      }
    }

    @Override
    public void definition(TagDef definition) {
      if (definition instanceof TagDef.EnumDef e) {
        e.enumerators().forEach(c -> c.expression().ifPresent(this::add));
      }
    }

    @Override
    public void initializer(Initializer initializer) {
      if (initializer instanceof Initializer.Braces b) {
        b.items().forEach(item -> item.designators().forEach(this::designator));
      }
    }

    private void designator(Initializer.Designator designator) {
      switch (designator) {
        case Initializer.Designator.Field _ -> {}
        case Initializer.Designator.Index i -> add(i.index());
        case Initializer.Designator.Range r -> {
          add(r.low());
          add(r.high());
        }
      }
    }

    private void add(Expr expr) {
      names.addAll(Names.used(expr));
    }
  }

  /** The labels with values that belong to a switch. */
  static List<Stmt.Label.Case> labels(Stmt.Switch of) {
    Set<Object> ofOthers = Collections.newSetFromMap(new IdentityHashMap<>());
    var labels = new ArrayList<Stmt.Label.Case>();
    List<Stmt> inside = Walk.statements(of.body());
    for (Stmt stmt : inside) {
      if (stmt instanceof Stmt.Switch other) {
        ofOthers.addAll(Walk.statements(other.body()));
      }
    }
    for (Stmt stmt : inside) {
      if (stmt instanceof Stmt.Labeled(Stmt.Label.Case c, var _, var _)
          && !ofOthers.contains(stmt)) {
        labels.add(c);
      }
    }
    return labels;
  }
}
