package dev.assay.harvest;

import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Draws arguments: small, extreme and special values, those that the code itself has, and any. */
final class Inputs {
  private static final int SMALL = 20;
  private static final List<Integer> STEPS = List.of(0, 0, -1, 1);

  private final List<IntKind> parameters;
  private final DataModel model;
  private final Written written;
  private final Rng rng;

  Inputs(List<IntKind> parameters, Written written, DataModel model, Rng rng) {
    this.parameters = parameters;
    this.written = written;
    this.model = model;
    this.rng = rng;
  }

  List<BigInteger> drawn() {
    return parameters.stream().map(this::value).toList();
  }

  /** The same but for one of them. */
  List<BigInteger> near(List<BigInteger> arguments) {
    var changed = new ArrayList<>(arguments);
    int i = rng.nextInt(changed.size());
    BigInteger step = BigInteger.valueOf(rng.between(1, 3));
    changed.set(
        i,
        switch (rng.nextInt(4)) {
          case 0 -> fitted(changed.get(i).add(step), parameters.get(i));
          case 1 -> fitted(changed.get(i).subtract(step), parameters.get(i));
          case 2 ->
              fitted(
                  changed.get(i).flipBit(rng.nextInt(width(parameters.get(i)))), parameters.get(i));
          default -> value(parameters.get(i));
        });
    return changed;
  }

  private BigInteger value(IntKind kind) {
    int width = width(kind);
    BigInteger drawn =
        switch (rng.nextInt(8)) {
          case 0, 1 -> BigInteger.valueOf(rng.between(-2, SMALL));
          case 2 -> BigInteger.ONE.shiftLeft(rng.nextInt(width)).subtract(BigInteger.ONE);
          case 3 -> BigInteger.ONE.shiftLeft(rng.nextInt(width));
          case 4 -> BigInteger.ONE.shiftLeft(width - 1);
          case 5 -> around(written.all());
          case 6 -> around(written.compared().isEmpty() ? written.all() : written.compared());
          default -> BigInteger.valueOf(rng.nextLong());
        };
    return fitted(drawn, kind);
  }

  /** One of them, or next to it. */
  private BigInteger around(List<BigInteger> constants) {
    return constants.isEmpty()
        ? BigInteger.ZERO
        : rng.pick(constants).add(BigInteger.valueOf(rng.pick(STEPS)));
  }

  private int width(IntKind kind) {
    return kind == IntKind.BOOL ? 1 : 8 * model.sizeOf(kind);
  }

  /** As a conversion to the type makes it. */
  private BigInteger fitted(BigInteger value, IntKind kind) {
    if (kind == IntKind.BOOL) {
      return value.signum() == 0 ? BigInteger.ZERO : BigInteger.ONE;
    }
    BigInteger range = BigInteger.ONE.shiftLeft(width(kind));
    BigInteger wrapped = value.mod(range);
    return kind.isSigned(model) && wrapped.testBit(width(kind) - 1)
        ? wrapped.subtract(range)
        : wrapped;
  }
}
