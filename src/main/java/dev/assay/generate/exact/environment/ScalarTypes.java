package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

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
  private static final List<CType> WIDE =
      List.of(new CType.Int(IntKind.INT128), new CType.Int(IntKind.UINT128));

  /** One in so many integers is of a rarer type that the program has. */
  private static final int RARE = 10;

  /** Where nearness is tested, floating variables are what programs are about. */
  private static final int COMMON = 2;

  private final GenerationPolicy policy;
  private final TypeFeatures features;
  private final Rng rng;

  public ScalarTypes(GenerationPolicy policy, TypeFeatures features, Rng rng) {
    this.policy = policy;
    this.features = features;
    this.rng = rng;
  }

  /** One of the standard integer types. */
  public static CType integer(GenerationPolicy policy, Rng rng) {
    return INTEGERS.get(policy.draw(Distribution.INTEGER_TYPES, rng));
  }

  /** One of the integer types that the program has. */
  public CType integer() {
    if (features.has(Feature.INT128) && rng.chance(1, RARE)) {
      return rng.pick(WIDE);
    }
    return features.has(Feature.PLAIN_CHAR) && rng.chance(1, RARE)
        ? CType.CHAR
        : integer(policy, rng);
  }

  /** A floating type, if the program has any. */
  public Optional<CType> floating() {
    List<FloatKind> kinds = features.floating();
    return kinds.isEmpty() ? Optional.empty() : Optional.of(new CType.Floating(rng.pick(kinds)));
  }

  /** A type of the numbers that functions take and give. */
  public CType number() {
    return rng.chance(1, features.floating().size() == 1 ? COMMON : RARE)
        ? floating().orElseGet(this::integer)
        : integer();
  }
}
