package dev.assay.mutate.changing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** All mutators that change what a program does; a new one is added here. */
public final class ChangingMutators {
  /** The name of them all. */
  public static final String ALL = "grayc";

  private ChangingMutators() {}

  /** In the order of their names in lists. */
  public static List<ChangingMutator> all() {
    return List.of(
        new DuplicateStatement(),
        new DeleteStatement(),
        new InjectControlFlow(),
        new DeleteExpression(),
        new ExpandExpression(),
        new ReplaceByConstant(),
        new FlipBit(),
        new ReplaceDigit(),
        new ChangeType(),
        new ReplaceUnaryOperator(),
        new FlipOperator(),
        new SwapStatements(),
        new SwapOperands(),
        new ChangeLoop(),
        new ChangeArray(),
        new ChangeStruct(),
        new Qualify(),
        new ChangeAttribute(),
        new Vectorise(),
        new UseBuiltin(),
        new Pun(),
        new UseFloat(),
        new ReplaceFunctionBody(),
        new CombineFunctions(),
        new InsertStatement(),
        new Wrap(),
        new AddGoto(),
        new AddRecursion(),
        new AddBlock(),
        new ExtractFunction(),
        new InlineCalls());
  }

  /** What names stand for. */
  public sealed interface Named {
    record Found(List<ChangingMutator> mutators) implements Named {}

    record Unknown(String name) implements Named {}
  }

  /** All names that may be given: that of all first. */
  public static List<String> names() {
    return Stream.concat(Stream.of(ALL), all().stream().map(ChangingMutator::name)).toList();
  }

  /** Those of the names; the name of all stands for all. */
  public static Named named(List<String> names) {
    Set<ChangingMutator> found = new LinkedHashSet<>();
    for (String name : names) {
      List<ChangingMutator> some =
          all().stream().filter(m -> name.equals(ALL) || m.name().equals(name)).toList();
      if (some.isEmpty()) {
        return new Named.Unknown(name);
      }
      found.addAll(some);
    }
    return new Named.Found(List.copyOf(found));
  }
}
