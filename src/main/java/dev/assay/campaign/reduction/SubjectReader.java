package dev.assay.campaign.reduction;

import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.reading.OwnReader;
import dev.assay.generate.Generated;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the units of a test case into trees; of one in C++, the tree in C that tells its meaning.
 *
 * @param build whose program it is, where that depends on predefined macros
 */
record SubjectReader(Tools tools, DataModel model, Optional<Configuration> build) {
  private sealed interface Parsed {
    record Fine(Program program) implements Parsed {}

    record Wrong(String message) implements Parsed {}
  }

  Subject.Read read(TestCase test, Scratch scratch) {
    List<String> units = test.isCxx() ? List.of(Generated.MEANING) : test.units();
    var programs = new ArrayList<Program>();
    for (String unit : units) {
      List<SourceFile> files = firstOf(test, unit);
      if (files.isEmpty()) {
        return new Subject.Read.Wrong(
            "a program in C++ can only be reduced here if its tree in C comes along");
      }
      List<String> flags = test.isCxx() ? List.of() : test.flags();
      TestCase alone = TestCase.of(test.origin(), test.standard(), files, flags);
      switch (parsed(alone, scratch)) {
        case Parsed.Fine(Program program) -> programs.add(program);
        case Parsed.Wrong(String message) -> {
          return new Subject.Read.Wrong(message);
        }
      }
    }
    return Subject.of(programs);
  }

  /** All files, this one first; none if there is no such file. */
  private static List<SourceFile> firstOf(TestCase test, String unit) {
    var files = new ArrayList<>(test.files());
    files.removeIf(file -> !file.name().equals(unit));
    if (!files.isEmpty()) {
      test.files().stream().filter(file -> !file.name().equals(unit)).forEach(files::add);
    }
    return List.copyOf(files);
  }

  private Parsed parsed(TestCase test, Scratch scratch) {
    if (build.isPresent() && OwnReader.isWanted(test)) {
      var reader = new OwnReader(tools.meter(), build.get());
      if (reader.read(test, test.units().getFirst(), scratch).result()
          instanceof Preprocessing.Ready(SourceText source)) {
        return parsed(Parser.parse(source, model, test.standard()));
      }
    }
    String problem = "no gcc or clang is there to preprocess it";
    for (Compiler reader : TestReader.candidates(tools.compilers(), model)) {
      switch (new TestReader(tools.meter(), reader).read(test, model, scratch).result()) {
        case Preprocessing.Ready(SourceText source) -> {
          return parsed(Parser.parse(source, model, test.standard()));
        }
        case Preprocessing.Failed(String message) -> problem = message;
        case Preprocessing.NoCompiler(String message) -> problem = message;
      }
    }
    return new Parsed.Wrong(problem);
  }

  private static Parsed parsed(ParseResult result) {
    if (result.unsupported().isPresent() || result.hasErrors()) {
      Diagnostic first = result.unsupported().orElseGet(() -> result.errors().getFirst());
      return new Parsed.Wrong(first.span() + ": " + first.message());
    }
    return new Parsed.Fine(result.program());
  }
}
