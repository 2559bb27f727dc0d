package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.Gcc;
import dev.assay.interpret.number.SoftFloat;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Random directives and values, compared with what glibc prints. */
class PrintfDifferentialTest {
  /** A directive with the C text of its argument and our form of it. */
  private record Case(String format, String c, Object ours) {}

  @Test
  void printsAsGlibc() {
    var random = new SplittableRandom(1);
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      cases.add(next(random));
    }
    var program = new StringBuilder("#include <stdio.h>\n#include <stddef.h>\nint main(void) {\n");
    for (Case c : cases) {
      program.append("printf(\"[").append(c.format).append("]\\n\", ").append(c.c).append(");\n");
    }
    List<String> theirs = Gcc.run(program.append("}\n").toString(), "");
    for (int i = 0; i < cases.size(); i++) {
      var bench = Bench.plain();
      bench.call("printf", "[" + cases.get(i).format + "]\n", cases.get(i).ours);
      assertEquals(theirs.get(i) + "\n", bench.printed(), cases.get(i).toString());
    }
  }

  private static Case next(RandomGenerator random) {
    return switch (random.nextInt(4)) {
      case 0 -> floating(random);
      case 1 -> text(random);
      default -> integer(random);
    };
  }

  private static String pick(RandomGenerator random, String letters) {
    return letters
        .chars()
        .filter(c -> random.nextInt(4) == 0)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static String amount(RandomGenerator random, String prefix, int limit) {
    return random.nextInt(3) == 0 ? prefix + random.nextInt(1, limit) : "";
  }

  private static Case integer(RandomGenerator random) {
    char conversion = "diuoxX".charAt(random.nextInt(6));
    boolean signed = conversion == 'd' || conversion == 'i';
    String flags = pick(random, signed ? "-+ 0" : conversion == 'u' ? "-0" : "-#0");
    String[] lengths = {"", "hh", "h", "l", "ll", "j", "z", "t"};
    int which = random.nextInt(lengths.length);
    IntKind kind = which < 3 ? IntKind.INT : which == 4 ? IntKind.LLONG : IntKind.LONG;
    boolean promoted = which == 1 || which == 2;
    long bits = random.nextLong() >> random.nextInt(64);
    long value = which < 3 ? (int) bits : bits;
    if (random.nextInt(8) == 0) {
      value = 0;
    }
    String cast = "(" + (signed || promoted ? kind : kind.toUnsigned()).spelling() + ")";
    long ours = signed || promoted || which >= 3 ? value : value & 0xffff_ffffL;
    String precision = amount(random, ".", 25);
    precision = random.nextInt(6) == 0 ? "." : precision;
    String format = "%" + flags + amount(random, "", 30) + precision + lengths[which] + conversion;
    IntKind passed = signed || promoted ? kind : kind.toUnsigned();
    String text = value == Long.MIN_VALUE ? "(-9223372036854775807L-1)" : value + "L";
    return new Case(format, cast + text, Bench.integer(ours, passed));
  }

  private static Case floating(RandomGenerator random) {
    boolean wide = random.nextBoolean();
    double magnitude = Math.scalb(random.nextDouble() - 0.5, random.nextInt(-80, 80));
    double[] special = {0.0, -0.0, 0.5, 1.5, 2.5, 1e15, 123456789.0, 0.1, 9.995, 1e-5, 99999.95};
    double value = random.nextInt(4) == 0 ? special[random.nextInt(special.length)] : magnitude;
    String format =
        "%"
            + pick(random, "-+ #0")
            + amount(random, "", 40)
            + amount(random, ".", 30)
            + (wide ? "L" : "")
            + "aAeEfFgG".charAt(random.nextInt(8));
    String text = Double.toHexString(value) + (wide ? "L" : "");
    return new Case(format, text, wide ? SoftFloat.of(FloatFormat.X87, value) : (Object) value);
  }

  private static Case text(RandomGenerator random) {
    if (random.nextInt(3) == 0) {
      char c = (char) random.nextInt('!', '~');
      Object ours = new Argument((long) c, CType.INT);
      return new Case("%" + pick(random, "-") + amount(random, "", 9) + "c", "" + (int) c, ours);
    }
    String text = "abcdefgh".substring(random.nextInt(8));
    String format = "%" + pick(random, "-") + amount(random, "", 12) + amount(random, ".", 8) + "s";
    return new Case(format, "\"" + text + "\"", text);
  }
}
