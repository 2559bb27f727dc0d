package dev.assay.generate.exact.lower;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import java.util.List;

/** Gives {@code main} its arguments. */
final class MainArguments {
  private MainArguments() {}

  /** The program whose main takes the number of arguments and the arguments. */
  static Program given(Program program) {
    return program.withDeclarations(
        program.declarations().stream()
            .map(d -> d instanceof Decl.Function f && AfterStart.isMain(f) ? given(f) : d)
            .toList());
  }

  /** What the number of arguments is called. */
  static String count(Program program) {
    return program.declarations().stream()
        .filter(AfterStart::isMain)
        .map(d -> ((Decl.Function) d).parameters().getFirst().name())
        .findFirst()
        .orElse("argc");
  }

  private static Decl.Function given(Decl.Function main) {
    if (!main.parameters().isEmpty()) {
      return main;
    }
    CType strings = new CType.Pointer(new CType.Pointer(CType.CHAR));
    return new Decl.Function(
        main.name(),
        new CType.Function(CType.INT, List.of(CType.INT, strings), false, true),
        List.of(parameter("argc", CType.INT), parameter("argv", strings)),
        main.storage(),
        main.specifiers(),
        main.attributes(),
        main.asmName(),
        false,
        main.body(),
        main.span());
  }

  private static Decl.Parameter parameter(String name, CType type) {
    return new Decl.Parameter(name, type, Decl.Storage.NONE, List.of(), Span.NONE);
  }
}
