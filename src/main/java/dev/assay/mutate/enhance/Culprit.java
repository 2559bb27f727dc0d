package dev.assay.mutate.enhance;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.interpret.Execution;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Finds the global variable that cannot be read when the program ends. */
final class Culprit {
  private Culprit() {}

  /** Which statement of the function that adds all global variables was not defined, if one was. */
  static OptionalInt in(Execution execution, Program program, String function) {
    Optional<Span> place =
        switch (execution) {
          case Execution.Undefined u ->
              u.callStack().stream()
                  .filter(call -> call.function().equals(function))
                  .map(Execution.Call::span)
                  .findFirst();
          case Execution.Unspecified u -> Optional.of(u.span());
          case Execution.Finished _, Execution.OutOfFuel _, Execution.Unsupported _ ->
              Optional.empty();
        };
    return place.isEmpty() ? OptionalInt.empty() : statement(body(program, function), place.get());
  }

  private static List<Stmt> body(Program program, String function) {
    return program.declarations().stream()
        .filter(
            d -> d instanceof Decl.Function f && f.name().equals(function) && f.body().isPresent())
        .map(d -> ((Decl.Function) d).body().orElseThrow().items())
        .findFirst()
        .orElse(List.of());
  }

  private static OptionalInt statement(List<Stmt> statements, Span place) {
    return IntStream.range(0, statements.size())
        .filter(i -> covers(statements.get(i).span(), place))
        .findFirst();
  }

  private static boolean covers(Span whole, Span part) {
    return whole.line() <= part.line() && part.line() <= whole.endLine();
  }
}
