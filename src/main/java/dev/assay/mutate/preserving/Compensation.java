package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.preserving.PairChoice.Case;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Makes an expression of a given value around a call whose result is known: a part of the result,
 * joined with what is missing, or a choice by a comparison with the result.
 */
final class Compensation {
  private static final CType WIDE = new CType.Int(IntKind.ULLONG);
  private static final List<IntKind> KINDS =
      List.of(IntKind.INT, IntKind.UINT, IntKind.LONG, IntKind.ULONG, IntKind.LLONG);
  private static final List<ResultPart> PARTS = List.of(ResultPart.values());
  private static final List<Join> JOINS = List.of(Join.values());
  private static final int TRIES = 4;

  private final Disguise disguise;
  private final Typing typing;
  private final Layout layout;
  private final Rng rng;

  Compensation(Disguise disguise, Typing typing, Rng rng) {
    this.disguise = disguise;
    this.typing = typing;
    this.layout = typing.layout();
    this.rng = rng;
  }

  /** How a part and what is missing are put together. */
  private enum Join {
    ADDED,
    TAKEN,
    TAKEN_FROM,
    CROSSED;

    BigInteger missing(BigInteger part, BigInteger value) {
      return switch (this) {
        case ADDED -> value.subtract(part);
        case TAKEN -> part.subtract(value);
        case TAKEN_FROM -> value.add(part);
        case CROSSED -> value.xor(part);
      };
    }

    Expr of(Expr part, Expr missing, Typing typing) {
      return switch (this) {
        case ADDED -> typing.binary(BinaryOp.ADD, part, missing, Span.NONE);
        case TAKEN -> typing.binary(BinaryOp.SUBTRACT, part, missing, Span.NONE);
        case TAKEN_FROM -> typing.binary(BinaryOp.SUBTRACT, missing, part, Span.NONE);
        case CROSSED -> typing.binary(BinaryOp.XOR, part, missing, Span.NONE);
      };
    }
  }

  /** One way to do it. */
  private record Form(CType type, ResultPart part, BigInteger number, Join join) {}

  /**
   * An expression with the value of the case that is chosen: modulo 2 to the power of 64 if its
   * type is {@code unsigned long long}, else exactly.
   */
  Expr of(Expr call, PairChoice choice) {
    for (int i = 0; i < TRIES; i++) {
      CType type = type(call);
      boolean isExact = choice.cases().stream().allMatch(c -> holds(c.value(), type));
      Optional<Expr> made =
          isExact && rng.chance(1, 5)
              ? compared(call, choice, type)
              : isExact || type.equals(WIDE)
                  ? computed(call, choice, form(type))
                  : Optional.empty();
      if (made.isPresent()) {
        return made.get();
      }
    }
    var simple = new Form(WIDE, ResultPart.WHOLE, BigInteger.ZERO, Join.ADDED);
    return computed(call, choice, simple).orElseThrow();
  }

  private CType type(Expr call) {
    return switch (rng.nextInt(5)) {
      case 0, 1 -> Types.promoted(call.type(), layout);
      case 2 -> new CType.Int(rng.pick(KINDS));
      default -> WIDE;
    };
  }

  private Form form(CType type) {
    ResultPart part = rng.nextBoolean() ? ResultPart.WHOLE : rng.pick(PARTS);
    return new Form(type, part, part.number(type, layout, rng), rng.pick(JOINS));
  }

  private boolean holds(BigInteger value, CType type) {
    return layout.wrap(value, type).equals(value);
  }

  /** The number as unsigned types have it; signed ones must hold it. */
  private Optional<BigInteger> held(BigInteger value, CType type) {
    return layout.isSigned(type) && !holds(value, type)
        ? Optional.empty()
        : Optional.of(layout.wrap(value, type));
  }

  private Optional<Expr> computed(Expr call, PairChoice choice, Form form) {
    if (choice.cases().stream().anyMatch(c -> missing(c, form).isEmpty())) {
      return Optional.empty();
    }
    Expr part = form.part().of(converted(call, form.type()), form.number(), form.type(), typing);
    Expr missing = number(choice.number(c -> missing(c, form).orElseThrow(), form.type()));
    return Optional.of(form.join().of(part, missing, typing));
  }

  /** What must be joined with the part of the result; empty if something overflows. */
  private Optional<BigInteger> missing(Case chosen, Form form) {
    CType type = form.type();
    return held(chosen.pair().result(), type)
        .flatMap(result -> held(form.part().of(result, form.number()), type))
        .flatMap(part -> held(form.join().missing(part, chosen.value()), type));
  }

  /** {@code call == result ? value : other}, {@code (call == result) * value} and the like. */
  private Optional<Expr> compared(Expr call, PairChoice choice, CType type) {
    if (choice.cases().stream().anyMatch(c -> !holds(c.pair().result(), type))) {
      return Optional.empty();
    }
    Expr result = choice.number(c -> c.pair().result(), type);
    Expr value = number(choice.number(Case::value, type));
    boolean isTurned = rng.nextBoolean();
    Expr truth =
        typing.binary(
            isTurned ? BinaryOp.NOT_EQUAL : BinaryOp.EQUAL,
            converted(call, type),
            result,
            Span.NONE);
    if (rng.nextBoolean()) {
      Expr other = Numbers.of(layout.wrap(BigInteger.valueOf(rng.between(-9, 99)), type), type);
      return Optional.of(
          typing.conditional(truth, isTurned ? other : value, isTurned ? value : other, Span.NONE));
    }
    return Optional.of(
        typing.binary(isTurned ? BinaryOp.XOR : BinaryOp.MULTIPLY, truth, value, Span.NONE));
  }

  private Expr converted(Expr call, CType type) {
    return Types.sameUnqualified(call.type(), type) ? call : typing.cast(type, call, Span.NONE);
  }

  /** A constant may be written as an expression over variables. */
  private Expr number(Expr written) {
    return written instanceof Expr.IntLiteral l && rng.nextBoolean()
        ? disguise.of(l.value(), l.type()).orElse(written)
        : written;
  }
}
