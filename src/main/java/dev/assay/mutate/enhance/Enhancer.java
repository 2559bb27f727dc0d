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
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.mutate.variant.Base;
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

  private static final Set<UnspecifiedKind> POINTERS =
      Set.of(UnspecifiedKind.ADDRESS_DEPENDENT, UnspecifiedKind.ONE_PAST_EQUALITY);

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
  public static Enhancement enhance(Program program, Wish wish) {
    return new Enhancer(program, wish).enhancement();
  }

  private Enhancement enhancement() {
    Optional<Decl.Function> main = MainFunction.in(program);
    if (main.isEmpty()) {
      return refused(Span.NONE, "there is no function main");
    }
    Optional<String> mistaken = library.mistaken();
    if (mistaken.isPresent()) {
      return refused(Span.NONE, "the program defines the library's " + mistaken.get() + " itself");
    }
    List<Remark> obstacles = Obstacles.in(program, library);
    if (!obstacles.isEmpty() && !wish.force()) {
      return new Enhancement.Refused(obstacles);
    }
    if (obstacles.isEmpty() && !wish.always() && SingleOutput.isIn(program, main.get(), library)) {
      return unchanged();
    }
    return changed(main.get(), obstacles);
  }

  private static Enhancement refused(Span span, String reason) {
    return new Enhancement.Refused(List.of(new Remark(span, reason)));
  }

  private Enhancement unchanged() {
    String text = Printer.print(HeaderDeclarations.madeOwn(program));
    return switch (Base.reread(program, text)) {
      case Base.Reading.Wrong(String reason) -> refused(Span.NONE, reason);
      case Base.Reading.Fine(Program same) ->
          Sorting.of(new Enhanced(same, text, List.of()), run(same));
    };
  }

  /** One text, with which of its statements adds which variable. */
  private record Draft(String text, Harness.Made harness, String globals) {}

  /** Until all that is added can be read; each time a variable, or its pointers, are left out. */
  private Enhancement changed(Decl.Function main, List<Remark> obstacles) {
    while (true) {
      Draft draft = draft(main, false);
      switch (read(draft, obstacles)) {
        case Read.Wrong(String reason) -> {
          return refused(Span.NONE, "the enhanced program is not C: " + reason);
        }
        case Read.Fine(Enhanced made) -> {
          Execution execution = run(made.program());
          Optional<String> culprit = culprit(draft, made, execution, main);
          if (culprit.isEmpty()) {
            return Sorting.of(made, execution);
          }
          lessen(culprit.get(), draft.harness());
        }
      }
    }
  }

  /** The variable that cannot be read at the end, if that is all that is wrong. */
  private Optional<String> culprit(
      Draft draft, Enhanced made, Execution execution, Decl.Function main) {
    OptionalInt place = Culprit.in(execution, made.program(), draft.globals());
    if (place.isPresent()) {
      return Optional.of(draft.harness().variables().get(place.getAsInt()));
    }
    return execution instanceof Execution.Unspecified u && POINTERS.contains(u.kind())
        ? pointing(main)
        : Optional.empty();
  }

  /**
   * The variable whose pointers make the checksum depend on addresses, as those to the end of an
   * object do. What depends on them in another way may do so unseen in other variables too.
   */
  private Optional<String> pointing(Decl.Function main) {
    Draft draft = draft(main, true);
    if (!(read(draft, List.of()) instanceof Read.Fine(Enhanced tracing))) {
      return Optional.empty();
    }
    OptionalInt place = Culprit.in(run(tracing.program()), tracing.program(), draft.globals());
    // What differs before the first variable is none of theirs.
    return place.isPresent() && place.getAsInt() > 0
        ? Optional.of(draft.harness().variables().get(place.getAsInt() - 1))
            .filter(draft.harness().pointing()::contains)
        : Optional.empty();
  }

  private void lessen(String variable, Harness.Made harness) {
    extents.put(
        variable, harness.pointing().contains(variable) ? Extent.WITHOUT_POINTERS : Extent.NOTHING);
  }

  private sealed interface Read {
    record Fine(Enhanced enhanced) implements Read {}

    record Wrong(String reason) implements Read {}
  }

  /** Twice: what was put together as text is printed as programs are. */
  private Read read(Draft draft, List<Remark> obstacles) {
    return switch (Base.reread(program, draft.text())) {
      case Base.Reading.Wrong(String reason) -> new Read.Wrong(reason);
      case Base.Reading.Fine(Program rough) -> {
        String text = Printer.print(rough);
        var remarks = new ArrayList<>(obstacles);
        remarks.addAll(draft.harness().omitted());
        yield switch (Base.reread(program, text)) {
          case Base.Reading.Wrong(String reason) -> new Read.Wrong(reason);
          case Base.Reading.Fine(Program made) -> new Read.Fine(new Enhanced(made, text, remarks));
        };
      }
    };
  }

  private Draft draft(Decl.Function main, boolean tracing) {
    var code = new AddedCode(Names.taken(program), program.model());
    Program calls = new Rewriter(new CallReplacement(library, code)).program(program);
    Program renamed = MainFunction.renamed(calls, code.name("main"));
    boolean handlers = usesHandlers();
    code.use(handlers ? Piece.FINISH_AFTER_HANDLERS : Piece.FINISH);
    code.use(Piece.RETURN);
    var after = new Harness(renamed, code, extents);
    Harness.Made harness = tracing ? after.tracing() : after.made();
    String text =
        code.prologue()
            + Printer.print(HeaderDeclarations.madeOwn(renamed))
            + harness.text()
            + code.adapted(MainFunction.text(main, handlers));
    return new Draft(text, harness, code.name("globals"));
  }

  private boolean usesHandlers() {
    return program.declarations().stream()
        .filter(d -> !(d instanceof Decl.Include))
        .anyMatch(d -> Names.used(d).contains("atexit"));
  }

  private Execution run(Program made) {
    var dialect = new Dialect(program.standard(), false, true);
    return Interpreter.explore(made, dialect, wish.limits(), EXPLORATIONS);
  }
}
