package dev.assay.reduce.pass;

import dev.assay.reduce.ReductionPass;
import java.util.List;
import java.util.Optional;

/** All passes there are. */
public final class Passes {
  private static final List<ReductionPass> ALL =
      List.of(
          new RemoveUnused(),
          new MergeUnits(),
          new RemoveDead(),
          new RemoveFunctions(),
          new RemoveStatements(),
          new RemoveVariables(),
          new RemoveParameters(),
          new VoidResults(),
          new InlineFunctions(),
          new RemoveMembers(),
          new UnwrapRecords(),
          new SplitRecords(),
          new SplitParameters(),
          new ReplacePointers(),
          new ShrinkArrays(),
          new RemoveDeclarations(),
          new SimplifyOutput(),
          ReplaceByValue.ofCalls(),
          new CallDirectly(),
          new Unwrap(),
          new SimplifySwitches(),
          new RemoveLabels(),
          ReplaceByValue.ofExpressions(),
          new ReplaceByOperand(),
          new RemoveCasts(),
          new SimplifyInitializers(),
          new SimplifyOperators(),
          new RemoveAttributes(),
          new RemoveSpecifiers(),
          new RemoveQualifiers(),
          new InlineTypes(),
          new ShrinkTypes(),
          new ReplaceByVariable(),
          new MergeVariables(),
          new MoveVariables(),
          new SplitCommas(),
          new MergeAssignments(),
          new ShortenStrings(),
          new ShortenFormats(),
          new ShrinkConstants(),
          new CheckByAbort(),
          new SimplifyNames());

  private Passes() {}

  /** In the order in which they do most: those that remove much first, names last. */
  public static List<ReductionPass> all() {
    return ALL;
  }

  public static Optional<ReductionPass> find(String name) {
    return ALL.stream().filter(pass -> pass.name().equals(name)).findFirst();
  }
}
