package dev.assay.c.parse;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.c.TypeTable;
import dev.assay.c.walk.DeepThread;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Turns preprocessed C text into a typed program. */
public final class Parser {
  /** Room for {@link Cursor#MAX_DEPTH} levels of nesting, whatever the caller's stack. */
  private static final long STACK_BYTES = 64L << 20;

  private Parser() {}

  /** Reads one translation unit; bad input gives diagnostics, never an exception. */
  public static ParseResult parse(SourceText source, DataModel model, Standard standard) {
    return DeepThread.call(STACK_BYTES, () -> guarded(source, model, standard));
  }

  private static ParseResult guarded(SourceText source, DataModel model, Standard standard) {
    var reports = new Reports();
    try {
      return parseHere(source, model, standard, reports);
    } catch (StackOverflowError _) {
      reports.unsupported(start(source), "a program that nests this deeply");
    } catch (OutOfMemoryError _) {
      reports.unsupported(start(source), "a program of this size");
    } catch (RuntimeException e) {
      // A defect of ours must not end a campaign; it shows as a program that was not read.
      reports.unsupported(start(source), "internal error: " + e + " at " + where(e));
    }
    var empty = new Program(source.file(), List.of(), TypeTable.EMPTY, model, standard);
    return new ParseResult(empty, reports.all(), 1);
  }

  private static Span start(SourceText source) {
    return new Span(source.file(), 1, 1, 1, 1);
  }

  private static String where(RuntimeException e) {
    return Arrays.stream(e.getStackTrace())
        .limit(8)
        .map(Object::toString)
        .collect(Collectors.joining(", "));
  }

  private static ParseResult parseHere(
      SourceText source, DataModel model, Standard standard, Reports reports) {
    var symbols = new SymbolTable();
    Keywords.addTo(symbols, standard);
    Tokens tokens = Lexer.lex(source, standard, symbols, reports);
    var includes = new IncludeCollector(tokens, new HeaderNames(source));
    includes.addFirst(tokens.macros.features().orElseGet(() -> FeatureMacros.find(source)));
    var parser = new UnitParser(new Unit(tokens, model, standard, reports), includes);
    Program program = parser.parse(source.file());
    return new ParseResult(program, reports.all(), parser.skipped());
  }
}
