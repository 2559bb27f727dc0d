package dev.assay.random;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The 64 bits from which everything random about one piece of work follows.
 *
 * <p>A seed has children, by name or by number. A child depends only on its parent's bits and on
 * its own name, so that a stage which asks for one more child never changes what another stage
 * gets.
 */
public record Seed(long value) {
  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;
  private static final long NUMBERED = 0x9e3779b97f4a7c15L;

  /** Reads an unsigned decimal number, or a hexadecimal one after {@code 0x}. */
  public static Optional<Seed> parse(String text) {
    try {
      boolean hex = text.startsWith("0x") || text.startsWith("0X");
      long bits =
          hex ? Long.parseUnsignedLong(text.substring(2), 16) : Long.parseUnsignedLong(text);
      return Optional.of(new Seed(bits));
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }

  /** The child of that name. */
  public Seed child(String name) {
    long hash = FNV_OFFSET;
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (b & 0xff)) * FNV_PRIME;
    }
    return new Seed(mix(mix(value) + mix(hash)));
  }

  /** The child of that number, different from every named one. */
  public Seed child(long number) {
    return new Seed(mix(mix(value) ^ mix(number + NUMBERED)));
  }

  /** The random numbers of this seed, from the first. */
  public Rng rng() {
    return new Rng(this);
  }

  /** An unsigned decimal number, as {@link #parse} reads it. */
  @Override
  public String toString() {
    return Long.toUnsignedString(value);
  }

  /** Spreads each bit of the input over all bits of the output; a bijection (Stafford's mix 13). */
  static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    long b = (a ^ (a >>> 27)) * 0x94d049bb133111ebL;
    return b ^ (b >>> 31);
  }
}
