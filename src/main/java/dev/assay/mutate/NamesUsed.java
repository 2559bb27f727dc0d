package dev.assay.mutate;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.walk.Names;
import java.util.Set;

/** The names in a part of a program, looked for once. */
public record NamesUsed(Set<String> names) {
  public NamesUsed {
    names = Set.copyOf(names);
  }

  /** Those that the body of a function refers to. */
  public static Set<String> in(Decl.Function function, Facts facts) {
    return facts
        .memo()
        .of(
            function,
            NamesUsed.class,
            () -> new NamesUsed(function.body().map(Names::used).orElse(Set.of())))
        .names();
  }

  /** All identifiers of the program: a name not among them is free. */
  public static Set<String> in(Program program, Memo memo) {
    return memo.of(program, NamesUsed.class, () -> new NamesUsed(Names.taken(program))).names();
  }
}
