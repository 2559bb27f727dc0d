package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Typing;
import dev.assay.harvest.FunctionEntry.Pair;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/** Which arguments a call has when it is executed. */
sealed interface PairChoice {
  /**
   * Arguments with their result, and what is to be made of it.
   *
   * @param value what the expression around the call is to be
   */
  record Case(Pair pair, BigInteger value) {}

  /** What may be chosen. */
  List<Case> cases();

  /** A number that depends on what is chosen, where that is evaluated. */
  Expr number(Function<Case, BigInteger> of, CType type);

  /** Always the same. */
  record Fixed(Case only) implements PairChoice {
    @Override
    public List<Case> cases() {
      return List.of(only);
    }

    @Override
    public Expr number(Function<Case, BigInteger> of, CType type) {
      return Numbers.of(of.apply(only), type);
    }
  }

  /** One if something holds, else another one. */
  record ByCondition(Expr condition, Case then, Case otherwise, Typing typing)
      implements PairChoice {
    @Override
    public List<Case> cases() {
      return List.of(then, otherwise);
    }

    @Override
    public Expr number(Function<Case, BigInteger> of, CType type) {
      BigInteger one = of.apply(then);
      BigInteger other = of.apply(otherwise);
      return one.equals(other)
          ? Numbers.of(one, type)
          : typing.conditional(
              condition, Numbers.of(one, type), Numbers.of(other, type), Span.NONE);
    }
  }

  /** The one with a number, by tables that have something for each. */
  record ByIndex(Expr index, List<Case> cases, PairTables tables) implements PairChoice {
    public ByIndex {
      cases = List.copyOf(cases);
    }

    @Override
    public Expr number(Function<Case, BigInteger> of, CType type) {
      List<BigInteger> numbers = cases.stream().map(of).toList();
      return numbers.stream().distinct().count() == 1
          ? Numbers.of(numbers.getFirst(), type)
          : tables.element(numbers, type, index);
    }
  }
}
