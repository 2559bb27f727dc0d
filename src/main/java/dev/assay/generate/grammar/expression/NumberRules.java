package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import java.util.List;

/** All ways to write numbers: the registry. */
public final class NumberRules {
  private NumberRules() {}

  public static final List<NumberRule> ALL =
      List.of(
          new ConstantRule(),
          new VariableRule(),
          new BinaryRule(
              "arithmetic", 12, false, List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY)),
          new BinaryRule("bitwise", 8, true, List.of(BinaryOp.AND, BinaryOp.OR, BinaryOp.XOR)),
          new ShiftRule(),
          new DivisionRule(),
          new UnaryRule(),
          new BinaryRule(
              "comparison",
              8,
              false,
              List.of(
                  BinaryOp.LESS,
                  BinaryOp.LESS_EQUAL,
                  BinaryOp.GREATER,
                  BinaryOp.GREATER_EQUAL,
                  BinaryOp.EQUAL,
                  BinaryOp.NOT_EQUAL)),
          new BinaryRule("logical", 4, false, List.of(BinaryOp.LOGICAL_AND, BinaryOp.LOGICAL_OR)),
          new AssignRule(),
          new CompoundAssignRule(),
          new StepRule(),
          new ConditionalRule(),
          new OrElseRule(),
          new CallRule(),
          new CastRule(),
          new CommaRule(),
          new SizeRule(),
          new StatementExpressionRule(),
          new GenericRule(),
          new BitBuiltinRule(),
          new OverflowRule(),
          new HintRule(),
          new PointerTestRule(),
          new AddressRule(),
          new AtomicRule(),
          new EnumConstantRule(),
          new LiteralElementRule(),
          new ChooseRule());
}
