package dev.assay.interpret;

import static dev.assay.interpret.UnspecifiedKind.ADDRESS_DEPENDENT;
import static dev.assay.interpret.UnspecifiedKind.EVALUATION_ORDER;
import static dev.assay.interpret.UnspecifiedKind.FLOAT_CONTRACTION;
import static dev.assay.interpret.UnspecifiedKind.LIBRARY_RESULT;
import static dev.assay.interpret.UnspecifiedKind.NAN_SIGN;
import static dev.assay.interpret.UnspecifiedKind.ONE_PAST_EQUALITY;
import static dev.assay.interpret.UnspecifiedKind.PADDING_OR_UNSPECIFIED_BYTES;
import static dev.assay.interpret.UnspecifiedKind.SORT_ORDER;
import static dev.assay.interpret.UnspecifiedKind.STRING_LITERAL_IDENTITY;

import dev.assay.c.Span;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The other choices that are worth a run after a first one has found where choices are open.
 *
 * <p>Each round makes all of them otherwise at once, in another way: what does not matter changes
 * nothing, so that what does shows however much there is beside it. Only where a round differs are
 * the kinds tried one by one, the most suspicious first, to tell which it was.
 */
final class Aims {
  /**
   * Where addresses matter, or bytes without a value are looked at, much else differs as well, so
   * that these come first; another order of operands gives objects other addresses and comes last.
   */
  private static final List<UnspecifiedKind> BY_SUSPICION =
      List.of(
          ADDRESS_DEPENDENT,
          PADDING_OR_UNSPECIFIED_BYTES,
          FLOAT_CONTRACTION,
          ONE_PAST_EQUALITY,
          STRING_LITERAL_IDENTITY,
          SORT_ORDER,
          NAN_SIGN,
          LIBRARY_RESULT,
          EVALUATION_ORDER);

  /** Rounds that tell kinds apart of which one hides another. */
  private static final int THIRDS = 4;

  private final Choices plain;
  private final List<UnspecifiedKind> kinds;
  private final List<Span> orders;

  Aims(Choices plain, Openings openings) {
    this.plain = plain;
    this.kinds = BY_SUSPICION.stream().filter(openings.kinds()::contains).toList();
    this.orders = openings.places(EVALUATION_ORDER);
  }

  /** The kinds of choices that a round makes otherwise, the most suspicious first. */
  List<UnspecifiedKind> kinds(int round) {
    return kinds.stream().filter(kind -> !only(kind, round).equals(plain)).toList();
  }

  /** How many rounds show something new, at most so many. */
  int rounds(int most) {
    int ways = kinds.stream().mapToInt(this::ways).max().orElse(0);
    return Math.min(most, kinds.size() > 1 ? Math.max(ways, THIRDS) : ways);
  }

  /** In how many ways choices of the kind can be made otherwise. */
  private int ways(UnspecifiedKind kind) {
    return switch (kind) {
      case ADDRESS_DEPENDENT, PADDING_OR_UNSPECIFIED_BYTES -> Integer.MAX_VALUE;
      case EVALUATION_ORDER -> orders.size() == 1 ? 2 : 4 + orders.size();
      case LIBRARY_RESULT -> 2;
      case FLOAT_CONTRACTION, ONE_PAST_EQUALITY, STRING_LITERAL_IDENTITY -> 1;
      case SORT_ORDER, NAN_SIGN -> 1;
      case LIBRARY_PRECISION, EXIT_STATUS -> 0;
    };
  }

  /** All choices that are open made otherwise. */
  Choices all(int round) {
    Choices choices = plain;
    for (UnspecifiedKind kind : kinds) {
      choices = other(choices, kind, round);
    }
    return choices;
  }

  /** The same of one kind alone. */
  Choices only(UnspecifiedKind kind, int round) {
    return other(plain, kind, round);
  }

  /** Another order of the operands at one place alone. */
  Choices only(Span place) {
    return plain.withOrder(new OperandOrder.Only(Set.of(Openings.Place.of(place))));
  }

  private Choices other(Choices choices, UnspecifiedKind kind, int round) {
    boolean again = isOneOf(kind, round);
    return switch (kind) {
      case ADDRESS_DEPENDENT -> choices.withLayout(round == 0 ? Choices.LAST_LAYOUT : round);
      case PADDING_OR_UNSPECIFIED_BYTES -> choices.withJunk(1L + round);
      case EVALUATION_ORDER -> choices.withOrder(order(round));
      case LIBRARY_RESULT -> choices.withLibrary(101L + round);
      case FLOAT_CONTRACTION -> again ? choices.with(Choices.Other.CONTRACTION) : choices;
      case ONE_PAST_EQUALITY -> again ? choices.with(Choices.Other.ONE_PAST_EQUAL) : choices;
      case STRING_LITERAL_IDENTITY ->
          again ? choices.with(Choices.Other.SEPARATE_LITERALS) : choices;
      case SORT_ORDER -> again ? choices.with(Choices.Other.SORT) : choices;
      case NAN_SIGN -> again ? choices.with(Choices.Other.NAN_SIGN) : choices;
      case LIBRARY_PRECISION, EXIT_STATUS -> choices;
    };
  }

  /** First all, then by thirds, since one kind may hide what another shows. */
  private static boolean isOneOf(UnspecifiedKind kind, int round) {
    return round == 0 || BY_SUSPICION.indexOf(kind) % 3 == round % 3;
  }

  /** Two places whose other orders cancel each other out are told apart by a later round. */
  private OperandOrder order(int round) {
    return switch (round) {
      case 0 -> OperandOrder.LAST_FIRST;
      case 1 -> new OperandOrder.EverySecond();
      case 2 -> some(index -> index % 2 == 0);
      case 3 -> some(index -> index < (orders.size() + 1) / 2);
      default -> some(index -> index == (round - 4) % orders.size());
    };
  }

  private OperandOrder some(IntPredicate chosen) {
    return new OperandOrder.Only(
        IntStream.range(0, orders.size())
            .filter(chosen)
            .mapToObj(index -> Openings.Place.of(orders.get(index)))
            .collect(Collectors.toSet()));
  }
}
