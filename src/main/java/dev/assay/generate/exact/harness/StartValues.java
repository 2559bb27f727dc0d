package dev.assay.generate.exact.harness;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gives every global variable its value for an input vector.
 *
 * <p>The values come from a small generator in the program itself, whose numbers are often small or
 * have few ones or few zeros: tables would be longer than the tests.
 */
final class StartValues {
  private static final long FACTOR = 6364136223846793005L;
  private static final long STEP = 1442695040888963407L;

  private final Draft draft;
  private final Code code;
  private final Expr state = Code.name("state", Harness.WORD);

  StartValues(Draft draft, Code code) {
    this.draft = draft;
    this.code = code;
  }

  List<Decl> declarations() {
    return List.of(
        Code.variable("state", Harness.WORD, Decl.Storage.STATIC, Optional.empty()), next());
  }

  /** The next number: shifted by a part of itself, so that all magnitudes occur. */
  private Decl next() {
    Expr advanced =
        code.binary(
            BinaryOp.ADD,
            code.binary(BinaryOp.MULTIPLY, state, Code.number(FACTOR, Harness.WORD)),
            Code.number(STEP, Harness.WORD));
    Expr mixed =
        code.binary(
            BinaryOp.XOR, state, code.binary(BinaryOp.SHIFT_RIGHT, state, Code.number(29, CType.INT)));
    Expr magnitude = code.binary(BinaryOp.SHIFT_RIGHT, state, Code.number(58, CType.INT));
    Expr value = code.binary(BinaryOp.SHIFT_RIGHT, mixed, magnitude);
    Expr negative =
        code.binary(
            BinaryOp.AND, state, Code.number(1L << 40, Harness.WORD));
    Expr result =
        draft
            .typing()
            .conditional(
                negative,
                draft
                    .typing()
                    .unary(dev.assay.c.UnaryOp.COMPLEMENT, value, dev.assay.c.Span.NONE),
                value,
                dev.assay.c.Span.NONE);
    return Code.function(
        "next_value",
        Harness.WORD,
        List.of(),
        Decl.Storage.STATIC,
        List.of(),
        List.of(code.assign(state, advanced), code.returned(result, Harness.WORD)));
  }

  List<Stmt> statements(Expr vector) {
    var result = new ArrayList<Stmt>();
    Expr seed =
        code.binary(
            BinaryOp.ADD,
            Code.number(draft.rng().nextLong() >>> 1, Harness.WORD),
            vector);
    result.add(code.assign(state, seed));
    for (Variable variable : draft.globals()) {
      if (!Types.qualifiers(variable.type()).isConst()) {
        result.addAll(
            new Parts(draft, code)
                .each(
                    variable.expr(),
                    variable.name(),
                    part -> List.of(code.assign(part.lvalue(), nextValue(part.lvalue().type())))));
      }
    }
    return result;
  }

  private Expr nextValue(CType type) {
    var function = new CType.Function(Harness.WORD, List.of(), false, true);
    return code.cast(Types.unqualified(type), code.call(Code.name("next_value", function)));
  }
}
