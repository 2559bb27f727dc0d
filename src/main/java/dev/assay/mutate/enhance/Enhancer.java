package dev.assay.mutate.enhance;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.mutate.variant.Base;
import dev.assay.mutate.variant.Outcomes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Makes of a program one that prints a single line, the checksum of its global variables, of all
 * that it printed, and of how it ended; and runs it to learn that line.
 */
public final class Enhancer {
  /** One run for each kind of choice that C leaves open. */
  private static final int EXPLORATIONS = 9;

  /** What ours are made of. */
  private static final List<String> NEEDED = List.of("printf", "vsnprintf", "exit", "atexit");

  private final Program program;
  private final Wish wish;
  private final LibraryFunctions library;
  private final Map<String, Extent> extents = new HashMap<>();

  private Enhancer(Program program, Wish wish) {
    this.program = program;
    this.wish = wish;
    this.library = new LibraryFunctions(program);
  }

  /** What becomes of a program of one file. */
  public static Outcome enhance(Program program, Wish wish) {
    return new Enhancer(program, wish).outcome();
  }

  private Outcome outcome() {
    Optional<Decl.Function> main = MainFunction.in(program);
    if (main.isEmpty()) {
      return refused(Span.NONE, "there is no function main");
    }
    for (String name : NEEDED) {
      if (library.isDefined(name)) {
        return refused(Span.NONE, "the program has a function " + name + " of its own");
      }
    }
    List<Remark> obstacles = Obstacles.in(program, library);
    if (!obstacles.isEmpty() && !wish.force()) {
      return new Outcome.Refused(obstacles);
    }
    if (obstacles.isEmpty() && !wish.always() && SingleOutput.isIn(program, main.get(), library)) {
      return unchanged();
    }
    return changed(main.get(), obstacles);
  }

  private static Outcome refused(Span span, String reason) {
    return new Outcome.Refused(List.of(new Remark(span, reason)));
  }

  private Outcome unchanged() {
    String text = Printer.print(HeaderDeclarations.madeOwn(program));
    return switch (Base.reread(program, text)) {
      case Base.Reading.Wrong(String reason) -> refused(Span.NONE, reason);
      case Base.Reading.Fine(Program same) -> sorted(new Enhanced(same, text, List.of()), run(same));
    };
  }

  /** One text, with which of its statements adds which variable. */
  private record Draft(String text, Harness.Made harness, String globals) {}

  /** Until all that is added can be read; each time a variable, or its pointers, are left out. */
  private Outcome changed(Decl.Function main, List<Remark> obstacles) {
    while (true) {
      Draft draft = draft(main);
      if (!(Base.reread(program, draft.text()) instanceof Base.Reading.Fine(Program rough))) {
        return unreadable(draft);
      }
      String text = Printer.print(rough);
      if (!(Base.reread(program, text) instanceof Base.Reading.Fine(Program made))) {
        return unreadable(new Draft(text, draft.harness(), draft.globals()));
      }
      Execution execution = run(made);
      OptionalInt culprit = Culprit.in(execution, made, draft.globals());
      if (culprit.isEmpty()) {
        var remarks = new ArrayList<>(obstacles);
        remarks.addAll(draft.harness().omitted());
        return sorted(new Enhanced(made, text, remarks), execution);
      }
      lessen(draft.harness().variables().get(culprit.getAsInt()));
    }
  }

  private void lessen(String variable) {
    extents.merge(variable, Extent.WITHOUT_POINTERS, (_, _) -> Extent.NOTHING);
  }

  private Outcome unreadable(Draft draft) {
    return switch (Base.reread(program, draft.text())) {
      case Base.Reading.Wrong(String reason) ->
          refused(Span.NONE, "the enhanced program is not C: " + reason);
      case Base.Reading.Fine _ -> throw new IllegalStateException("it was not read before");
    };
  }

  private Draft draft(Decl.Function main) {
    var runtime = new Runtime(Names.taken(program), program.model());
    Program calls = new Rewriter(new CallReplacement(library, runtime)).program(program);
    Program renamed = MainFunction.renamed(calls, runtime.name("main"));
    boolean handlers = usesHandlers();
    runtime.use(handlers ? Piece.FINISH_AFTER_HANDLERS : Piece.FINISH);
    runtime.use(Piece.RETURN);
    Harness.Made harness = new Harness(renamed, runtime, extents).made();
    String text =
        runtime.prologue()
            + Printer.print(HeaderDeclarations.madeOwn(renamed))
            + harness.text()
            + runtime.adapted(MainFunction.text(main, handlers));
    return new Draft(text, harness, runtime.name("globals"));
  }

  private boolean usesHandlers() {
    Set<String> used = new java.util.HashSet<>();
    program.declarations().stream()
        .filter(d -> !(d instanceof Decl.Include))
        .forEach(d -> used.addAll(Names.used(d)));
    return used.contains("atexit");
  }

  private Execution run(Program made) {
    var dialect = new Dialect(program.standard(), false, true);
    return Interpreter.explore(made, dialect, wish.limits(), EXPLORATIONS);
  }

  private static Outcome sorted(Enhanced enhanced, Execution execution) {
    return switch (execution) {
      case Execution.Finished f -> new Outcome.Checkable(enhanced, f.stdout());
      case Execution.Undefined _, Execution.Unspecified _ ->
          new Outcome.CrashOnly(enhanced, Outcomes.inWords(execution));
      case Execution.OutOfFuel _, Execution.Unsupported _ ->
          new Outcome.Open(enhanced, Outcomes.inWords(execution));
    };
  }
}
