package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Invocable;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;

/** qsort and bsearch with comparison functions good and bad. */
class SortingTest {
  /** A comparison function written in Java. */
  private record Compare(ToIntBiFunction<Long, Long> body) implements Invocable {
    @Override
    public String name() {
      return "compare";
    }

    @Override
    public Object invoke(
        Machine machine, Object[] arguments, List<CType> types, CType result, Span site) {
      return (long) body.applyAsInt((Long) arguments[0], (Long) arguments[1]);
    }
  }

  private static long function(Bench bench, ToIntBiFunction<Long, Long> body) {
    var origin = new Origin(ObjectKind.FUNCTION, "compare");
    MemoryObject object = bench.machine().memory().allocate(origin, 0, 16, EffectiveTypes.ANYTHING);
    object.attach(new Compare(body));
    return object.base();
  }

  private static int at(Bench bench, long address) {
    return bench.machine().block().readByte(address, Span.NONE);
  }

  @Test
  void sortsBytes() {
    var bench = Bench.plain();
    long text = bench.string("hello world");
    long compare = function(bench, (a, b) -> at(bench, a) - at(bench, b));
    bench.call("qsort", text, 11L, 1L, compare);
    assertEquals(" dehllloorw", bench.stringAt(text));
    assertEquals(
        (long) 'w', (long) at(bench, (Long) bench.call("bsearch", "w", text, 11L, 1L, compare)));
    assertEquals(0L, bench.call("bsearch", "z", text, 11L, 1L, compare));
  }

  @Test
  void orderOfEqualElementsIsOpen() {
    assertEquals("a1a2b1b2", sorted(Bench.plain()));
    assertNotEquals("a1a2b1b2", sorted(Bench.other()));
  }

  private static String sorted(Bench bench) {
    long text = bench.string("b1a1a2b2");
    bench.call("qsort", text, 4L, 2L, function(bench, (a, b) -> at(bench, a) - at(bench, b)));
    return bench.stringAt(text);
  }

  @Test
  void contradictionsAreFoundUnderTheOtherChoice() {
    var bench = Bench.other();
    long text = bench.string("ab");
    long always = function(bench, (a, b) -> 1);
    assertEquals(UbKind.INCONSISTENT_COMPARISON, bench.undefined("qsort", text, 2L, 1L, always));
  }

  @Test
  void comparisonMayNotChangeTheArray() {
    var bench = Bench.plain();
    long text = bench.string("ab");
    long writes =
        function(
            bench,
            (a, b) -> {
              bench.machine().block().writeByte(a, 'z', Span.NONE);
              return 0;
            });
    assertEquals(UbKind.INCONSISTENT_COMPARISON, bench.undefined("qsort", text, 2L, 1L, writes));
  }

  @Test
  void arrayMustBeAsLongAsPromised() {
    var bench = Bench.plain();
    long compare = function(bench, (a, b) -> 0);
    assertEquals(
        UbKind.OUT_OF_BOUNDS, bench.undefined("qsort", bench.string("abc"), 3L, 4L, compare));
  }
}
