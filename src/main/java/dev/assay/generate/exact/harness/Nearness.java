package dev.assay.generate.exact.harness;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.repair.ExpectedHole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares floating values with what a run of the program gave, and tells which are too far off.
 *
 * <p>They are compared by their bits, which for positive numbers are in the same order: builds that
 * take for granted that there are no NaNs must not overlook one.
 */
final class Nearness {
  static final String EXPECTED = "expected";
  static final String COMPARED = "compared";
  static final String MISSES = "misses";
  static final String COMPARE = "compare";

  private static final CType TEXT = new CType.Qualified(CType.CHAR, Qualifiers.CONST);

  /** A distance of 2^-13 or 2^-30 of the value, or a little less. */
  private static final int SINGLE_DISTANCE = 1 << 10;

  private static final int DOUBLE_DISTANCE = 1 << 22;

  /** The bits of 2^-100: whatever is below counts as this. */
  private static final long SINGLE_TINY = (127L - 100) << 23;

  private static final long DOUBLE_TINY = (1023L - 100) << 52;

  private final Draft draft;
  private final Code code;
  private final Words words;
  private final CType type;
  private final boolean single;
  private int values;

  /** For programs that want it. */
  static Optional<Nearness> in(Draft draft, Code code, Words words) {
    return draft.options().floats() == FloatResults.NEAR
        ? Optional.of(new Nearness(draft, code, words))
        : Optional.empty();
  }

  private Nearness(Draft draft, Code code, Words words) {
    this.draft = draft;
    this.code = code;
    this.words = words;
    FloatKind kind = draft.typeFeatures().floating().getFirst();
    this.single = kind == FloatKind.FLOAT;
    this.type = new CType.Floating(kind);
  }

  /** The statement that compares a part, for each of the input vectors. */
  Stmt compared(Parts.Part part, Expr vector) {
    values += part.times() * draft.options().inputs();
    var function =
        new CType.Function(
            CType.VOID, List.of(type, new CType.Pointer(TEXT), CType.INT), false, true);
    return code.evaluate(
        code.call(
            Code.name(COMPARE, function),
            part.lvalue(),
            Text.of(part.name().replace("%d", "")),
            vector));
  }

  /** How many were too far off so far. */
  static Expr misses() {
    return Code.name(MISSES, CType.INT);
  }

  /** What the statements need; to be asked for after them, and before what the words need. */
  List<Decl> declarations() {
    if (values == 0) {
      return List.of(counter(MISSES));
    }
    var result = new ArrayList<Decl>();
    CType constant = new CType.Qualified(type, Qualifiers.CONST);
    CType table = new CType.Array(constant, new CType.ArraySize.Fixed(values));
    result.add(Code.variable(EXPECTED, table, Decl.Storage.STATIC, Optional.empty()));
    result.add(counter(COMPARED));
    result.add(counter(MISSES));
    result.add(compare(Code.name(EXPECTED, table)));
    return result;
  }

  private static Decl counter(String name) {
    return Code.variable(name, CType.INT, Decl.Storage.STATIC, Optional.empty());
  }

  private Decl compare(Expr table) {
    var value = new Variable("value", type, Role.LOCAL, false);
    var name = new Variable("name", new CType.Pointer(TEXT), Role.LOCAL, false);
    var vector = new Variable("vector", CType.INT, Role.LOCAL, false);
    Expr count =
        draft.typing().step(StepOp.POST_INCREMENT, Code.name(COMPARED, CType.INT), Span.NONE);
    var hole = new ExpectedHole(code.index(table, count), single);
    draft.holes().fill(EXPECTED, hole::table);
    Expr next = draft.holes().open(hole, List.of(draft.typing().rvalue(value.expr())), type);
    Expr wanted = Code.name("wanted", type);
    Expr is = Code.name("is", Harness.WORD);
    Expr should = Code.name("should", Harness.WORD);
    Expr distance =
        draft
            .typing()
            .conditional(
                code.binary(BinaryOp.GREATER, is, should),
                code.binary(BinaryOp.SUBTRACT, is, should),
                code.binary(BinaryOp.SUBTRACT, should, is),
                Span.NONE);
    Expr most = Code.number(single ? SINGLE_DISTANCE : DOUBLE_DISTANCE, Harness.WORD);
    Stmt tell =
        code.evaluate(
            code.call(
                draft.prototypes().use("printf"),
                Text.of("%d %s is off\n"),
                vector.expr(),
                name.expr()));
    Stmt counted = code.evaluate(draft.typing().step(StepOp.PRE_INCREMENT, misses(), Span.NONE));
    return Code.function(
        COMPARE,
        CType.VOID,
        List.of(value, name, vector),
        Decl.Storage.STATIC,
        List.of(),
        List.of(
            code.local("wanted", type, next),
            code.local("is", Harness.WORD, bits(value.expr())),
            code.local("should", Harness.WORD, bits(wanted)),
            atLeastTiny(is),
            atLeastTiny(should),
            when(code.binary(BinaryOp.GREATER, distance, most), List.of(tell, counted))));
  }

  private Expr bits(Expr value) {
    return words.of(value).getFirst();
  }

  private Stmt atLeastTiny(Expr bits) {
    Expr tiny = Code.number(single ? SINGLE_TINY : DOUBLE_TINY, Harness.WORD);
    return when(code.binary(BinaryOp.LESS, bits, tiny), List.of(code.assign(bits, tiny)));
  }

  private Stmt when(Expr condition, List<Stmt> then) {
    return new Stmt.If(
        draft.typing().condition(condition), Code.block(then), Optional.empty(), Span.NONE);
  }
}
