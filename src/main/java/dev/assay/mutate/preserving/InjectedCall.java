package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.harvest.FunctionEntry;
import dev.assay.harvest.FunctionEntry.Pair;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Calls of functions of real code, whose results are known.
 *
 * <p>Arguments are those of pairs, written as expressions over variables whose values are known, or
 * as calls of further functions. Where a variable changes from visit to visit, it may choose
 * between two pairs.
 */
final class InjectedCall {
  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);
  private static final CType WIDE = new CType.Int(IntKind.ULLONG);

  /** All calls that one mutation adds may take so many steps together. */
  private static final long MOST_STEPS = 40_000;

  private static final int TRIES = 4;

  /** Functions with more characters than this are taken the less often the longer they are. */
  private static final int SHORT = 800;

  private static final int DRAWS = 12;
  private static final int DEEPEST = 2;

  private final List<Known> known;
  private final Facts facts;
  private final FreshNames names;
  private final Rng rng;
  private final List<Decl> declarations = new ArrayList<>();
  private final List<Replacement> types = new ArrayList<>();
  private final StringBuilder told = new StringBuilder();
  private long steps;

  /**
   * For a statement.
   *
   * @param known places that hold what is known while calls are evaluated
   */
  InjectedCall(List<Known> known, long visits, Facts facts, FreshNames names, Rng rng) {
    this.known = known;
    this.facts = facts;
    this.names = names;
    this.rng = rng;
    this.steps = MOST_STEPS / Math.max(1, visits);
  }

  /** Whether calls can be put there at all. */
  static boolean isPossible(Spot spot, Facts facts) {
    return !facts.donors().functions().isEmpty()
        && facts.profile().visits(spot.statement()) > 0
        && !facts.promises().bind(spot.function())
        && InjectedCode.fits(facts.program());
  }

  /** An expression with a call that has this value, in unsigned arithmetic, which wraps. */
  Optional<Expr> worth(BigInteger value) {
    return worth(value, 0);
  }

  private Optional<Expr> worth(BigInteger value, int depth) {
    Optional<InjectedCode> drawn =
        entry().flatMap(entry -> InjectedCode.of(entry, facts.program(), names, rng));
    if (drawn.isEmpty()) {
      return Optional.empty();
    }
    InjectedCode code = drawn.get();
    Pair first = rng.pick(code.entry().pairs());
    Pair second = rng.pick(code.entry().pairs());
    List<Known> changing = known.stream().filter(k -> k.values().size() != 1).toList();
    Optional<Expr> condition =
        changing.isEmpty() || first.equals(second) || rng.nextBoolean()
            ? Optional.empty()
            : Optional.of(condition(rng.pick(changing)));
    tell(code.entry(), first, condition.isPresent() ? " or another" : "");
    Expr call = call(code, first, condition.map(_ -> second).orElse(first), condition, depth);
    declarations.addAll(code.declarations());
    code.nameless().forEach(d -> types.add(new Replacement.OfTag(d.tag(), d)));
    return Optional.of(
        facts
            .typing()
            .binary(
                BinaryOp.ADD,
                facts.typing().cast(WIDE, call, Span.NONE),
                chosen(
                    condition,
                    value.subtract(first.result()).mod(WORD),
                    value.subtract(second.result()).mod(WORD),
                    WIDE),
                Span.NONE));
  }

  private Optional<FunctionEntry> entry() {
    for (int i = 0; i < TRIES; i++) {
      FunctionEntry entry = drawn();
      if (Math.max(1, entry.traits().steps()) <= steps) {
        steps -= Math.max(1, entry.traits().steps());
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  /**
   * Each function gets the same share of the code that is added, not of the calls: a few that bring
   * half of a project's types along would else be what compilers spend their time on.
   */
  private FunctionEntry drawn() {
    FunctionEntry entry = rng.pick(facts.donors().functions());
    for (int i = 1; i < DRAWS && rng.nextInt(Math.max(1, entry.code().length())) >= SHORT; i++) {
      entry = rng.pick(facts.donors().functions());
    }
    return entry;
  }

  /** Both pairs are right at any time, and so it may be anything without a side effect. */
  private Expr condition(Known place) {
    Typing typing = facts.typing();
    CType type = Types.promoted(place.place().type(), typing.layout());
    BigInteger bound = place.values().isEmpty() ? place.least() : rng.pick(place.values());
    Expr read = typing.rvalue(place.place().lvalue());
    return switch (rng.nextInt(3)) {
      case 0 -> typing.binary(BinaryOp.EQUAL, read, Numbers.of(bound, type), Span.NONE);
      case 1 -> typing.binary(BinaryOp.GREATER, read, Numbers.of(bound, type), Span.NONE);
      default ->
          typing.binary(BinaryOp.AND, read, Numbers.of(rng.between(1, 3), CType.INT), Span.NONE);
    };
  }

  private Expr call(
      InjectedCode code, Pair first, Pair second, Optional<Expr> condition, int depth) {
    var disguise = new Disguise(known, facts.typing(), rng);
    var arguments = new ArrayList<Expr>();
    var parameters = new ArrayList<CType>();
    for (int i = 0; i < first.arguments().size(); i++) {
      IntKind kind = code.entry().parameters().get(i);
      CType type = new CType.Int(kind.rank() < IntKind.INT.rank() ? IntKind.INT : kind);
      BigInteger one = first.arguments().get(i);
      BigInteger other = second.arguments().get(i);
      arguments.add(
          one.equals(other)
              ? argument(one, type, disguise, depth)
              : chosen(condition, one, other, type));
      parameters.add(new CType.Int(kind));
    }
    CType result = new CType.Int(code.entry().result());
    Expr function =
        new Expr.Name(code.name(), new CType.Function(result, parameters, false, true), Span.NONE);
    return new Expr.Call(function, arguments, result, Span.NONE);
  }

  private Expr argument(BigInteger number, CType type, Disguise disguise, int depth) {
    Optional<Expr> written =
        depth + 1 < DEEPEST && rng.chance(1, 8)
            ? worth(number.mod(WORD), depth + 1)
                .map(sum -> facts.typing().cast(type, sum, Span.NONE))
            : Optional.empty();
    return written
        .or(() -> rng.nextBoolean() ? disguise.of(number, type) : Optional.empty())
        .orElseGet(() -> Numbers.of(number, type));
  }

  private Expr chosen(Optional<Expr> condition, BigInteger one, BigInteger other, CType type) {
    return condition
        .map(c ->
            facts
                .typing()
                .conditional(c, Numbers.of(one, type), Numbers.of(other, type), Span.NONE))
        .orElseGet(() -> Numbers.of(one, type));
  }

  private void tell(FunctionEntry entry, Pair pair, String more) {
    told.append(told.isEmpty() ? "" : " with ")
        .append(entry.source().function())
        .append(
            pair.arguments().stream()
                .map(BigInteger::toString)
                .collect(Collectors.joining(", ", "(", ") = ")))
        .append(pair.result())
        .append(more);
  }

  /** Which calls there are, for people. */
  String told() {
    return told.toString();
  }

  /** What must stand before the function in which they are. */
  List<Replacement> definitions(Spot spot) {
    var all = new ArrayList<>(types);
    declarations.forEach(d -> all.add(new Replacement.Before(spot.function(), d)));
    return all;
  }
}
