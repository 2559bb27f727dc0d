package dev.assay.c.parse;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a whole translation unit, one external declaration after another, whatever errors they
 * have.
 */
final class UnitParser {
  private final Unit unit;
  private final Cursor cursor;
  private final IncludeCollector includes;
  private final Recovery recovery;
  private int skipped;

  UnitParser(Unit unit, IncludeCollector includes) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.includes = includes;
    this.recovery = new Recovery(unit);
  }

  int skipped() {
    return skipped;
  }

  Program parse(String file) {
    Predeclared.declare(unit);
    while (!cursor.is(TokenKind.END)) {
      pragmas();
      external();
    }
    pragmas();
    unit.declarer.finish();
    includes.finish(unit.tokens.count);
    return new Program(file, includes.declarations(), unit.tags.table(), unit.model, unit.standard);
  }

  private void pragmas() {
    for (Tokens.Pragma pragma : unit.pragmas.takeUpTo(cursor.at())) {
      var directive = new Decl.Directive("#pragma " + pragma.text(), pragma.span());
      includes.add(
          List.of(directive), unit.tokens.lines.includeAt(pragma.line()), cursor.at(), cursor.at());
    }
  }

  /**
   * What others may still refer to: a bad function has lost its body, a variable its initialiser.
   */
  private static Decl withoutBadPart(Decl declaration) {
    return declaration instanceof Decl.Variable v
        ? new Decl.Variable(
            v.name(),
            v.type(),
            v.storage(),
            v.traits(),
            Optional.empty(),
            v.attributes(),
            v.asmName(),
            v.span())
        : declaration;
  }

  private void external() {
    int start = cursor.at();
    int errors = unit.reports.errors();
    long mark = unit.hoisting.begin(0);
    var declared = new ArrayList<Decl>(2);
    try {
      unit.declarations.external(declared);
    } catch (SyntaxError _) {
      recovery.recover(start);
    }
    List<Decl> all = new ArrayList<>(unit.hoisting.end(mark));
    all.addAll(declared);
    if (unit.reports.errors() > errors) {
      skipped++;
      all.replaceAll(UnitParser::withoutBadPart);
    }
    int include = unit.tokens.lines.includeAt(unit.tokens.lineOf[start]);
    includes.add(all, include, start, cursor.at());
  }
}
