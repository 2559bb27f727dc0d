package dev.assay.compile;

import java.util.Set;

/**
 * What a compiler was seen to be able to do.
 *
 * @param sanitizers those whose programs really link and run
 * @param bisection whether single optimisations can be switched off by number
 * @param feedback whether it tells which optimisations it did
 * @param multilib32 whether {@code -m32} programs link and run
 * @param lto whether {@code -flto} programs link and run
 * @param cxx whether it also builds C++, with the standard library
 */
public record Capabilities(
    Set<Sanitizer> sanitizers,
    boolean bisection,
    boolean feedback,
    boolean multilib32,
    boolean lto,
    boolean cxx) {
  public static final Capabilities NONE =
      new Capabilities(Set.of(), false, false, false, false, false);

  public Capabilities {
    sanitizers = Set.copyOf(sanitizers);
  }
}
