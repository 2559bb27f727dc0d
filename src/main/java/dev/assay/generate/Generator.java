package dev.assay.generate;

import dev.assay.random.Seed;

/**
 * Makes programs from seeds.
 *
 * <ol>
 *   <li>The same seed gives the same bytes, on every machine and in every thread.
 *   <li>Every seed gives a program.
 * </ol>
 */
public interface Generator {
  /** As in {@code --generator}. */
  String name();

  Generated generate(Seed seed);
}
