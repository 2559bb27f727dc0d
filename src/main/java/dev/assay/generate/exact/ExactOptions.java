package dev.assay.generate.exact;

import dev.assay.generate.Target;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.random.Rng;
import java.util.function.Function;

/**
 * What is asked of the generator.
 *
 * @param files 1 or 3
 * @param barrier for programs of one file
 * @param values whether the program prints every value instead of a checksum
 * @param inputs on how many input vectors the tests run, one after another
 * @param floats what becomes of floating values
 * @param policy gives the policy of a program, from random numbers of its own
 */
public record ExactOptions(
    Target target,
    Size size,
    int files,
    Barrier barrier,
    boolean values,
    int inputs,
    FloatResults floats,
    Function<Rng, GenerationPolicy> policy) {
  public static final ExactOptions DEFAULT =
      new ExactOptions(
          Target.DEFAULT,
          Size.MEDIUM,
          1,
          Barrier.NOINLINE,
          false,
          2,
          FloatResults.EXACT,
          _ -> GenerationPolicy.plain());
}
