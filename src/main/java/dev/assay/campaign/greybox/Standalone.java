package dev.assay.campaign.greybox;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.compile.Compiler;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Makes programs stand alone: preprocessed, parsed, and printed with what they use of headers, so
 * that no mutant of them needs a preprocessor again.
 *
 * @param readers the compilers that may preprocess
 */
record Standalone(ProcessRunner runner, List<Compiler> readers) {
  private static final String FILE = "test.c";

  /** The text, or why there is none. */
  sealed interface Read {
    record Fine(String text) implements Read {}

    record Wrong(String reason) implements Read {}
  }

  Read of(List<SourceFile> files, Scratch scratch) {
    List<Compiler> candidates = TestReader.candidates(readers, DataModel.LP64);
    if (candidates.isEmpty()) {
      return new Read.Wrong("no compiler to preprocess it with");
    }
    var test =
        TestCase.of(new Origin("corpus", new Seed(0), ""), Standard.DEFAULT, files, List.of());
    scratch.clear();
    var reader = new TestReader(runner, candidates.getFirst());
    return switch (reader.read(test, DataModel.LP64, scratch).result()) {
      case Preprocessing.Failed(String message) -> new Read.Wrong(message);
      case Preprocessing.NoCompiler(String message) -> new Read.Wrong(message);
      case Preprocessing.Ready(SourceText text) -> parsed(text);
    };
  }

  private static Read parsed(SourceText text) {
    ParseResult result = Parser.parse(text, DataModel.LP64, Standard.DEFAULT);
    if (result.unsupported().isPresent()) {
      return new Read.Wrong("not supported: " + result.unsupported().get().message());
    }
    if (result.hasErrors()) {
      var first = result.errors().getFirst();
      return new Read.Wrong(first.span() + ": " + first.message());
    }
    String alone = Printer.print(HeaderDeclarations.madeOwn(result.program()));
    return Breeder.parsed(alone).isPresent()
        ? new Read.Fine(alone)
        : new Read.Wrong("does not stand alone");
  }

  /** A program of a corpus for compilers. */
  static TestCase test(Origin origin, String text) {
    String bytes = new String(SourceText.encode(text), StandardCharsets.ISO_8859_1);
    return TestCase.of(origin, Standard.DEFAULT, List.of(new SourceFile(FILE, bytes)), List.of());
  }
}
