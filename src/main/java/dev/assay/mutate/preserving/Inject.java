package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.harvest.FunctionEntry;
import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Calls a function of real code where a value is computed.
 *
 * <p>Its arguments are those of a call whose result is known, written as expressions over variables
 * whose values are known. A constant becomes the result and the difference to it; to any other
 * value the result is added after what it is was taken away.
 */
public final class Inject implements Mutator {
  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);
  private static final CType WIDE = new CType.Int(IntKind.ULLONG);

  /** All calls that one mutation adds may take so many steps together. */
  private static final long MOST_STEPS = 40_000;

  private static final int TRIES = 4;

  @Override
  public String name() {
    return "inject";
  }

  @Override
  public String summary() {
    return "a call of a function of real code as part of a value";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    long visits = facts.profile().visits(spot.statement());
    List<Expr> first = Value.first(spot.statement());
    if (facts.donors().functions().isEmpty() || visits == 0 || first.isEmpty()) {
      return Optional.empty();
    }
    List<Expr> values =
        ValueSearch.at(spot, facts.layout()).stream()
            .map(Value::node)
            .filter(Inject::isInteger)
            .toList();
    if (values.isEmpty() || !InjectedCode.fits(facts.program())) {
      return Optional.empty();
    }
    Expr value = rng.pick(values);
    return entry(visits, facts, rng)
        .flatMap(entry -> InjectedCode.of(entry, facts.program(), names, rng))
        .map(code -> {
          Pair pair = rng.pick(code.entry().pairs());
          List<Known> known = Known.during(first, spot, facts, rng);
          Expr call = call(code, pair, new Disguise(known, facts.typing(), rng), rng);
          Expr by = with(value, call, pair.result(), facts.typing());
          var replacements = new ArrayList<Replacement>();
          code.declarations()
              .forEach(d -> replacements.add(new Replacement.Before(spot.function(), d)));
          code.nameless().forEach(d -> replacements.add(new Replacement.OfTag(d.tag(), d)));
          replacements.add(Replacement.of(value, by));
          return new Change(told(code.entry(), pair, value), replacements);
        });
  }

  private static boolean isInteger(Expr expr) {
    return Types.unqualified(Types.canonical(expr.type())) instanceof CType.Int(IntKind kind)
        && kind.rank() <= IntKind.LLONG.rank();
  }

  private static Optional<FunctionEntry> entry(long visits, Facts facts, Rng rng) {
    for (int i = 0; i < TRIES; i++) {
      FunctionEntry entry = rng.pick(facts.donors().functions());
      if (visits * Math.max(1, entry.traits().steps()) <= MOST_STEPS) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  private static Expr call(InjectedCode code, Pair pair, Disguise disguise, Rng rng) {
    var arguments = new ArrayList<Expr>();
    var types = new ArrayList<CType>();
    for (int i = 0; i < pair.arguments().size(); i++) {
      IntKind kind = code.entry().parameters().get(i);
      CType type = new CType.Int(kind.rank() < IntKind.INT.rank() ? IntKind.INT : kind);
      BigInteger number = pair.arguments().get(i);
      Optional<Expr> written = rng.nextBoolean() ? disguise.of(number, type) : Optional.empty();
      arguments.add(written.orElseGet(() -> Numbers.of(number, type)));
      types.add(new CType.Int(kind));
    }
    CType result = new CType.Int(code.entry().result());
    Expr function =
        new Expr.Name(code.name(), new CType.Function(result, types, false, true), Span.NONE);
    return new Expr.Call(function, arguments, result, Span.NONE);
  }

  /** In unsigned arithmetic, which wraps, up to the conversion to the type of the value. */
  private static Expr with(Expr value, Expr call, BigInteger result, Typing typing) {
    CType type = Types.unqualified(value.type());
    Optional<BigInteger> constant = constant(value);
    BigInteger difference = constant.orElse(BigInteger.ZERO).subtract(result).mod(WORD);
    Expr sum =
        typing.binary(
            BinaryOp.ADD,
            typing.cast(WIDE, call, Span.NONE),
            Numbers.of(difference, WIDE),
            Span.NONE);
    Expr same = typing.cast(type, sum, Span.NONE);
    return constant.isPresent()
        ? same
        : typing.cast(type, typing.binary(BinaryOp.ADD, value, same, Span.NONE), Span.NONE);
  }

  private static Optional<BigInteger> constant(Expr value) {
    return switch (value) {
      case Expr.IntLiteral l -> Optional.of(l.value());
      case Expr.CharLiteral l -> Optional.of(l.value());
      case Expr _ -> Optional.empty();
    };
  }

  private static String told(FunctionEntry entry, Pair pair, Expr value) {
    return Excerpt.of(
        entry.source().function()
            + pair.arguments().stream()
                .map(BigInteger::toString)
                .collect(Collectors.joining(", ", "(", ") = "))
            + pair.result()
            + " into "
            + Printer.print(value));
  }
}
