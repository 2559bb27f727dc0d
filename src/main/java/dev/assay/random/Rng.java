package dev.assay.random;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Random numbers that are the same on every machine, forever.
 *
 * <p>The generator is xoshiro256++, filled from the seed by SplitMix64. {@link #fork} starts from
 * the seed and not from the numbers drawn so far: one more draw here leaves every fork as it was,
 * and two forks of one name are the same stream. Not for use by several threads: fork one for each.
 */
public final class Rng {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private final Seed seed;
  private long s0;
  private long s1;
  private long s2;
  private long s3;

  public Rng(Seed seed) {
    this.seed = seed;
    long state = seed.value();
    s0 = Seed.mix(state += GOLDEN_GAMMA);
    s1 = Seed.mix(state += GOLDEN_GAMMA);
    s2 = Seed.mix(state += GOLDEN_GAMMA);
    s3 = Seed.mix(state + GOLDEN_GAMMA);
  }

  /** An independent source for the part of the work of that name. */
  public Rng fork(String name) {
    return new Rng(seed.child(name));
  }

  /** An independent source for the part of the work of that number. */
  public Rng fork(long number) {
    return new Rng(seed.child(number));
  }

  /** Any of the 2^64 values, each as likely. */
  public long nextLong() {
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    long t = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  /** One of 0 to {@code bound - 1}, each as likely. */
  public int nextInt(int bound) {
    return (int) nextLong(bound);
  }

  /** One of {@code low} to {@code high}, both included, each as likely. */
  public int between(int low, int high) {
    return (int) (low + nextLong((long) high - low + 1));
  }

  /** One of 0 to {@code bound - 1}, each as likely. */
  public long nextLong(long bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive: " + bound);
    }
    // Values past the last whole multiple of the bound would favour small results: draw again.
    long lastFair = -Long.remainderUnsigned(-bound, bound) - 1;
    long bits = nextLong();
    while (Long.compareUnsigned(bits, lastFair) > 0) {
      bits = nextLong();
    }
    return Long.remainderUnsigned(bits, bound);
  }

  public boolean nextBoolean() {
    return nextLong() < 0;
  }

  /** At least 0 and less than 1, in steps of 2^-53. */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** True in {@code numerator} of {@code denominator} cases. */
  public boolean chance(int numerator, int denominator) {
    return nextInt(denominator) < numerator;
  }

  /** One of the elements, each as likely. */
  public <T> T pick(List<T> elements) {
    return elements.get(nextInt(elements.size()));
  }

  /** One of the elements, each as likely as its weight says; at least one weight is positive. */
  public <T> T pick(List<T> elements, ToIntFunction<? super T> weight) {
    long total = 0;
    for (T element : elements) {
      total += weight.applyAsInt(element);
    }
    long left = nextLong(total);
    for (T element : elements) {
      left -= weight.applyAsInt(element);
      if (left < 0) {
        return element;
      }
    }
    throw new IllegalArgumentException("weights changed while they were added");
  }

  /** The elements in another order, each order as likely. */
  public <T> List<T> shuffled(List<T> elements) {
    var result = new ArrayList<>(elements);
    for (int i = result.size() - 1; i > 0; i--) {
      int j = nextInt(i + 1);
      T other = result.get(j);
      result.set(j, result.get(i));
      result.set(i, other);
    }
    return List.copyOf(result);
  }
}
