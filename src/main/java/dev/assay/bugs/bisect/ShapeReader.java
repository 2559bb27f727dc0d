package dev.assay.bugs.bisect;

import dev.assay.bugs.ProgramShape;
import dev.assay.c.DataModel;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.compile.Compiler;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Reads test cases to see what they are made of. */
public record ShapeReader(NativeProcessRunner runner, List<Compiler> readers) {
  public ShapeReader {
    readers = List.copyOf(readers);
  }

  /** Of all units together; those that our parser cannot read add nothing. */
  public ProgramShape of(TestCase test, DataModel model) {
    var features = new TreeSet<String>();
    var functions = new ArrayList<String>();
    for (String unit : test.units()) {
      ProgramShape shape = unit(test, unit, model);
      features.addAll(shape.features());
      functions.addAll(shape.functions());
    }
    return new ProgramShape(List.copyOf(features), functions.stream().distinct().toList());
  }

  private ProgramShape unit(TestCase test, String unit, DataModel model) {
    var alone =
        new TestCase(
            test.origin(),
            test.standard(),
            test.files(),
            List.of(unit),
            test.flags(),
            test.expectation());
    for (Compiler reader : TestReader.candidates(readers, model).stream().limit(1).toList()) {
      try (Scratch scratch = runner.scratch()) {
        if (new TestReader(runner, reader).read(alone, model, scratch).result()
            instanceof Preprocessing.Ready(var source)) {
          ParseResult parsed = Parser.parse(source, model, test.standard());
          return parsed.hasErrors() || parsed.unsupported().isPresent()
              ? ProgramShape.UNKNOWN
              : ProgramShape.of(parsed.program());
        }
      }
    }
    return ProgramShape.UNKNOWN;
  }
}
