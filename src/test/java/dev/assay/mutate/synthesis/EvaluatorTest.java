package dev.assay.mutate.synthesis;

import static dev.assay.mutate.synthesis.Tables.TYPING;
import static dev.assay.mutate.synthesis.Tables.column;
import static dev.assay.mutate.synthesis.Tables.place;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.c.TypeTable;
import dev.assay.c.UnaryOp;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Typing;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class EvaluatorTest {
  private static final List<IntKind> KINDS =
      List.of(
          IntKind.BOOL,
          IntKind.CHAR,
          IntKind.SCHAR,
          IntKind.UCHAR,
          IntKind.SHORT,
          IntKind.USHORT,
          IntKind.INT,
          IntKind.UINT,
          IntKind.LONG,
          IntKind.ULONG,
          IntKind.LLONG,
          IntKind.ULLONG);

  /** C's rules once more, by numbers without limits. */
  private static Optional<BigInteger> exact(
      BinaryOp op, int width, boolean signed, long x, long y) {
    BigInteger a = BigInteger.valueOf(x);
    BigInteger b = BigInteger.valueOf(y);
    boolean count = y >= 0 && y < width;
    BigInteger least = signed ? BigInteger.TWO.pow(width - 1).negate() : BigInteger.ZERO;
    BigInteger most = least.add(BigInteger.TWO.pow(width)).subtract(BigInteger.ONE);
    BigInteger result =
        switch (op) {
          case ADD -> a.add(b);
          case SUBTRACT -> a.subtract(b);
          case MULTIPLY -> a.multiply(b);
          case DIVIDE -> y == 0 ? null : a.divide(b);
          case REMAINDER -> y == 0 || !fits(a.divide(b), least, most) ? null : a.remainder(b);
          case SHIFT_LEFT -> !count || signed && x < 0 ? null : a.shiftLeft((int) y);
          case SHIFT_RIGHT -> count ? a.shiftRight((int) y) : null;
          case AND -> a.and(b);
          case OR -> a.or(b);
          case XOR -> a.xor(b);
          case LESS -> truth(x < y);
          case GREATER -> truth(x > y);
          case LESS_EQUAL -> truth(x <= y);
          case GREATER_EQUAL -> truth(x >= y);
          case EQUAL -> truth(x == y);
          case NOT_EQUAL -> truth(x != y);
          case LOGICAL_AND -> truth(x != 0 && y != 0);
          case LOGICAL_OR -> truth(x != 0 || y != 0);
        };
    if (result == null || fits(result, least, most)) {
      return Optional.ofNullable(result);
    }
    boolean truth = op.isEquality() || op.isRelational() || op.isLogical();
    return signed && !truth
        ? Optional.empty()
        : Optional.of(truth ? result : result.mod(BigInteger.TWO.pow(width)));
  }

  private static boolean fits(BigInteger value, BigInteger least, BigInteger most) {
    return value.compareTo(least) >= 0 && value.compareTo(most) <= 0;
  }

  private static BigInteger truth(boolean value) {
    return value ? BigInteger.ONE : BigInteger.ZERO;
  }

  @Test
  void operatorsOnAllValuesOfNarrowTypes() {
    for (int width = 2; width <= 6; width++) {
      for (boolean signed : new boolean[] {false, true}) {
        CType type = new CType.BitInt(width, signed);
        for (BinaryOp op : BinaryOp.values()) {
          everyPair(op, type, width, signed);
        }
      }
    }
  }

  private static void everyPair(BinaryOp op, CType type, int width, boolean signed) {
    long least = signed ? -1L << (width - 1) : 0;
    long[] values = LongStream.range(least, least + (1L << width)).toArray();
    Place a = place("a", type);
    Place b = place("b", type);
    Map<Place, long[]> columns = new LinkedHashMap<>();
    columns.put(a, Arrays.stream(values).flatMap(v -> Arrays.stream(values).map(_ -> v)).toArray());
    columns.put(b, Arrays.stream(values).flatMap(_ -> Arrays.stream(values)).toArray());
    Table table = Table.of(TYPING, values.length * values.length, columns, List.of(), List.of());
    var evaluator = new Evaluator(table);
    Expr expr = TYPING.binary(op, a.lvalue(), b.lvalue(), Span.NONE);
    for (int row = 0; row < table.rows(); row++) {
      long x = table.column(a)[row];
      long y = table.column(b)[row];
      Optional<BigInteger> found =
          evaluator.value(expr, row).stream().mapToObj(BigInteger::valueOf).findFirst();
      assertEquals(exact(op, width, signed, x, y), found, x + op.symbol() + y + " in " + type);
    }
  }

  @Test
  void secondOperandsCountOnlyWhereEvaluated() {
    Place a = place("a", CType.INT);
    Object[] values = {0L, 3L};
    Table table =
        Table.of(Tables.together(List.of(column(a, values)), values), TYPING, new Seed(1).rng());
    var evaluator = new Evaluator(table);
    Expr quotient = TYPING.binary(BinaryOp.DIVIDE, Literals.integer(6), a.lvalue(), Span.NONE);
    assertTrue(evaluator.values(quotient).isEmpty());
    assertEquals(2, evaluator.value(quotient, 1).orElseThrow());
    Expr guarded = TYPING.binary(BinaryOp.LOGICAL_AND, a.lvalue(), quotient, Span.NONE);
    assertArrayEquals(new long[] {0, 1}, evaluator.values(guarded).orElseThrow());
    Expr chosen = TYPING.conditional(a.lvalue(), quotient, Literals.integer(9), Span.NONE);
    assertArrayEquals(new long[] {9, 2}, evaluator.values(chosen).orElseThrow());
    Expr other = TYPING.binary(BinaryOp.LOGICAL_OR, a.lvalue(), quotient, Span.NONE);
    assertTrue(evaluator.values(other).isEmpty());
  }

  @Test
  void floatsAreComparedAndPointersAreEqualOrNot() {
    Place d = place("d", CType.DOUBLE);
    Place p = place("p", new CType.Pointer(CType.INT));
    Object[] numbers = {-0.5, 2.0};
    Object[] addresses = {0L, 4096L};
    Table table =
        Table.of(
            Tables.together(List.of(column(d, numbers), column(p, addresses)), numbers, addresses),
            TYPING,
            new Seed(1).rng());
    var evaluator = new Evaluator(table);
    Expr less = TYPING.binary(BinaryOp.LESS, d.lvalue(), Literals.integer(2), Span.NONE);
    assertArrayEquals(new long[] {1, 0}, evaluator.values(less).orElseThrow());
    Expr sum = TYPING.binary(BinaryOp.ADD, d.lvalue(), d.lvalue(), Span.NONE);
    assertTrue(evaluator.values(sum).isEmpty());
    Expr none = TYPING.binary(BinaryOp.EQUAL, p.lvalue(), Literals.integer(0), Span.NONE);
    assertArrayEquals(new long[] {1, 0}, evaluator.values(none).orElseThrow());
    Expr order = TYPING.binary(BinaryOp.LESS, p.lvalue(), p.lvalue(), Span.NONE);
    assertTrue(evaluator.values(order).isEmpty());
    Expr not = TYPING.unary(UnaryOp.NOT, p.lvalue(), Span.NONE);
    assertArrayEquals(new long[] {1, 0}, evaluator.values(not).orElseThrow());
  }

  /** The same variables as a table and as declarations. */
  private record World(DataModel model, Typing typing, Table table, String declarations) {}

  private static World world(DataModel model, Rng rng) {
    var typing = new Typing(model, Standard.DEFAULT, TypeTable.EMPTY, _ -> {});
    Map<Place, long[]> columns = new LinkedHashMap<>();
    List<String> declarations = new ArrayList<>();
    for (IntKind kind : KINDS) {
      CType type = new CType.Int(kind);
      IntShape shape = IntShape.of(type, typing.layout()).orElseThrow();
      for (int i = 0; i < 2; i++) {
        long value = shape.wrap(i == 0 ? rng.between(-9, 40) : rng.nextLong());
        Place place = place("v" + kind.ordinal() + "_" + i, type);
        columns.put(place, new long[] {value});
        Expr initial = Literals.integer(shape.exact(value), type);
        declarations.add(
            Printer.print(type, Printer.print(place.lvalue())) + " = " + spelled(initial) + ";");
      }
    }
    Table table = Table.of(typing, 1, columns, List.of(), List.of());
    return new World(model, typing, table, String.join("\n", declarations));
  }

  private static String spelled(Expr literal) {
    BigInteger value = ((Expr.IntLiteral) literal).value();
    if (value.signum() >= 0) {
      return value + "ULL";
    }
    return "-" + value.add(BigInteger.ONE).negate() + "LL - 1";
  }

  private static Execution run(World world, List<Expr> exprs) {
    String prints =
        exprs.stream()
            .map(e -> "printf(\"%lld\\n\", (long long)(" + Printer.print(e) + "));")
            .collect(Collectors.joining("\n"));
    String text =
        "int printf(const char *, ...);\n"
            + world.declarations
            + "\nint main(void) {\n"
            + prints
            + "\nreturn 0; }\n";
    var parsed = Parser.parse(SourceText.of("t.c", text), world.model, Standard.DEFAULT);
    assertEquals(List.of(), parsed.errors(), text);
    Program program = parsed.program();
    return Interpreter.run(program, Dialect.DEFAULT, Limits.DEFAULT);
  }

  @Test
  void agreesWithTheInterpreter() {
    for (DataModel model :
        List.of(DataModel.LP64, DataModel.ILP32, DataModel.LP64.withUnsignedChar())) {
      for (int seed = 0; seed < 4; seed++) {
        Rng rng = new Seed(seed).rng();
        World world = world(model, rng);
        var expressions = new Expressions(world.table, world.typing, rng);
        var evaluator = new Evaluator(world.table);
        List<Expr> defined = new ArrayList<>();
        List<Expr> undefined = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
          Expr expr = i % 3 == 0 ? expressions.any() : expressions.unchecked();
          (evaluator.values(expr).isPresent() ? defined : undefined).add(expr);
        }
        String expected =
            defined.stream()
                .map(e -> evaluator.value(e, 0).orElseThrow() + "\n")
                .collect(Collectors.joining());
        var finished = assertInstanceOf(Execution.Finished.class, run(world, defined));
        assertEquals(expected, finished.stdout());
        for (Expr expr : undefined.subList(0, 6)) {
          assertInstanceOf(
              Execution.Undefined.class, run(world, List.of(expr)), () -> Printer.print(expr));
        }
      }
    }
  }
}
