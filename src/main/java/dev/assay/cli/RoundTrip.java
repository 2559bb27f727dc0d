package dev.assay.cli;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Reads a printed program again and tells whether it is still the same program. */
record RoundTrip(Preprocessor preprocessor) {
  /** What is wrong with the printed text, or nothing. */
  Optional<String> difference(Program program, String printed) {
    return switch (preprocessor.preprocess(Preprocessor.STDIN, SourceText.encode(printed))) {
      case Preprocessing.Failed(String message) ->
          Optional.of("printed text is refused: " + message);
      case Preprocessing.NoCompiler(String message) -> Optional.of(message);
      case Preprocessing.Ready(SourceText source) -> {
        ParseResult again = Parser.parse(source, program.model(), program.standard());
        if (again.hasErrors()) {
          yield Optional.of("printed text has an error: " + again.errors().getFirst());
        }
        yield again.unsupported().isPresent()
            ? Optional.of("printed text is not supported: " + again.unsupported().get())
            : compare(program, again.program(), printed);
      }
    };
  }

  private static Optional<String> compare(Program before, Program after, String printed) {
    List<Decl> left = before.declarations();
    List<Decl> right = after.declarations();
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      if (!left.get(i).equals(right.get(i))) {
        return Optional.of(
            left.get(i).span() + ": declaration " + i + " is another when read again");
      }
    }
    if (left.size() != right.size()) {
      return Optional.of(left.size() + " declarations became " + right.size());
    }
    if (!before.tags().equals(after.tags())) {
      return Optional.of("types became others: " + tags(before, after));
    }
    return Printer.print(after).equals(printed)
        ? Optional.empty()
        : Optional.of("printed again, the text is another");
  }

  private static List<Tag> tags(Program before, Program after) {
    Map<Tag, ?> left = before.tags().definitions();
    Map<Tag, ?> right = after.tags().definitions();
    return left.keySet().stream().filter(t -> !Objects.equals(left.get(t), right.get(t))).toList();
  }
}
