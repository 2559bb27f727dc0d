package dev.assay.generate.exact.lower;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.walk.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A program in three files: a header with what both others must know, the tests, and the driver,
 * which has the variables.
 */
final class FileSplit {
  static final String HEADER = "test.h";
  private static final String GUARD = "TEST_H";

  private final Program program;
  private final Set<String> driver;
  private final Map<String, Decl.Function> definitions = new HashMap<>();
  private final Set<String> shared = new HashSet<>();

  FileSplit(Program program, Set<String> driver) {
    this.program = program;
    this.driver = driver;
    var ofTests = new HashSet<String>();
    var ofDriver = new HashSet<String>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        definitions.put(f.name(), f);
        (isDriver(f) ? ofDriver : ofTests).addAll(Names.used(f));
      } else if (decl instanceof Decl.Variable v) {
        ofDriver.addAll(Names.used(v));
      }
    }
    definitions.values().stream()
        .filter(f -> (isDriver(f) ? ofTests : ofDriver).contains(f.name()))
        .forEach(f -> shared.add(f.name()));
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Variable v && isShared(v, ofTests)) {
        shared.add(v.name());
      }
    }
  }

  private boolean isDriver(Decl.Function f) {
    return driver.contains(f.name());
  }

  /** The definition of a static member is declared by its struct. */
  private static boolean isShared(Decl.Variable v, Set<String> ofTests) {
    return !v.name().contains("::")
        && (v.storage() != Decl.Storage.STATIC || ofTests.contains(v.name()));
  }

  List<Decl> header() {
    var result = new ArrayList<Decl>();
    result.add(line("#ifndef " + GUARD));
    result.add(line("#define " + GUARD));
    var variables = new ArrayList<Decl>();
    var functions = new ArrayList<Decl>();
    var seen = new LinkedHashSet<String>();
    for (Decl decl : program.declarations()) {
      switch (decl) {
        case Decl.Variable v -> {
          if (shared.contains(v.name()) && seen.add(v.name())) {
            variables.add(v.traits().constexpr() ? v : declared(v));
          }
        }
        case Decl.Function f -> prototype(f, result, seen).ifPresent(functions::add);
        case Decl.TagDefinition _, Decl.TagDeclaration _, Decl.Typedef _ -> result.add(decl);
        case Decl.StaticAssert _, Decl.Asm _, Decl.Directive _, Decl.Include _ -> result.add(decl);
      }
    }
    result.addAll(variables);
    result.addAll(functions);
    result.add(line("#endif"));
    return result;
  }

  /** Of what is defined elsewhere the declarations stay where they are. */
  private Optional<Decl> prototype(Decl.Function f, List<Decl> inPlace, Set<String> seen) {
    if (!definitions.containsKey(f.name())) {
      inPlace.add(f);
      return Optional.empty();
    }
    boolean wanted = f.body().isPresent() && isVisible(f) && !f.name().equals("main");
    return wanted && seen.add(f.name())
        ? Optional.of(Functions.prototype(opened(f)))
        : Optional.empty();
  }

  private boolean isVisible(Decl.Function f) {
    return shared.contains(f.name())
        || f.storage() != Decl.Storage.STATIC && !f.specifiers().inline();
  }

  List<Decl> tests() {
    var result = new ArrayList<Decl>();
    result.add(line("#include \"" + HEADER + "\""));
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && !isDriver(f) && isOwn(f)) {
        result.add(opened(f));
      }
    }
    return result;
  }

  List<Decl> driver() {
    var result = new ArrayList<Decl>();
    result.add(line("#include \"" + HEADER + "\""));
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && isDriver(f) && isOwn(f)) {
        result.add(opened(f));
      } else if (decl instanceof Decl.Variable v && !v.traits().constexpr()) {
        if (v.storage() != Decl.Storage.EXTERN || v.initializer().isPresent()) {
          result.add(shared.contains(v.name()) ? with(v, Decl.Storage.NONE, true) : v);
        }
      }
    }
    return result;
  }

  /** Whether a declaration stays with its definition: the header has those of all the others. */
  private boolean isOwn(Decl.Function f) {
    Decl.Function definition = definitions.get(f.name());
    return f.body().isPresent() || definition != null && !isVisible(definition);
  }

  /** The function so that the other file can call it, where it does. */
  private Decl.Function opened(Decl.Function f) {
    if (!shared.contains(f.name())) {
      return f;
    }
    List<Attribute> attributes =
        f.attributes().stream()
            .filter(a -> !a.name().equals("always_inline") && !a.name().equals("gnu_inline"))
            .toList();
    return Functions.with(
        f,
        Decl.Storage.NONE,
        new Decl.FunctionSpecifiers(false, f.specifiers().noreturn()),
        attributes);
  }

  private static Decl declared(Decl.Variable v) {
    return with(v, Decl.Storage.EXTERN, false);
  }

  private static Decl with(Decl.Variable v, Decl.Storage storage, boolean initialized) {
    return new Decl.Variable(
        v.name(),
        v.type(),
        storage,
        new Decl.Traits(v.traits().threadLocal(), false, false, v.traits().alignas()),
        initialized ? v.initializer() : Optional.empty(),
        v.attributes(),
        v.asmName(),
        v.span());
  }

  private static Decl line(String text) {
    return new Decl.Directive(text, Span.NONE);
  }
}
