package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is declared before a function, outside of all functions. */
final class FileScope {
  private final Set<Tag> tags = new HashSet<>();
  private final Set<String> typedefs = new HashSet<>();
  private final Map<String, CType> functions = new HashMap<>();
  private final Map<String, CType> variables = new HashMap<>();

  private FileScope() {}

  static FileScope before(Decl.Function function, Program program) {
    var scope = new FileScope();
    for (Decl decl : program.declarations()) {
      if (decl == (Decl) function) {
        break;
      }
      scope.add(decl);
    }
    return scope;
  }

  private void add(Decl decl) {
    switch (decl) {
      case Decl.TagDefinition d -> tags.add(d.definition().tag());
      case Decl.Typedef t -> typedefs.add(t.name());
      case Decl.Function f -> functions.put(f.name(), f.type());
      case Decl.Variable v -> variables.put(v.name(), v.type());
      case Decl.Include i -> i.declarations().forEach(this::add);
      case Decl.TagDeclaration _, Decl.StaticAssert _, Decl.Asm _, Decl.Directive _ -> {}
    }
  }

  Optional<CType> function(String name) {
    return Optional.ofNullable(functions.get(name));
  }

  Optional<CType> variable(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  boolean defines(Tag tag) {
    return tags.contains(tag);
  }

  /** Whether the type can be written at the end of this scope and means the same there. */
  boolean canWrite(CType type) {
    var search = new Unknown();
    Walk.over(type, search);
    return !search.found;
  }

  private final class Unknown implements Visitor {
    private boolean found;

    @Override
    public void type(CType type) {
      found |=
          switch (type) {
            case CType.Record r -> r.tag().isAnonymous() || !tags.contains(r.tag());
            case CType.Enum e -> e.tag().isAnonymous() || !tags.contains(e.tag());
            case CType.Typedef t -> !typedefs.contains(t.name());
            case CType.Typeof _, CType.Attributed _ -> true;
            case CType.Array a -> a.size() instanceof CType.ArraySize.Variable;
            case CType _ -> false;
          };
    }
  }
}
