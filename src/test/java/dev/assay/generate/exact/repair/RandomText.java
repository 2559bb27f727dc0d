package dev.assay.generate.exact.repair;

import dev.assay.random.Rng;
import java.util.List;
import java.util.Locale;

/** Programs full of arithmetic that is mostly undefined as it stands. */
final class RandomText {
  private static final List<String> TYPES =
      List.of(
          "int",
          "unsigned int",
          "long",
          "unsigned long",
          "short",
          "signed char",
          "_Bool",
          "__int128",
          "unsigned __int128",
          "double",
          "float",
          "long double");

  private static final List<String> VALUES =
      List.of(
          "0", "1", "-1", "7", "-30", "33", "2147483647", "-2147483647", "100000", "3000000000");

  private static final int REALS = 3;

  private final Rng rng;
  private final StringBuilder text = new StringBuilder();

  RandomText(Rng rng) {
    this.rng = rng;
  }

  /** Assignments one after the other. */
  String straight() {
    variables();
    text.append("int main(void) {\n");
    statements(12);
    return end();
  }

  /** Assignments that are made several times, with other values. */
  String loops() {
    variables();
    text.append("int main(void) {\n  int i, j;\n  for (i = 0; i < 4; ++i) {\n");
    statements(5);
    text.append("    for (j = -2; j < 6; ++j) {\n");
    text.append("      if (").append(integer(2)).append(")\n");
    statements(1);
    text.append("      switch (").append(integer(1)).append(") {\n");
    for (int arm = 0; arm < 3; arm++) {
      text.append("      case ").append(arm).append(":\n");
      statements(1);
      text.append("        break;\n");
    }
    text.append("      default:\n");
    statements(1);
    text.append("      }\n");
    statements(3);
    text.append("    }\n  }\n");
    return end();
  }

  private void variables() {
    for (int i = 0; i < TYPES.size(); i++) {
      String type = TYPES.get(i);
      text.append(type).append(" v").append(i).append(" = ").append(value(i)).append(";\n");
    }
    text.append("int a[5] = {3, 1, 4, 1, 5};\nlong b[8] = {9, 2, 6};\nint calls;\n");
    text.append("int call(void) { return ++calls; }\n");
  }

  private String value(int variable) {
    return variable >= TYPES.size() - REALS ? rng.pick(List.of("1e30", "0", "1e-30")) : number();
  }

  private String number() {
    return rng.pick(VALUES);
  }

  private void statements(int count) {
    for (int i = 0; i < count; i++) {
      text.append("  ").append(statement()).append(";\n");
    }
  }

  private String statement() {
    int variable = rng.nextInt(TYPES.size());
    String name = "v" + variable;
    if (variable >= TYPES.size() - REALS) {
      return name + " = (" + TYPES.get(variable) + ")" + real(3);
    }
    return switch (rng.nextInt(8)) {
      case 0 -> "a[" + integer(2) + "] = " + integer(2);
      case 1 -> "b[" + integer(2) + "] = " + integer(2);
      case 2 -> name + rng.pick(List.of(" += ", " -= ", " *= ", " <<= ", " /= ")) + integer(2);
      case 3 -> rng.pick(List.of("++", "--")) + name;
      default -> name + " = " + integer(4);
    };
  }

  private String integer(int depth) {
    if (depth == 0) {
      return "v" + rng.nextInt(TYPES.size() - REALS);
    }
    return switch (rng.nextInt(16)) {
      case 0 -> "- " + integer(depth - 1);
      case 1 -> "(" + TYPES.get(rng.nextInt(TYPES.size() - REALS)) + ")" + integer(depth - 1);
      case 2 -> "a[" + integer(depth - 1) + "]";
      case 3 -> "(int)" + real(depth - 1);
      case 4 -> "(" + integer(depth - 1) + " < " + integer(depth - 1) + ")";
      case 5 -> "call()";
      case 6 -> "(short)" + real(depth - 1);
      case 7 -> "(" + number() + ")";
      default -> {
        String op = rng.pick(List.of("+", "-", "*", "/", "%", "<<", ">>", "^", "<<", ">>"));
        yield "(" + integer(depth - 1) + " " + op + " " + integer(depth - 1) + ")";
      }
    };
  }

  private String real(int depth) {
    if (depth <= 0) {
      return "v" + (TYPES.size() - 1 - rng.nextInt(REALS));
    }
    String op = rng.pick(List.of("+", "-", "*", "/", "*", "/"));
    String right = rng.chance(1, 3) ? integer(depth - 1) : real(depth - 1);
    return "(" + real(depth - 1) + " " + op + " " + right + ")";
  }

  private String end() {
    for (int i = 0; i < TYPES.size(); i++) {
      text.append(
          i >= TYPES.size() - REALS
              ? String.format(Locale.ROOT, "  printf(\"%%a \", (double)v%d);\n", i)
              : String.format(Locale.ROOT, "  printf(\"%%ld \", (long)v%d);\n", i));
    }
    return text.append("  printf(\"%d %d %ld\\n\", calls, a[2], b[3]);\n  return 0;\n}\n")
        .toString();
  }
}
