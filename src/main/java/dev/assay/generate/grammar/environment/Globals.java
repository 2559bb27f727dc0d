package dev.assay.generate.grammar.environment;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.grammar.Sketch;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Makes the global variables. */
public final class Globals {
  private static final int LEAST = 4;
  private static final int MOST = 16;
  private static final List<Integer> ALIGNMENTS = List.of(16, 32, 64);

  private Globals() {}

  public static void make(Sketch sketch) {
    add(sketch, CType.INT);
    int count = sketch.rng().between(LEAST, MOST);
    for (int i = 1; i < count; i++) {
      add(sketch, DrawnTypes.object(sketch));
    }
  }

  private static void add(Sketch sketch, CType type) {
    Rng rng = sketch.rng();
    String name = sketch.names().fresh("g");
    Optional<Initializer> initial =
        rng.chance(7, 8) ? Optional.of(Initials.of(sketch, type)) : Optional.empty();
    List<Attribute> attributes = rng.chance(1, 12) ? List.of(aligned(rng)) : List.of();
    sketch
        .variables()
        .add(
            new Decl.Variable(
                name,
                type,
                // What others might change is not computed away.
                rng.chance(1, 6) ? Decl.Storage.STATIC : Decl.Storage.NONE,
                Decl.Traits.NONE,
                initial,
                attributes,
                Optional.empty(),
                Span.NONE));
    sketch.globals().add(new Variable(name, type, Role.MIXED, true));
  }

  private static Attribute aligned(Rng rng) {
    int bytes = rng.pick(ALIGNMENTS);
    return new Attribute(Attribute.Style.GNU, "aligned", "" + bytes, OptionalLong.of(bytes));
  }
}
