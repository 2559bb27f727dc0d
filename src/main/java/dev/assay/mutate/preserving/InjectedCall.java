package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.edit.Replacement;
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
 * as calls of further functions. Where a variable changes from visit to visit, it may choose the
 * pair.
 */
final class InjectedCall {
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
  private final PairTables tables;
  private final Disguise disguise;
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
    this.tables = new PairTables(facts.typing(), names, rng);
    this.disguise = new Disguise(known, facts.typing(), rng);
    this.steps = MOST_STEPS / Math.max(1, visits);
  }

  /** Whether calls can be put there at all. */
  static boolean isPossible(Spot spot, Facts facts) {
    return !facts.donors().functions().isEmpty()
        && facts.profile().visits(spot.statement()) > 0
        && !facts.promises().bind(spot.function())
        && InjectedCode.fits(facts.program());
  }

  /**
   * An expression with a call that has this value: modulo 2 to the power of 64 if its type is
   * {@code unsigned long long}, else exactly.
   */
  Optional<Expr> worth(BigInteger value) {
    return worth(new Aim.Always(value), 0);
  }

  /** The same, where the value may depend on what is known. */
  Optional<Expr> worth(Aim aim) {
    return worth(aim, 0);
  }

  private Optional<Expr> worth(Aim aim, int depth) {
    Optional<InjectedCode> drawn =
        entry().flatMap(entry -> InjectedCode.of(entry, facts.program(), names, rng));
    return drawn.map(code -> {
      declarations.addAll(code.declarations());
      code.nameless().forEach(d -> types.add(new Replacement.OfTag(d.tag(), d)));
      PairChoice choice = new PairChoices(known, tables, facts.typing(), rng).of(code.entry(), aim);
      tell(code.entry(), choice);
      return new Compensation(disguise, facts.typing(), rng).of(call(code, choice, depth), choice);
    });
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

  private Expr call(InjectedCode code, PairChoice choice, int depth) {
    var arguments = new ArrayList<Expr>();
    var parameters = new ArrayList<CType>();
    for (int i = 0; i < code.entry().parameters().size(); i++) {
      int place = i;
      IntKind kind = code.entry().parameters().get(i);
      CType type = new CType.Int(kind.rank() < IntKind.INT.rank() ? IntKind.INT : kind);
      Expr number = choice.number(c -> c.pair().arguments().get(place), type);
      arguments.add(
          number instanceof Expr.IntLiteral literal ? argument(literal, type, depth) : number);
      parameters.add(new CType.Int(kind));
    }
    CType result = new CType.Int(code.entry().result());
    Expr function =
        new Expr.Name(code.name(), new CType.Function(result, parameters, false, true), Span.NONE);
    return new Expr.Call(function, arguments, result, Span.NONE);
  }

  private Expr argument(Expr.IntLiteral number, CType type, int depth) {
    Optional<Expr> written =
        depth + 1 < DEEPEST && rng.chance(1, 8)
            ? worth(new Aim.Always(number.value()), depth + 1)
                .map(sum -> facts.typing().cast(type, sum, Span.NONE))
            : Optional.empty();
    return written
        .or(() -> rng.nextBoolean() ? disguise.of(number.value(), type) : Optional.empty())
        .orElse(number);
  }

  private void tell(FunctionEntry entry, PairChoice choice) {
    Pair first = choice.cases().getFirst().pair();
    told.append(told.isEmpty() ? "" : " with ")
        .append(entry.source().function())
        .append(
            first.arguments().stream()
                .map(BigInteger::toString)
                .collect(Collectors.joining(", ", "(", ") = ")))
        .append(first.result())
        .append(
            switch (choice) {
              case PairChoice.Fixed _ -> "";
              case PairChoice.ByCondition _ -> " or another";
              case PairChoice.ByIndex _ -> " or others";
            });
  }

  /** Which calls there are, for people. */
  String told() {
    return told.toString();
  }

  /** What must stand before the function in which they are. */
  List<Replacement> definitions(Spot spot) {
    var all = new ArrayList<>(types);
    declarations.forEach(d -> all.add(new Replacement.Before(spot.function(), d)));
    tables.declarations().forEach(d -> all.add(new Replacement.Before(spot.function(), d)));
    return all;
  }
}
