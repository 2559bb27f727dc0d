package dev.assay.generate.grammar;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Scope;
import dev.assay.generate.grammar.environment.Globals;
import dev.assay.generate.grammar.environment.Signature;
import dev.assay.generate.grammar.environment.Signatures;
import dev.assay.generate.grammar.statement.Blocks;
import dev.assay.generate.grammar.statement.Jumps;
import dev.assay.generate.grammar.statement.Predicates;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a whole program: global context, functions, and a main that calls them. */
final class Assembly {
  private static final int MOST_LABELS = 3;

  private final Sketch sketch;
  private final BodyEnd end;

  Assembly(Sketch sketch, BodyEnd end) {
    this.sketch = sketch;
    this.end = end;
  }

  Program program() {
    Globals.make(sketch);
    Signatures.make(sketch);
    var functions = new ArrayList<Decl>();
    int count = sketch.signatures().size();
    int each = sketch.statementsInAll() / count;
    for (int i = 0; i < count; i++) {
      functions.add(function(i, Math.max(1, each)));
    }
    Decl driver = new Driver(sketch).main();
    var all = new ArrayList<Decl>(sketch.prototypes().declarations());
    all.addAll(sketch.types());
    all.addAll(Predicates.variables());
    all.addAll(sketch.variables());
    sketch.signatures().forEach(s -> all.add(prototype(s)));
    all.addAll(functions);
    all.add(driver);
    return sketch.program(all);
  }

  private static Decl prototype(Signature signature) {
    return Code.function(
            signature.name(),
            signature.result(),
            signature.parameters(),
            signature.storage(),
            List.of(),
            List.of())
        .withBody(Optional.empty());
  }

  private Decl function(int index, int statements) {
    Signature signature = sketch.signatures().get(index);
    var labels = new ArrayList<String>();
    int wanted = sketch.rng().between(0, MOST_LABELS);
    for (int i = 0; i < wanted; i++) {
      labels.add(sketch.names().fresh("L"));
    }
    var frame = new Frame(signature.result(), index, labels);
    var scope = new Scope(sketch.globals());
    signature.parameters().forEach(scope::declare);
    GrammarOptions options = sketch.options();
    var place =
        new Place(sketch, scope, frame, options.nesting(), options.depth(), false, false, true);
    return Code.function(
        signature.name(),
        signature.result(),
        signature.parameters(),
        signature.storage(),
        List.of(),
        body(place, statements));
  }

  private List<Stmt> body(Place place, int statements) {
    sketch.grant(statements);
    var items = new ArrayList<Stmt>(Blocks.block(place, 1).items());
    while (sketch.hasRoom()) {
      items.addAll(Jumps.labeled(place, Blocks.statement(place)));
    }
    sketch.grant(statements);
    items.addAll(end.after(place));
    for (String label : place.frame().open()) {
      items.add(
          new Stmt.Labeled(Jumps.named(label), new Stmt.Empty(List.of(), Span.NONE), Span.NONE));
    }
    if (!Types.isVoid(place.frame().result())) {
      items.add(Jumps.leave(place.withDepth(1)));
    }
    return items;
  }
}
