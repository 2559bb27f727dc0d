package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.random.Rng;
import java.util.List;

/** Draws the types of scalar variables. */
public final class ScalarTypes {
  private static final List<CType> INTEGERS =
      List.of(
          new CType.Int(IntKind.SCHAR),
          new CType.Int(IntKind.UCHAR),
          new CType.Int(IntKind.SHORT),
          new CType.Int(IntKind.USHORT),
          CType.INT,
          CType.UINT,
          CType.LONG,
          CType.ULONG,
          new CType.Int(IntKind.LLONG),
          new CType.Int(IntKind.ULLONG),
          CType.BOOL);

  private ScalarTypes() {}

  /** One of the standard integer types. */
  public static CType integer(GenerationPolicy policy, Rng rng) {
    return INTEGERS.get(policy.draw(Distribution.INTEGER_TYPES, rng));
  }
}
