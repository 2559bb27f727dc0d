package dev.assay.c.print;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds neighbouring declarations that can be written as one: {@code int a, *b;}. */
final class DeclarationRuns {
  private final PrintContext context;

  DeclarationRuns(PrintContext context) {
    this.context = context;
  }

  /** So many declarations as one; none if the length is below 2. */
  record Joined(int length, Doc doc) {}

  /** The longest run that begins with the first declaration. */
  Joined first(List<? extends Decl> decls) {
    List<Stmt> run = new ArrayList<>();
    Optional<Decl.Variable> variable = Optional.empty();
    for (Decl decl : decls) {
      if (run.isEmpty() && decl instanceof Decl.TagDefinition t && isPlain(t.definition())) {
        run.add(new Stmt.Declare(t));
      } else if (decl instanceof Decl.Variable v && continues(run, variable, v)) {
        run.add(new Stmt.Declare(v));
        variable = Optional.of(v);
      } else {
        break;
      }
    }
    return run.size() < 2 || variable.isEmpty()
        ? new Joined(0, Docs.EMPTY)
        : context
            .declarations
            .together(run)
            .map(doc -> new Joined(run.size(), Docs.row(doc, Docs.text(";"))))
            .orElse(new Joined(0, Docs.EMPTY));
  }

  private boolean continues(List<Stmt> run, Optional<Decl.Variable> before, Decl.Variable v) {
    if (v.traits().inferred() || context.tagBodies.pack(v.type()).orElse(0) != 0) {
      return false;
    }
    if (before.isPresent()) {
      return context.declarations.share(before.get(), v);
    }
    return run.isEmpty()
        || run.getFirst() instanceof Stmt.Declare(Decl.TagDefinition t)
            && isOf(context.declarations.base(v), t.definition())
            && v.storage() != Decl.Storage.EXTERN;
  }

  private static boolean isPlain(TagDef definition) {
    return definition.attributes().isEmpty()
        && !definition.tag().isAnonymous()
        && !(definition instanceof TagDef.RecordDef r && r.pack() != 0);
  }

  private static boolean isOf(CType base, TagDef definition) {
    return switch (base) {
      case CType.Record r -> r.tag().equals(definition.tag());
      case CType.Enum e -> e.tag().equals(definition.tag());
      case CType.Qualified q -> isOf(q.base(), definition);
      case CType _ -> false;
    };
  }
}
