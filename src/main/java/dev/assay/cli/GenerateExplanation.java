package dev.assay.cli;

import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.ConstantShare;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.OperatorContext;
import dev.assay.generate.exact.policy.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What {@code assay generate --explain} prints: all that can be set, and what it means. */
final class GenerateExplanation {
  private static final int INDENT = 2;

  private GenerateExplanation() {}

  static String text() {
    var text =
        new StringBuilder(
            """
            Each number can be set with --weight KEY=N, or in assay.toml below [exact]. What is not
            set is drawn for each program, around the default for weights and from the range for
            parameters; in regions of a program some of it is drawn again. A weight of 0 is never.

            """);
    for (Feature.Group group : Feature.Group.values()) {
      features(text, group);
    }
    text.append("Parameters, [exact.parameters]: default and range\n");
    text.append(
        Columns.text(
            Arrays.stream(Parameter.values())
                .map(p ->
                    List.of(
                        p.label(),
                        "" + p.standard(),
                        p.least() + " to " + p.most(),
                        p.explanation()))
                .toList(),
            INDENT));
    text.append(
        "\nDistributions, [exact.distributions]: outcomes with their default weights; KEY is"
            + " NAME.OUTCOME\n");
    for (Distribution distribution : Distribution.values()) {
      distribution(text, distribution);
    }
    policies(text);
    return text.toString();
  }

  private static void features(StringBuilder text, Feature.Group group) {
    List<List<String>> rows =
        Arrays.stream(Feature.values())
            .filter(feature -> feature.group() == group)
            .map(f -> List.of(f.label(), "" + f.weight(), f.explanation()))
            .toList();
    if (!rows.isEmpty()) {
      text.append(
          switch (group) {
            case STATEMENT -> "Statements, [exact.features]: default weight";
            case EXPRESSION -> "Expressions, [exact.features]: default weight";
            case TYPE -> "Types and variables, [exact.features]: default percentage";
            case FUNCTION -> "Functions and calls, [exact.features]: default percentage";
          });
      text.append('\n').append(Columns.text(rows, INDENT)).append('\n');
    }
  }

  private static void distribution(StringBuilder text, Distribution distribution) {
    text.append("  %s: %s\n".formatted(distribution.label(), distribution.explanation()));
    var line = new StringBuilder("     ");
    for (int i = 0; i < distribution.outcomes().size(); i++) {
      String outcome = distribution.outcomes().get(i) + " " + distribution.weights().get(i);
      boolean last = i + 1 == distribution.outcomes().size();
      if (line.length() + outcome.length() > 96) {
        text.append(line).append('\n');
        line = new StringBuilder("     ");
      }
      line.append(' ').append(outcome).append(last ? "" : ",");
    }
    text.append(line).append('\n');
  }

  private static void policies(StringBuilder text) {
    text.append("\nPolicies of regions; how often each is drawn is a distribution above\n");
    var rows = new ArrayList<List<String>>();
    for (OperatorContext context : OperatorContext.values()) {
      String operators =
          Stream.concat(
                  context.binary().stream().map(op -> op.symbol()),
                  context.unary().stream().map(op -> "unary " + op.symbol()))
              .collect(Collectors.joining(" "));
      rows.add(
          List.of(
              "operators: " + context.label(),
              context == OperatorContext.ANY ? "all operators" : "only " + operators));
    }
    for (ConstantShare share : ConstantShare.values()) {
      rows.add(
          List.of(
              "constants: " + share.label(),
              switch (share) {
                case AS_DRAWN -> "as often as the distribution of leaves says";
                case HALF -> "half of the leaves of expressions";
                case ALL -> "all leaves of expressions";
              }));
    }
    text.append(Columns.text(rows, INDENT));
    text.append("\nBarriers of programs of one file, --barrier\n");
    text.append(
        Columns.text(
            Arrays.stream(Barrier.values()).map(b -> List.of(b.label(), b.explanation())).toList(),
            INDENT));
  }
}
