package dev.assay.campaign.source;

import dev.assay.c.IntKind;
import dev.assay.harvest.FunctionEntry;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program that calls functions with the arguments of their pairs and prints the results.
 *
 * @param expected what it must print
 */
record PairProgram(String text, String expected) {
  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);

  static PairProgram of(List<FunctionEntry> entries) {
    var text = new StringBuilder("int printf(const char *, ...);\n");
    var expected = new StringBuilder();
    entries.forEach(entry -> text.append(entry.code()).append('\n'));
    for (FunctionEntry entry : entries) {
      // One function for each, lest main becomes so large that compilers give up on it.
      text.append("static void ").append(entry.name()).append("_pairs(void) {\n");
      for (FunctionEntry.Pair pair : entry.pairs()) {
        text.append("  printf(\"%llu\\n\", (unsigned long long)").append(call(entry, pair));
        text.append(");\n");
        expected.append(pair.result().mod(WORD)).append('\n');
      }
      text.append("}\n");
    }
    text.append("int main(void) {\n");
    entries.forEach(entry -> text.append("  ").append(entry.name()).append("_pairs();\n"));
    return new PairProgram(text.append("  return 0;\n}\n").toString(), expected.toString());
  }

  private static String call(FunctionEntry entry, FunctionEntry.Pair pair) {
    return IntStream.range(0, pair.arguments().size())
        .mapToObj(i -> argument(pair.arguments().get(i), entry.parameters().get(i)))
        .collect(Collectors.joining(", ", entry.name() + "(", ")"));
  }

  private static String argument(BigInteger value, IntKind kind) {
    return "(" + kind.spelling() + ")" + value.mod(WORD) + "ULL";
  }
}
