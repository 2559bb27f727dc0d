package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Operations on values at the edges of all integer types, as the interpreter has them and as C
 * says, worked out with integers that have no edges.
 */
final class ArithmeticEdgesTest {
  private static final int DRAWN = 1500;
  private static final List<String> OPERATORS = List.of("+", "-", "*", "/", "%", "<<", ">>");

  /** Where the left operand is, and whether the result goes there too. */
  private static final List<String> FORMS =
      List.of(
          "__typeof__(x @ y) z = x @ y;",
          "A l = x; B k = y; __typeof__(x @ y) z = l @ k;",
          "x @= y; A z = x;",
          "A a[2] = {0, x}; a[1] @= y; A z = a[1];",
          "struct { A m; } s = {x}, *p = &s; p->m @= y; A z = s.m;");

  private static final List<Type> TYPES =
      List.of(
          new Type("signed char", 8, true),
          new Type("unsigned char", 8, false),
          new Type("short", 16, true),
          new Type("unsigned short", 16, false),
          new Type("int", 32, true),
          new Type("unsigned int", 32, false),
          new Type("long", 64, true),
          new Type("unsigned long", 64, false),
          new Type("__int128", 128, true),
          new Type("unsigned __int128", 128, false));

  private static final Type INT = TYPES.get(4);

  private record Type(String name, int width, boolean signed) {
    BigInteger least() {
      return signed ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
    }

    BigInteger most() {
      return BigInteger.ONE.shiftLeft(signed ? width - 1 : width).subtract(BigInteger.ONE);
    }

    boolean has(BigInteger value) {
      return value.compareTo(least()) >= 0 && value.compareTo(most()) <= 0;
    }

    BigInteger wrap(BigInteger value) {
      BigInteger modulus = BigInteger.ONE.shiftLeft(width);
      BigInteger low = value.mod(modulus);
      return low.compareTo(most()) > 0 ? low.subtract(modulus) : low;
    }

    Type promoted() {
      return width < INT.width ? INT : this;
    }

    Type with(Type other) {
      Type a = promoted();
      Type b = other.promoted();
      return a.width == b.width ? (a.signed ? b : a) : a.width > b.width ? a : b;
    }

    List<BigInteger> edges() {
      BigInteger half = most().shiftRight(1);
      Stream<BigInteger> ends =
          Stream.of(least(), least().add(BigInteger.ONE), half, half.add(BigInteger.ONE), most());
      Stream<BigInteger> small =
          Stream.of(-2, -1, 0, 1, 2, 7, 31, 32, 63, 64, 127, 128, 46341, 65536)
              .map(BigInteger::valueOf);
      return Stream.concat(ends, small).filter(this::has).distinct().toList();
    }

    String literal(BigInteger value) {
      BigInteger bits = value.mod(BigInteger.ONE.shiftLeft(128));
      BigInteger low = bits.mod(BigInteger.ONE.shiftLeft(64));
      return "(%s)((unsigned __int128)%sULL << 64 | %sULL)"
          .formatted(name, bits.shiftRight(64), low);
    }
  }

  /** The result in the type that it has; empty if there is none. */
  private static Optional<BigInteger> result(
      String operator, Type left, BigInteger a, Type right, BigInteger b) {
    boolean shift = operator.equals("<<") || operator.equals(">>");
    Type type = shift ? left.promoted() : left.with(right);
    BigInteger x = type.wrap(a);
    BigInteger y = shift ? b : type.wrap(b);
    if (shift && (y.signum() < 0 || y.compareTo(BigInteger.valueOf(type.width)) >= 0)
        || operator.equals("<<") && type.signed && x.signum() < 0
        || (operator.equals("/") || operator.equals("%")) && y.signum() == 0) {
      return Optional.empty();
    }
    BigInteger exact =
        switch (operator) {
          case "+" -> x.add(y);
          case "-" -> x.subtract(y);
          case "*" -> x.multiply(y);
          case "/", "%" -> x.divide(y);
          case "<<" -> x.shiftLeft(y.intValue());
          case ">>" -> x.shiftRight(y.intValue());
          default -> throw new IllegalArgumentException(operator);
        };
    if (type.signed && !type.has(exact)) {
      return Optional.empty();
    }
    return Optional.of(operator.equals("%") ? x.remainder(y) : type.wrap(exact));
  }

  @Test
  void operatorsAreUndefinedWhereCSaysSoAndExactElsewhere() {
    Rng rng = new Seed(1).rng();
    for (int i = 0; i < DRAWN; i++) {
      Type left = rng.pick(TYPES);
      Type right = rng.pick(TYPES);
      String operator = rng.pick(OPERATORS);
      String form = rng.pick(FORMS);
      BigInteger a = rng.pick(left.edges());
      BigInteger b = rng.pick(right.edges());
      Type stored = form.contains("@=") ? left : new Type("__typeof__(z)", 128, true);
      Optional<BigInteger> expected = result(operator, left, a, right, b);
      assertGives(
          expected.map(value -> stored.literal(stored.wrap(value))),
          """
          typedef %s A; typedef %s B; A x = %s; B y = %s;
          int main(void) { %s return !(z == RESULT); }
          """
              .formatted(
                  left.name,
                  right.name,
                  left.literal(a),
                  right.literal(b),
                  form.replace("@", operator)));
    }
  }

  @Test
  void floatingPointNumbersBecomeIntegersThatHaveThem() {
    for (Type type : TYPES) {
      for (double value : edgesOfDoubles()) {
        BigInteger whole = new BigDecimal(value).toBigInteger();
        for (String real : List.of("double", "long double")) {
          assertGives(
              Optional.of(whole).filter(type::has).map(type::literal),
              "%s d = %a; int main(void) { %s z = (%s)d; return !(z == RESULT); }"
                  .formatted(real, value, type.name, type.name));
        }
      }
    }
  }

  private static List<Double> edgesOfDoubles() {
    return Stream.of(7, 8, 15, 16, 31, 32, 63, 64, 127, 128)
        .map(power -> Math.scalb(1.0, power))
        .flatMap(edge -> Stream.of(edge, Math.nextDown(edge), -edge, -edge - 0.5, -edge - 1, 0.25))
        .flatMap(edge -> Stream.of(edge, Math.nextDown(edge), -0.99, -1.0, -131409000.0))
        .distinct()
        .toList();
  }

  private static void assertGives(Optional<String> result, String text) {
    String program = text.replace("RESULT", result.orElse("0"));
    Execution run = CText.run(program);
    if (result.isEmpty()) {
      assertInstanceOf(Execution.Undefined.class, run, program);
    } else {
      assertEquals(0, assertInstanceOf(Execution.Finished.class, run, program).exit(), program);
    }
  }
}
