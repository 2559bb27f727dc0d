package dev.assay.reduce;

import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.edit.Replacement;
import dev.assay.c.edit.Replacements;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.print.Printer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A program while it is reduced: one unit or several that are linked together.
 *
 * <p>It is always what the parser made of its own text, so every node is an object of its own and
 * all types and conversions are right.
 */
public record Subject(List<Unit> units) {
  /**
   * One file that is compiled.
   *
   * @param warnings how many things in it compilers only tolerate, and newer ones not even that
   */
  public record Unit(String name, Program program, String text, int warnings) {}

  public Subject {
    units = List.copyOf(units);
  }

  /** A subject, or why there is none. */
  public sealed interface Read {
    record Fine(Subject subject) implements Read {}

    record Wrong(String message) implements Read {}
  }

  /** Of parsed files; what they use of system headers becomes declarations of their own. */
  public static Read of(List<Program> programs) {
    var units = new ArrayList<Unit>();
    for (Program program : programs) {
      String text = Printer.print(HeaderDeclarations.madeOwn(program), PrintOptions.TERSE);
      ParseResult parsed = parse(program.file(), text, program.model(), program.standard());
      if (!parsed.diagnostics().isEmpty() && isBad(parsed)) {
        return new Read.Wrong(
            "what the reducer makes of "
                + program.file()
                + " is not valid: "
                + parsed.diagnostics().getFirst().span()
                + ": "
                + parsed.diagnostics().getFirst().message());
      }
      units.add(new Unit(program.file(), parsed.program(), text, warnings(parsed)));
    }
    return new Read.Fine(new Subject(units));
  }

  /** Of a text without directives. */
  public static Read of(String file, String text, DataModel model, Standard standard) {
    ParseResult parsed = parse(file, text, model, standard);
    return isBad(parsed)
        ? new Read.Wrong(parsed.diagnostics().getFirst().message())
        : of(List.of(parsed.program()));
  }

  /** After some edits of this very subject; empty if that is no valid program. */
  public Optional<Subject> with(Collection<Edit> edits) {
    return draft(edits).read();
  }

  /** After some edits, but not yet read again. */
  Draft draft(Collection<Edit> edits) {
    List<Replacement> all = Edit.replacements(edits);
    var rewritten = new ArrayList<Rewritten>();
    units.forEach(u -> rewritten.add(new Rewritten(u, Replacements.made(all, u.program))));
    List<Rewritten> merged = MergedPrograms.merged(edits, rewritten);
    return new Draft(
        merged.stream().map(Rewritten::unit).toList(),
        merged.stream().map(Rewritten::text).toList());
  }

  /** What edits made of a unit. */
  record Rewritten(Unit unit, Program program) {
    String text() {
      return same(program, unit.program) ? unit.text : Printer.print(program, PrintOptions.TERSE);
    }
  }

  /** One that nothing was done to stays the same object, which spares printing it. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean same(Program one, Program other) {
    return one == other;
  }

  /** The texts that edits made of units, which may be wrong. */
  record Draft(List<Unit> before, List<String> texts) {
    Size size() {
      return Subject.size(texts);
    }

    /** Empty if it is no valid program. */
    Optional<Subject> read() {
      var read = new ArrayList<Unit>();
      for (int i = 0; i < texts.size(); i++) {
        Unit unit = before.get(i);
        String text = texts.get(i);
        Optional<Unit> changed = text.equals(unit.text) ? Optional.of(unit) : reread(unit, text);
        if (changed.isEmpty()) {
          return Optional.empty();
        }
        read.add(changed.get());
      }
      return Optional.of(new Subject(read));
    }
  }

  /** A unit more counts like a token more. */
  private static Size size(List<String> texts) {
    return texts.stream().map(Size::of).reduce(new Size(texts.size() - 1, 0), Size::plus);
  }

  private static Optional<Unit> reread(Unit unit, String text) {
    Program program = unit.program;
    ParseResult parsed = parse(unit.name, text, program.model(), program.standard());
    return isBad(parsed) || warnings(parsed) > unit.warnings
        ? Optional.empty()
        : Optional.of(new Unit(unit.name, parsed.program(), text, warnings(parsed)));
  }

  private static ParseResult parse(String file, String text, DataModel model, Standard standard) {
    return Parser.parse(SourceText.of(file, text), model, standard);
  }

  private static boolean isBad(ParseResult parsed) {
    return parsed.hasErrors() || parsed.unsupported().isPresent();
  }

  private static int warnings(ParseResult parsed) {
    return (int)
        parsed.diagnostics().stream()
            .filter(d -> d.severity() == Diagnostic.Severity.WARNING)
            .count();
  }

  public Size size() {
    return size(units.stream().map(Unit::text).toList());
  }

  /** All units' texts: equal for equal subjects. */
  public String text() {
    return units.stream().map(Unit::text).collect(Collectors.joining("\f"));
  }

  public DataModel model() {
    return units.getFirst().program().model();
  }

  public Standard standard() {
    return units.getFirst().program().standard();
  }
}
