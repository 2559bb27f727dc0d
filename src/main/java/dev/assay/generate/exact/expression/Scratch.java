package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.c.Stmt;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Parameter;
import java.util.ArrayList;
import java.util.List;

/** Declares the variables that side effects inside of expressions change. */
final class Scratch {
  private static final List<CType> TYPES =
      List.of(
          CType.INT,
          CType.UINT,
          CType.UINT,
          CType.LONG,
          CType.ULONG,
          new CType.Int(IntKind.ULLONG),
          new CType.Int(IntKind.USHORT),
          new CType.Int(IntKind.SHORT),
          new CType.Int(IntKind.UCHAR),
          new CType.Int(IntKind.SCHAR));

  private Scratch() {}

  /** The declarations; the variables are in scope from now on. */
  static List<Stmt> declare(Spot spot, Expressions expressions) {
    var code = new Code(spot.typing());
    var result = new ArrayList<Stmt>();
    for (int i = spot.policy().value(Parameter.SCRATCH_VARIABLES); i > 0; i--) {
      CType type = spot.rng().pick(TYPES);
      var variable = new Variable(spot.draft().names().fresh("s_"), type, Role.SCRATCH, false);
      result.add(code.local(variable.name(), type, expressions.leaf(spot)));
      spot.scope().declare(variable);
    }
    return result;
  }
}
