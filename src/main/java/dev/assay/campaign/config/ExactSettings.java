package dev.assay.campaign.config;

import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.PolicySettings;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How the generator {@code exact} is to make programs; what is empty is drawn by campaigns.
 *
 * @param files 1 or 3
 */
public record ExactSettings(
    Optional<Size> size,
    OptionalInt files,
    Optional<Barrier> barrier,
    OptionalInt inputs,
    Optional<FloatResults> floats,
    PolicySettings policies) {
  public static final ExactSettings DEFAULT =
      new ExactSettings(
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          PolicySettings.DEFAULT);

  /** The largest number of input vectors of a program. */
  public static final int MOST_INPUTS = 100;

  /** The same for programs of one file. */
  public ExactSettings inOneFile() {
    return new ExactSettings(size, OptionalInt.of(1), barrier, inputs, floats, policies);
  }
}
