package dev.assay.c.print;

import java.util.List;
import java.util.SplittableRandom;

/** Writes random valid expressions with every operand in parentheses. */
final class RandomExpressions {
  /** What the expressions use. */
  static final String DECLARATIONS =
      """
      struct s { int m; struct s *next; int array[4]; };
      int a, b; unsigned u; long l; char c; double d;
      int *p; struct s r, *q; int f(int, long); int (*g)(int, long);
      """;

  private static final List<String> ARITHMETIC = List.of("+", "-", "*", "/");
  private static final List<String> INTEGER =
      List.of("%", "<<", ">>", "&", "^", "|", "<", ">", "<=", ">=", "==", "!=", "&&", "||");
  private static final List<String> ASSIGNMENT =
      List.of("=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|=");

  private final SplittableRandom random;

  RandomExpressions(long seed) {
    this.random = new SplittableRandom(seed);
  }

  String expression(int depth) {
    return switch (random.nextInt(8)) {
      case 0 -> pointer(depth);
      case 1 -> "(" + integer(depth - 1) + "), (" + integer(depth - 1) + ")";
      case 2 -> "(" + floating(depth - 1) + ") + (" + integer(depth - 1) + ")";
      default -> integer(depth);
    };
  }

  private String pick(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  private String integer(int depth) {
    if (depth <= 0) {
      return pick(List.of("a", "b", "u", "l", "c", "1", "2u", "3L", "'x'", "0x10", "r.m", "q->m"));
    }
    int d = depth - 1;
    return switch (random.nextInt(18)) {
      case 0, 1, 2 -> operand(d) + pick(ARITHMETIC) + operand(d);
      case 3, 4, 5 -> operand(d) + pick(INTEGER) + operand(d);
      case 6 -> pick(List.of("-", "+", "~", "!")) + operand(d);
      case 7 -> "(" + lvalue(d) + ")" + pick(ASSIGNMENT) + operand(d);
      case 8 -> pick(List.of("++", "--")) + "(" + lvalue(d) + ")";
      case 9 -> "(" + lvalue(d) + ")" + pick(List.of("++", "--"));
      case 10 -> operand(d) + "?" + operand(d) + ":" + operand(d);
      case 11 -> operand(d) + "?:" + operand(d);
      case 12 -> "(" + operand(d) + "," + operand(d) + ")";
      case 13 -> call(d);
      case 14 -> "(" + pick(List.of("int", "long", "unsigned char")) + ")" + operand(d);
      case 15 -> "sizeof(" + expression(d) + ")";
      case 16 -> "(" + pointer(d) + ") - (" + pointer(d) + ")";
      default -> lvalue(d);
    };
  }

  private String operand(int depth) {
    return "(" + integer(depth) + ")";
  }

  private String call(int depth) {
    return pick(List.of("f", "(*f)", "(g)", "(*g)", "(**g)"))
        + "(("
        + integer(depth)
        + "), ("
        + integer(depth)
        + "))";
  }

  private String lvalue(int depth) {
    if (depth <= 0) {
      return pick(List.of("a", "b", "l", "c", "r.m", "*p", "p[1]"));
    }
    int d = depth - 1;
    return switch (random.nextInt(6)) {
      case 0 -> "*(" + pointer(d) + ")";
      case 1 -> "(" + pointer(d) + ")[" + integer(d) + "]";
      case 2 -> "(" + record(d) + ")->m";
      case 3 -> "(*(" + record(d) + ")).m";
      case 4 -> "((" + record(d) + ")->array)[" + integer(d) + "]";
      default -> "((struct s){(" + integer(d) + "), .array[1] = (" + integer(d) + ")}).m";
    };
  }

  private String pointer(int depth) {
    if (depth <= 0) {
      return pick(List.of("p", "&a", "r.array", "(int *)0"));
    }
    int d = depth - 1;
    return switch (random.nextInt(6)) {
      case 0 -> "&(" + pick(List.of("a", "b", "p[2]", "r.m")) + ")";
      case 1 -> "(" + pointer(d) + ") + (" + offset(d) + ")";
      case 2 -> "(" + offset(d) + ") ? (" + pointer(d) + ") : (" + pointer(d) + ")";
      case 3 -> "(int *)(" + record(d) + ")";
      case 4 -> pick(List.of("p++", "--p", "p = (", "p += (")).transform(s -> close(s, d));
      default -> "(" + record(d) + ")->array";
    };
  }

  private String close(String start, int depth) {
    return switch (start) {
      case "p = (" -> start + pointer(depth) + ")";
      case "p += (" -> start + offset(depth) + ")";
      default -> start;
    };
  }

  /** Only what is an integer for sure: sizes and characters are, and so are comparisons. */
  private String offset(int depth) {
    return integer(depth);
  }

  private String record(int depth) {
    if (depth <= 0) {
      return pick(List.of("q", "&r"));
    }
    return pick(List.of("q", "&r", "q->next", "(" + record(depth - 1) + ")->next", "q + (a)"));
  }

  private String floating(int depth) {
    return depth <= 0
        ? pick(List.of("d", "1.5", "2.f", ".5L"))
        : "(" + floating(depth - 1) + ")" + pick(ARITHMETIC) + "(" + integer(depth - 1) + ")";
  }
}
