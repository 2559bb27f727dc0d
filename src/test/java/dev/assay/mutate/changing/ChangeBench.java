package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A program of a test, to be changed by one mutator. */
record ChangeBench(Subject subject, MutantMaker maker) {
  static ChangeBench of(ChangingMutator mutator, String text) {
    return new ChangeBench(Subject.of(parse(text)), maker(mutator));
  }

  static ChangeBench of(ChangingMutator mutator, String text, String other) {
    return new ChangeBench(
        new Subject(parse(text), Optional.of(parse(other)), false), maker(mutator));
  }

  static ChangeBench conservative(ChangingMutator mutator, String text) {
    return new ChangeBench(new Subject(parse(text), Optional.empty(), true), maker(mutator));
  }

  private static MutantMaker maker(ChangingMutator mutator) {
    return new MutantMaker(List.of(mutator), Map.of(), MutantMaker.DEFAULT_LARGEST);
  }

  static Program parse(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), result.errors(), text);
    assertEquals(Optional.empty(), result.unsupported(), text);
    return result.program();
  }

  /** What becomes of the program by a seed, on one line with single spaces. */
  MutantMaker.Tried tried(long seed) {
    return maker.step(subject, new Step(maker.mutators().getFirst().name(), new Seed(seed)));
  }

  /** All different texts that some seeds give, each on one line with single spaces. */
  Set<String> texts(int seeds) {
    Set<String> texts = new TreeSet<>();
    for (int seed = 0; seed < seeds; seed++) {
      switch (tried(seed)) {
        case MutantMaker.Tried.Made(Mutant mutant) -> texts.add(flat(mutant.text()));
        case MutantMaker.Tried.NoSite _ -> {}
        case MutantMaker.Tried.Refused(String reason) ->
            throw new AssertionError("seed " + seed + ": " + reason);
      }
    }
    return texts;
  }

  /** The program's own text in the form of {@link #texts}. */
  String before() {
    return flat(Printer.print(subject.program()));
  }

  static String flat(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
