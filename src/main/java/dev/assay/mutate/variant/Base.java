package dev.assay.mutate.variant;

import dev.assay.c.Program;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.EitherOrder;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import dev.assay.mutate.Memo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A program that variants are made of, with what each of them must do.
 *
 * <p>It stands alone and is what the parser makes of its own text, so that every node is an object
 * of its own.
 *
 * @param dialect by which rules it is run
 * @param limits what a variant may use
 * @param profiles what it showed so far
 * @param memo what was found out about its nodes so far
 */
public record Base(
    Program program,
    String text,
    List<Case> cases,
    Dialect dialect,
    Limits limits,
    ProfileMemo profiles,
    Memo memo) {
  /** A variant does more than its seed, but not without measure. */
  private static final long MORE_STEPS = 8;

  private static final long FEW_STEPS = 1_000_000;

  public Base {
    cases = List.copyOf(cases);
  }

  /** One run that a variant must be like. */
  public record Case(Start start, Execution.Finished expected) {}

  /** A base, or why there is none. */
  public sealed interface Read {
    record Fine(Base base) implements Read {}

    record Wrong(String reason) implements Read {}
  }

  /** Of a program that runs to its end within the limits, started as they tell. */
  public static Read of(Program given, Limits limits) {
    return of(given, limits, List.of(limits.start()));
  }

  /** Of a program that runs to its end however it is started of these ways. */
  public static Read of(Program given, Limits limits, List<Start> starts) {
    String text = Printer.print(HeaderDeclarations.madeOwn(given));
    return switch (reread(given, text)) {
      case Reading.Wrong(String reason) -> new Read.Wrong(reason);
      case Reading.Fine(Program program) -> ran(program, text, limits, starts);
    };
  }

  private static Read ran(Program program, String text, Limits limits, List<Start> starts) {
    var dialect = new Dialect(program.standard(), false, true);
    var cases = new ArrayList<Case>();
    for (Start start : starts) {
      EitherOrder runs = Interpreter.eitherOrder(program, dialect, limits.withStart(start));
      Execution execution = runs.fromLeft();
      if (!(execution instanceof Execution.Finished finished)) {
        return new Read.Wrong(Outcomes.inWords(execution));
      }
      if (!Outcomes.isSame(finished, runs.fromRight())) {
        return new Read.Wrong("does another thing when operands are evaluated in another order");
      }
      cases.add(new Case(start, finished));
    }
    return new Read.Fine(
        new Base(
            program,
            text,
            cases,
            dialect,
            withRoom(limits, steps(cases)),
            new ProfileMemo(),
            new Memo()));
  }

  private static long steps(List<Case> cases) {
    return cases.stream().mapToLong(one -> one.expected().steps()).max().orElse(0);
  }

  private static Limits withRoom(Limits limits, long steps) {
    return limits.withFuel(Math.min(limits.fuel(), steps * MORE_STEPS + FEW_STEPS));
  }

  /** A program, or what is wrong with its text. */
  public sealed interface Reading {
    record Fine(Program program) implements Reading {}

    record Wrong(String reason) implements Reading {}
  }

  /** What the parser makes of a text that is to be read as the program was. */
  public static Reading reread(Program program, String text) {
    ParseResult parsed =
        Parser.parse(SourceText.of(program.file(), text), program.model(), program.standard());
    if (parsed.unsupported().isPresent()) {
      return new Reading.Wrong(parsed.unsupported().get().message());
    }
    return parsed.hasErrors()
        ? new Reading.Wrong(
            parsed.errors().getFirst().span() + ": " + parsed.errors().getFirst().message())
        : new Reading.Fine(parsed.program());
  }

  /**
   * What keeps another program from being like this one, in whichever order it evaluates operands;
   * empty if nothing.
   */
  Optional<String> difference(Program other) {
    for (Case one : cases) {
      EitherOrder runs = Interpreter.eitherOrder(other, dialect, limits.withStart(one.start()));
      Execution found = runs.fromLeft();
      if (!Outcomes.isSame(one.expected(), found)) {
        return Optional.of(Outcomes.inWords(found));
      }
      Execution back = runs.fromRight();
      if (!Outcomes.isSame(one.expected(), back)) {
        return Optional.of(Outcomes.inWords(back) + " in another order of evaluation");
      }
    }
    return Optional.empty();
  }

  /** The same with another program that is like this one: the next to make variants of. */
  Base with(Program other, String otherText) {
    return new Base(other, otherText, cases, dialect, limits, new ProfileMemo(), new Memo());
  }

  /** The same, with nothing known of what it shows. */
  public Base unseen() {
    return with(program, text);
  }
}
