package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.walk.Names;
import java.util.List;
import java.util.Optional;

/** A program of a test, to be made larger in one way. */
record ScalingBench(Scaling scaling, Program program) {
  static ScalingBench of(Scaling scaling, String text) {
    return new ScalingBench(scaling, parse(text));
  }

  static Program parse(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), result.errors(), text);
    assertEquals(Optional.empty(), result.unsupported(), text);
    return result.program();
  }

  List<String> places() {
    return scaling.places(program).stream().map(Place::where).toList();
  }

  /** What becomes of the program at the place, on one line with single spaces; it parses. */
  String at(String where, int factor) {
    Place place =
        scaling.places(program).stream()
            .filter(p -> p.where().equals(where))
            .findFirst()
            .orElseThrow();
    String text = new Scalable(program, scaling, place, Names.taken(program)).text(factor);
    Program again = parse(text);
    assertEquals(program.standard(), again.standard());
    return text.strip().replaceAll("\\s+", " ");
  }
}
