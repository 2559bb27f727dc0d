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
import java.util.Optional;

/**
 * The driver: {@code main} gives the variables their values for each input vector, calls the tests
 * and prints what became of the outputs and mixed variables.
 */
public final class Harness {
  static final CType WORD = new CType.Int(IntKind.ULLONG);
  private static final Variable VECTOR = new Variable("vector", CType.INT, Role.LOCAL, false);

  private final Draft draft;
  private final Code code;

  public Harness(Draft draft) {
    this.draft = draft;
    this.code = new Code(draft.typing());
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
    var report = draft.options().values() ? new ValueReport(draft, code) : null;
    var checksum = new Checksum(draft, code);
    result.addAll(report != null ? report.declarations() : checksum.declarations());
    result.add(
        Code.function(
            "checksum",
            CType.VOID,
            List.of(VECTOR),
            Decl.Storage.STATIC,
            List.of(),
            report != null
                ? report.statements(VECTOR.expr())
                : checksum.statements(VECTOR.expr())));
    result.add(main(tests));
    return result;
  }

  private Decl main(List<String> tests) {
    Stmt loop =
        code.loop(VECTOR.name(), draft.options().inputs(), counter -> {
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

  static Optional<Decl.Variable> state(String name) {
    return Optional.of(Code.variable(name, WORD, Decl.Storage.STATIC, Optional.empty()));
  }
}
