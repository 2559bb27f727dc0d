package dev.assay.campaign.growth;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.source.UnityBuild;
import dev.assay.compile.Compiler;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** Reads test cases as the one program that they are. */
public record GrowthReader(ProcessRunner runner, List<Compiler> readers) {
  public GrowthReader {
    readers = List.copyOf(readers);
  }

  /** A program, or why there is none. */
  public sealed interface Read {
    record Fine(Program program) implements Read {}

    record Not(String reason) implements Read {}
  }

  public Read read(TestCase test, DataModel model, Scratch scratch) {
    Optional<TestCase> whole = test.isCxx() ? Optional.empty() : UnityBuild.of(test);
    Optional<Compiler> reader = TestReader.candidates(readers, model).stream().findFirst();
    if (whole.isEmpty() || reader.isEmpty()) {
      return new Read.Not(
          reader.isEmpty() ? "no compiler to read it" : "several files, or not in C");
    }
    return switch (new TestReader(runner, reader.get())
        .read(whole.get(), model, scratch)
        .result()) {
      case Preprocessing.Failed(String message) -> new Read.Not(message);
      case Preprocessing.NoCompiler(String message) -> new Read.Not(message);
      case Preprocessing.Ready(SourceText text) -> parsed(text, model, test);
    };
  }

  private static Read parsed(SourceText text, DataModel model, TestCase test) {
    ParseResult result = Parser.parse(text, model, test.standard());
    if (result.unsupported().isPresent()) {
      return new Read.Not(result.unsupported().get().message());
    }
    return result.hasErrors()
        ? new Read.Not(
            result.errors().getFirst().span() + ": " + result.errors().getFirst().message())
        : new Read.Fine(result.program());
  }
}
