package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Whatever they are called with, functions give a result or end the run; nothing else escapes. */
class RobustnessTest {
  private static final CType LONG_DOUBLE = new CType.Floating(FloatKind.LONG_DOUBLE);
  private static final List<CType> TARGETS =
      List.of(CType.CHAR, CType.INT, CType.VOID, CType.ULONG, CType.DOUBLE, CType.FLOAT);
  private static final String[] TEXTS = {
    "", "x", "%d", "%s %n", "%5.3f", "%[", "%*d", "%lc", "%99999d", "12.5e1", "-0x7f", "a b c", "%p"
  };

  @Test
  void nothingEscapes() {
    var random = new SplittableRandom(5);
    List<String> failures = new ArrayList<>();
    for (List<Entry> family : Library.FAMILIES) {
      for (Entry entry : family) {
        // Memory from alloca needs a function that it belongs to.
        for (int i = 0; i < 4 && !entry.name().contains("alloca"); i++) {
          attempt(entry, random, failures);
        }
      }
    }
    assertEquals(List.of(), failures);
  }

  @Test
  void everyNameIsThereOnce() {
    Set<String> names = new HashSet<>();
    List<String> twice = new ArrayList<>();
    for (List<Entry> family : Library.FAMILIES) {
      for (Entry entry : family) {
        if (!names.add(entry.name())) {
          twice.add(entry.name());
        }
      }
    }
    assertEquals(List.of(), twice);
  }

  private static void attempt(Entry entry, RandomGenerator random, List<String> failures) {
    var bench = random.nextBoolean() ? Bench.plain() : Bench.other();
    Object[] arguments = arguments(entry.signature(), bench, random);
    try {
      bench.call(entry.name(), arguments);
    } catch (Halt _) {
      // The run ended with a verdict, as it may.
    } catch (RuntimeException | StackOverflowError e) {
      failures.add(entry.name() + List.of(arguments) + ": " + e + " at " + e.getStackTrace()[0]);
    }
  }

  private static Object[] arguments(String signature, Bench bench, RandomGenerator random) {
    boolean open = signature.endsWith("*");
    int fixed = open ? signature.length() - 1 : signature.length();
    int count = open ? fixed + random.nextInt(3) : fixed;
    Object[] arguments = new Object[count];
    for (int i = 0; i < count; i++) {
      arguments[i] = argument(i < fixed ? signature.charAt(i) : 'v', bench, random);
    }
    return arguments;
  }

  private static Object argument(char letter, Bench bench, RandomGenerator random) {
    return switch (letter) {
      case 'i', 'n' -> integer(random);
      case 'r' -> real(random);
      case 'p' -> pointer(bench, random);
      case 'd' -> real(random);
      case 'l' -> new Argument(SoftFloat.of(FloatFormat.X87, real(random)), LONG_DOUBLE);
      default ->
          switch (random.nextInt(4)) {
            case 0 -> integer(random);
            case 1 -> pointer(bench, random);
            case 2 -> real(random);
            default -> new Argument(SoftFloat.of(FloatFormat.X87, real(random)), LONG_DOUBLE);
          };
    };
  }

  private static Object integer(RandomGenerator random) {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(-3, 40);
      case 1 -> random.nextInt();
      case 2 -> random.nextLong(64);
      default -> random.nextLong();
    };
  }

  private static double real(RandomGenerator random) {
    double[] special = {
      0, -0.0, 1, -1, 2.5, 1e308, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY
    };
    return random.nextBoolean()
        ? special[random.nextInt(special.length)]
        : Double.longBitsToDouble(random.nextLong());
  }

  private static Object pointer(Bench bench, RandomGenerator random) {
    CType type = new CType.Pointer(TARGETS.get(random.nextInt(TARGETS.size())));
    long address =
        switch (random.nextInt(6)) {
          case 0 -> 0;
          case 1 -> bench.array(random.nextInt(64));
          case 2 -> bench.array(8) + random.nextInt(12);
          case 3 -> random.nextLong();
          default -> bench.string(TEXTS[random.nextInt(TEXTS.length)]);
        };
    return new Argument(address, type);
  }
}
