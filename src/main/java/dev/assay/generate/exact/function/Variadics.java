package dev.assay.generate.exact.function;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Builtins;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Makes functions with variable arguments: as many of one type as are told, or a few of any. */
final class Variadics {
  private static final int MOST = 10;
  private static final String LIST = "list";
  private static final List<IntKind> KINDS =
      List.of(
          IntKind.INT, IntKind.UINT, IntKind.LONG, IntKind.ULONG, IntKind.LLONG, IntKind.ULLONG);
  private static final List<BinaryOp> WRAPPING =
      List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.XOR, BinaryOp.MULTIPLY);

  private final Draft draft;
  private final Code code;
  private final Rng rng;

  Variadics(Draft draft) {
    this.draft = draft;
    this.code = new Code(draft.typing());
    this.rng = draft.rng();
  }

  /** The signature with variable arguments after the others. */
  Callable signature(Callable plain) {
    var formals = new ArrayList<>(plain.formals());
    // The last one must be of a type that promotion leaves as it is.
    formals.add(new Formal(new Variable("count", CType.INT, Role.COUNTER, false), Passing.COUNT));
    int count = rng.between(1, MOST);
    var more = new ArrayList<CType>();
    if (rng.nextBoolean()) {
      IntKind kind = rng.pick(List.of(IntKind.UINT, IntKind.ULONG, IntKind.ULLONG));
      more.addAll(Collections.nCopies(count, new CType.Int(kind)));
    } else {
      for (int i = 0; i < count; i++) {
        more.add(rng.chance(1, 8) && reals() ? CType.DOUBLE : new CType.Int(rng.pick(KINDS)));
      }
    }
    return new Callable(
        plain.name(),
        plain.result(),
        formals,
        more,
        plain.table(),
        plain.effect(),
        plain.disjoint(),
        0);
  }

  private boolean reals() {
    return draft.typeFeatures().floating().contains(FloatKind.DOUBLE);
  }

  /** The statements that take the arguments; the variables they go to are in scope after. */
  List<Stmt> opening(Callable function, Spot spot) {
    Expr list = Code.name(LIST, Builtins.vaList(draft.layout().model()));
    var result = new ArrayList<Stmt>();
    result.add(
        new Stmt.Declare(Code.variable(LIST, list.type(), Decl.Storage.NONE, Optional.empty())));
    Expr count = Code.name("count", CType.INT);
    result.add(builtin("__builtin_va_start", list, count));
    boolean alike =
        function.more().stream().distinct().count() == 1
            && !draft.layout().isSigned(function.more().getFirst())
            && !function.more().getFirst().equals(CType.DOUBLE);
    if (alike) {
      result.addAll(sum(function.more().getFirst(), list, count, spot));
    } else {
      function.more().forEach(type -> result.add(taken(type, list, spot)));
    }
    result.add(builtin("__builtin_va_end", list));
    return result;
  }

  private Stmt builtin(String name, Expr... arguments) {
    return code.evaluate(draft.typing().builtinCall(name, List.of(arguments), Span.NONE));
  }

  private Stmt taken(CType type, Expr list, Spot spot) {
    Variable variable = local(type, spot);
    return code.local(variable.name(), type, draft.typing().vaArg(list, type, Span.NONE));
  }

  private Variable local(CType type, Spot spot) {
    var variable = new Variable(draft.names().fresh("l_"), type, Role.LOCAL, false);
    spot.scope().declare(variable);
    return variable;
  }

  /** A loop that joins all arguments by an operation that may wrap. */
  private List<Stmt> sum(CType type, Expr list, Expr count, Spot spot) {
    Variable total = local(type, spot);
    Expr next = draft.typing().vaArg(list, type, Span.NONE);
    Expr joined = code.binary(rng.pick(WRAPPING), total.expr(), next);
    String counter = draft.names().fresh("i_");
    Stmt loop = code.loop(counter, count, _ -> List.of(code.assign(total.expr(), joined)));
    return List.of(code.local(total.name(), type, Code.number(rng.between(0, 9), CType.INT)), loop);
  }
}
