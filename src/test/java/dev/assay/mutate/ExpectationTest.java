package dev.assay.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which run of the interpreter speaks for a setting. */
final class ExpectationTest {
  private static final Setting STRICT = setting(DataModel.LP64, false, true);
  private static final Setting WRAPPING = setting(DataModel.LP64, true, true);
  private static final Setting LENIENT = setting(DataModel.LP64, true, false);
  private static final Setting NARROW = setting(DataModel.ILP32, false, true);
  private static final Execution FINISHED = new Execution.Finished(0, "a", 1);
  private static final Execution OTHER = new Execution.Finished(0, "b", 1);
  private static final Execution UNSUPPORTED = new Execution.Unsupported("x", Span.NONE);

  @Test
  void aStrictRunThatFinishedSpeaksForAll() {
    var expectation = new Expectation(Map.of(STRICT, FINISHED, WRAPPING, OTHER), false);
    assertEquals(Optional.of(FINISHED), expectation.in(STRICT));
    assertEquals(Optional.of(FINISHED), expectation.in(WRAPPING));
    assertEquals(Optional.of(FINISHED), expectation.in(LENIENT));
  }

  @Test
  void whereItDidNotFinishEachSpeaksForItself() {
    var expectation = new Expectation(Map.of(STRICT, UNSUPPORTED, WRAPPING, OTHER), false);
    assertEquals(Optional.of(UNSUPPORTED), expectation.in(STRICT));
    assertEquals(Optional.of(OTHER), expectation.in(WRAPPING));
    assertEquals(Optional.of(UNSUPPORTED), expectation.in(LENIENT), "the strict one for the rest");
  }

  @Test
  void noTargetSpeaksForAnother() {
    var expectation = new Expectation(Map.of(STRICT, FINISHED), false);
    assertEquals(Optional.empty(), expectation.in(NARROW));
    assertEquals(Optional.empty(), Expectation.NONE.in(STRICT));
    assertEquals(Optional.empty(), Expectation.UNKNOWABLE.in(STRICT));
  }

  @Test
  void eachReadingSpeaksForItsOwnReaders() {
    var gcc = new Reader("gcc", List.of("-O2"));
    var same = new Reader("gcc", List.of("-O3"));
    var clang = new Reader("clang", List.of("-O2"));
    var unasked = new Reader("tcc", List.of());
    var expectation =
        new Expectation(
            Map.of(STRICT.readBy(gcc), FINISHED, STRICT.readBy(clang), OTHER),
            Map.of(gcc, gcc, same, gcc, clang, clang),
            false,
            Optional.empty());
    assertEquals(Optional.of(FINISHED), expectation.in(STRICT.readBy(same)));
    assertEquals(Optional.of(FINISHED), expectation.in(LENIENT.readBy(gcc)));
    assertEquals(Optional.of(OTHER), expectation.in(STRICT.readBy(clang)));
    assertEquals(Optional.empty(), expectation.in(STRICT.readBy(unasked)));
    assertEquals(unasked, expectation.reading(unasked));
  }

  @Test
  void withoutReadingsAllSeeTheSame() {
    var expectation = new Expectation(Map.of(STRICT, FINISHED), false);
    assertEquals(
        Optional.of(FINISHED), expectation.in(STRICT.readBy(new Reader("gcc", List.of("-O2")))));
  }

  private static Setting setting(DataModel model, boolean wrapv, boolean strictAliasing) {
    return new Setting(model, new Dialect(Standard.DEFAULT, wrapv, strictAliasing));
  }
}
