package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Facts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The functions of a program that any code of a function could call. */
record DeadCalls(List<Decl.Function> functions) {
  DeadCalls {
    functions = List.copyOf(functions);
  }

  /**
   * Those with a plain definition, a prototype and scalar parameters that are declared before the
   * function. None for a function with attributes: it may have to be inlined wherever it is called.
   */
  static List<Decl.Function> from(Decl.Function caller, Facts facts) {
    return facts
        .memo()
        .of(caller, DeadCalls.class, () -> new DeadCalls(from(caller, facts.program())))
        .functions();
  }

  private static List<Decl.Function> from(Decl.Function caller, Program program) {
    if (!caller.attributes().isEmpty() || caller.specifiers().inline()) {
      return List.of();
    }
    Set<String> bad = new HashSet<>(declared(caller));
    Set<String> before = new HashSet<>();
    List<Decl.Function> defined = new ArrayList<>();
    boolean past = false;
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f) {
        if (!past) {
          before.add(f.name());
        }
        past |= f == caller;
        if (!isPlain(f)) {
          bad.add(f.name());
        } else if (f.body().isPresent()) {
          defined.add(f);
        }
      }
    }
    return defined.stream()
        .filter(f -> before.contains(f.name()) && !bad.contains(f.name()))
        .toList();
  }

  /** What the caller declares in any of its blocks may hide the function. */
  private static Set<String> declared(Decl.Function caller) {
    Set<String> names = new HashSet<>();
    caller.parameters().forEach(p -> names.add(p.name()));
    caller
        .body()
        .ifPresent(body -> {
          for (Stmt stmt : Walk.statements(body)) {
            if (stmt instanceof Stmt.Declare d) {
              name(d.declaration()).ifPresent(names::add);
            }
          }
        });
    return names;
  }

  private static Optional<String> name(Decl decl) {
    return switch (decl) {
      case Decl.Variable v -> Optional.of(v.name());
      case Decl.Function f -> Optional.of(f.name());
      case Decl.Typedef t -> Optional.of(t.name());
      case Decl.TagDefinition _, Decl.TagDeclaration _, Decl.StaticAssert _ -> Optional.empty();
      case Decl.Asm _, Decl.Directive _, Decl.Include _ -> Optional.empty();
    };
  }

  private static boolean isPlain(Decl.Function f) {
    boolean isInline = f.specifiers().inline() && f.storage() != Decl.Storage.STATIC;
    return f.attributes().isEmpty()
        && !isInline
        && !f.specifiers().noreturn()
        && !f.oldStyle()
        && f.asmName().isEmpty()
        && !f.name().equals("main")
        && Types.unqualified(f.type()) instanceof CType.Function type
        && type.prototyped()
        && !type.variadic()
        && type.parameters().stream().allMatch(DeadCalls::isSimple);
  }

  private static boolean isSimple(CType parameter) {
    return Types.isInteger(parameter) || Types.isFloating(parameter) || Types.isPointer(parameter);
  }
}
