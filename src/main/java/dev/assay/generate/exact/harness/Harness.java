package dev.assay.generate.exact.harness;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The driver: {@code main} gives the variables their values for each input vector, calls the tests
 * and prints what became of the outputs and mixed variables.
 */
public final class Harness {
  static final CType WORD = new CType.Int(IntKind.ULLONG);
  static final String BITS = "_bits";
  private static final Set<String> NAMES =
      Set.of(
          "init",
          "checksum",
          "main",
          "add_to_hash",
          "next_value",
          "next_real",
          "hash",
          "state",
          Nearness.EXPECTED,
          Nearness.COMPARED,
          Nearness.MISSES,
          Nearness.COMPARE);
  private static final Variable VECTOR = new Variable("vector", CType.INT, Role.LOCAL, false);

  private final Draft draft;
  private final Code code;

  public Harness(Draft draft) {
    this.draft = draft;
    this.code = new Code(draft.typing());
  }

  /** Whether a function or variable of a program is the driver's. */
  public static boolean owns(Decl decl) {
    return decl instanceof Decl.Function f && owns(f.name())
        || decl instanceof Decl.Variable v && owns(v.name());
  }

  private static boolean owns(String name) {
    return NAMES.contains(name) || name.endsWith(BITS);
  }

  /** The declarations of the driver, in order. */
  public List<Decl> make(List<String> tests) {
    var values = new StartValues(draft, code);
    var result = new ArrayList<Decl>(values.declarations());
    result.add(
        Code.function(
            "init",
            CType.VOID,
            List.of(VECTOR),
            Decl.Storage.STATIC,
            List.of(),
            values.statements(VECTOR.expr())));
    result.addAll(result(VECTOR.expr()));
    result.add(main(tests));
    return result;
  }

  /** What prints the result, after what it needs. */
  private List<Decl> result(Expr vector) {
    List<Stmt> body;
    var declarations = new ArrayList<Decl>();
    if (draft.options().values()) {
      var report = new ValueReport(draft, code);
      body = report.statements(vector);
      declarations.addAll(report.declarations());
    } else {
      var checksum = new Checksum(draft, code);
      body = checksum.statements(vector);
      declarations.addAll(checksum.declarations());
    }
    declarations.add(
        Code.function(
            "checksum", CType.VOID, List.of(VECTOR), Decl.Storage.STATIC, List.of(), body));
    return declarations;
  }

  private Decl main(List<String> tests) {
    Stmt loop =
        code.loop(
            VECTOR.name(),
            draft.options().inputs(),
            counter -> {
              var body = new ArrayList<Stmt>();
              body.add(callDriver("init", counter));
              var nothing = new CType.Function(CType.VOID, List.of(), false, true);
              tests.forEach(t -> body.add(code.evaluate(code.call(Code.name(t, nothing)))));
              body.add(callDriver("checksum", counter));
              return body;
            });
    Stmt end = code.returned(Code.number(0, CType.INT), CType.INT);
    return Code.function(
        "main", CType.INT, List.of(), Decl.Storage.NONE, List.of(), List.of(loop, end));
  }

  private Stmt callDriver(String function, Expr vector) {
    var type = new CType.Function(CType.VOID, List.of(CType.INT), false, true);
    return code.evaluate(code.call(Code.name(function, type), vector));
  }

  /** {@code target = target op value}, with numbers of 64 bits. */
  static Stmt update(Code code, Expr target, BinaryOp op, Expr value) {
    return code.evaluate(code.typing().compoundAssign(op, target, value, Span.NONE));
  }
}
