package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.edit.References;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A file of real code, and who in it declares what. */
final class SourceUnit {
  private final Program program;
  private final Map<String, List<Decl>> providers = new HashMap<>();
  private final Set<String> own = new HashSet<>();
  private final List<Decl.Function> functions = new ArrayList<>();

  SourceUnit(Program given) {
    // Its lines are those of other files, which nobody has.
    boolean isPreprocessed = given.file().endsWith(".i");
    for (Decl decl : given.declarations()) {
      if (decl instanceof Decl.Function f
          && f.body().isPresent()
          && (isPreprocessed || f.span().file().equals(given.file()))) {
        own.add(f.name());
      }
    }
    this.program = modern(HeaderDeclarations.madeOwn(given));
    for (Decl decl : program.declarations()) {
      References.provided(decl, program.tags())
          .forEach(name -> providers.computeIfAbsent(name, _ -> new ArrayList<>()).add(decl));
      if (decl instanceof Decl.Function f && f.body().isPresent() && own.contains(f.name())) {
        functions.add(f);
      }
    }
  }

  Program program() {
    return program;
  }

  /** Those that the file itself defines, in their order; those of headers are the headers'. */
  List<Decl.Function> functions() {
    return functions;
  }

  List<Decl> providers(String name) {
    return providers.getOrDefault(name, List.of());
  }

  Optional<Decl.Function> definition(String function) {
    return providers(function).stream()
        .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
        .map(Decl.Function.class::cast)
        .findFirst();
  }

  /** Definitions of the old style with their parameters' types where those belong today. */
  private static Program modern(Program program) {
    Map<String, CType> types = new HashMap<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.oldStyle()) {
        types.put(f.name(), modern(f));
      }
    }
    return types.isEmpty()
        ? program
        : program.withDeclarations(
            program.declarations().stream().map(d -> modern(d, types)).toList());
  }

  private static CType modern(Decl.Function f) {
    CType result = ((CType.Function) Types.unqualified(f.type())).result();
    List<CType> parameters = f.parameters().stream().map(Decl.Parameter::type).toList();
    return new CType.Function(result, parameters, false, true);
  }

  private static Decl modern(Decl decl, Map<String, CType> types) {
    if (!(decl instanceof Decl.Function f) || !types.containsKey(f.name())) {
      return decl;
    }
    return new Decl.Function(
        f.name(),
        types.get(f.name()),
        f.body().isPresent() ? f.parameters() : List.of(),
        f.storage(),
        f.specifiers(),
        f.attributes(),
        f.asmName(),
        false,
        f.body(),
        f.span());
  }
}
