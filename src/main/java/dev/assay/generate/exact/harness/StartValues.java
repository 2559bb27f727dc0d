package dev.assay.generate.exact.harness;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.Targets;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gives every global variable its value for an input vector.
 *
 * <p>The values come from a small generator in the program itself, whose numbers are often small or
 * blocks of ones or of zeros: tables would be longer than the tests.
 */
final class StartValues {
  private static final long FACTOR = 6364136223846793005L;
  private static final long STEP = 1442695040888963407L;

  private final Draft draft;
  private final Code code;
  private final Targets targets;
  private final Expr state = Code.name("state", Harness.WORD);

  StartValues(Draft draft, Code code) {
    this.draft = draft;
    this.code = code;
    this.targets = new Targets(draft);
  }

  List<Decl> declarations() {
    var result = new ArrayList<Decl>();
    result.add(Code.variable("state", Harness.WORD, Decl.Storage.STATIC, Optional.empty()));
    result.add(next());
    if (!draft.typeFeatures().floating().isEmpty()) {
      result.add(nextReal());
    }
    return result;
  }

  /** The next number: in a quarter of cases a block of ones, else of any magnitude. */
  private Decl next() {
    Expr advanced =
        code.binary(
            BinaryOp.ADD,
            code.binary(BinaryOp.MULTIPLY, state, Code.number(FACTOR, Harness.WORD)),
            Code.number(STEP, Harness.WORD));
    Expr mixed = code.binary(BinaryOp.XOR, state, stateBits(29));
    Expr value = code.binary(BinaryOp.SHIFT_RIGHT, mixed, stateBits(58));
    Expr ones = draft.typing().unary(UnaryOp.COMPLEMENT, Code.number(0, Harness.WORD), Span.NONE);
    Expr block =
        code.binary(
            BinaryOp.SHIFT_LEFT,
            code.binary(BinaryOp.SHIFT_RIGHT, ones, stateBits(58)),
            code.binary(BinaryOp.AND, stateBits(52), Code.number(31, CType.INT)));
    Expr some = code.binary(BinaryOp.AND, state, Code.number(3L << 41, Harness.WORD));
    Expr negative = code.binary(BinaryOp.AND, state, Code.number(1L << 40, Harness.WORD));
    Expr drawn = Code.name("value", Harness.WORD);
    Expr inverted = draft.typing().unary(UnaryOp.COMPLEMENT, drawn, Span.NONE);
    return Code.function(
        "next_value",
        Harness.WORD,
        List.of(),
        Decl.Storage.STATIC,
        List.of(),
        List.of(
            code.assign(state, advanced),
            code.local("value", Harness.WORD, either(some, value, block)),
            code.returned(either(negative, inverted, drawn), Harness.WORD)));
  }

  private Expr stateBits(int from) {
    return code.binary(BinaryOp.SHIFT_RIGHT, state, Code.number(from, CType.INT));
  }

  private Expr either(Expr condition, Expr then, Expr otherwise) {
    return draft.typing().conditional(condition, then, otherwise, Span.NONE);
  }

  /** A small number of eighths, which every format holds; of others where nearness is enough. */
  private Decl nextReal() {
    Expr bits = code.binary(BinaryOp.AND, nextWord(), Code.number(1023, CType.INT));
    Expr whole = code.cast(CType.INT, bits);
    Expr centred = code.binary(BinaryOp.SUBTRACT, whole, Code.number(512, CType.INT));
    boolean near = draft.options().floats() == FloatResults.NEAR;
    // Positive ones where only nearness counts: their sums lose no digits.
    Expr number = near ? code.binary(BinaryOp.ADD, whole, Code.number(1, CType.INT)) : centred;
    Expr unit = new Expr.FloatLiteral(near ? "0.137" : "0.125", CType.DOUBLE, Span.NONE);
    Expr result = code.binary(BinaryOp.MULTIPLY, number, unit);
    return Code.function(
        "next_real",
        CType.DOUBLE,
        List.of(),
        Decl.Storage.STATIC,
        List.of(),
        List.of(code.returned(result, CType.DOUBLE)));
  }

  List<Stmt> statements(Expr vector) {
    var result = new ArrayList<Stmt>();
    Expr seed =
        code.binary(BinaryOp.ADD, Code.number(draft.rng().nextLong() >>> 1, Harness.WORD), vector);
    result.add(code.assign(state, seed));
    for (Variable variable : draft.globals()) {
      if (!Types.qualifiers(variable.type()).isConst()) {
        result.addAll(
            new Parts(draft, code)
                .each(variable.expr(), variable.name(), part -> started(part, variable.role())));
      }
    }
    return result;
  }

  /** What is only written starts as zero by itself, but for its pointers. */
  private List<Stmt> started(Parts.Part part, Role role) {
    if (part.type() instanceof CType.Pointer pointer) {
      return List.of(code.assign(part.lvalue(), targets.address(pointer, role)));
    }
    return role.isReadable() ? List.of(code.assign(part.lvalue(), value(part))) : List.of();
  }

  private Expr value(Parts.Part part) {
    CType type = part.type();
    boolean plain = type instanceof CType.Int && !Types.isBool(type);
    if (plain && !part.counters().isEmpty()) {
      return code.cast(type, spread(part.counters()));
    }
    return switch (type) {
      case CType.Floating _ -> code.cast(type, real());
      case CType.Enum e when draft.options().target().isCxx() ->
          code.cast(type, code.binary(BinaryOp.AND, nextWord(), Code.number(mask(e), CType.INT)));
      case CType.Int _ when Types.isBool(type) ->
          code.cast(type, code.binary(BinaryOp.AND, nextWord(), Code.number(1, CType.INT)));
      case CType _ -> code.cast(type, nextWord());
    };
  }

  /** A number for an element: a call for each would cost more steps than the tests take. */
  private Expr spread(List<Expr> counters) {
    Expr mixed = code.binary(BinaryOp.ADD, state, factor());
    for (Expr counter : counters) {
      mixed = code.binary(BinaryOp.XOR, mixed, code.binary(BinaryOp.MULTIPLY, counter, factor()));
    }
    Expr count =
        code.binary(
            BinaryOp.AND,
            code.binary(BinaryOp.MULTIPLY, counters.getLast(), Code.number(11, CType.INT)),
            Code.number(63, CType.INT));
    return code.binary(BinaryOp.SHIFT_RIGHT, mixed, count);
  }

  private Expr factor() {
    return Code.number(draft.rng().nextLong() >>> 1 | 1, Harness.WORD);
  }

  private Expr real() {
    return code.call(
        Code.name("next_real", new CType.Function(CType.DOUBLE, List.of(), false, true)));
  }

  /** The bits that the constants of an enum have: C++ allows no others. */
  private long mask(CType.Enum type) {
    TagDef.EnumDef definition = draft.tags().enumeration(type.tag()).orElseThrow();
    int bits =
        definition.enumerators().stream()
            .map(TagDef.Enumerator::value)
            .mapToInt(BigInteger::bitLength)
            .max()
            .orElse(1);
    return (1L << bits) - 1;
  }

  private Expr nextWord() {
    var function = new CType.Function(Harness.WORD, List.of(), false, true);
    return code.call(Code.name("next_value", function));
  }
}
