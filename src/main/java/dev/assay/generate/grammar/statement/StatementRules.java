package dev.assay.generate.grammar.statement;

import java.util.List;

/** All ways to write statements: the registry. */
public final class StatementRules {
  private StatementRules() {}

  public static final List<StatementRule> ALL =
      List.of(
          new AssignmentRule(),
          new UpdateRule(),
          new PointerAssignmentRule(),
          new WholeAssignmentRule(),
          new CallStatementRule(),
          new IfRule(),
          new IfElseRule(),
          new ForRule(),
          new WhileRule(),
          new DoRule(),
          new SwitchRule(),
          new GotoRule(),
          new ComputedGotoRule(),
          new ReturnRule(),
          new BreakRule(),
          new BlockRule(),
          new DeclarationRule(),
          new VariableLengthRule(),
          new MemoryRule(),
          new AsmRule(),
          new NestedFunctionRule());
}
