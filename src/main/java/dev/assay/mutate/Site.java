package dev.assay.mutate;

import java.util.Optional;

/**
 * The address of a statement in a program: its number, in the order of the text, among all
 * statements of its function's body, the body itself being 0.
 *
 * @param function the name of the function, which has one definition
 */
public record Site(String function, int number) {
  /** As {@link #toString} writes it. */
  public static Optional<Site> parse(String text) {
    int colon = text.lastIndexOf(':');
    if (colon <= 0 || !text.substring(colon + 1).matches("[0-9]{1,9}")) {
      return Optional.empty();
    }
    return Optional.of(
        new Site(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1))));
  }

  @Override
  public String toString() {
    return function + ":" + number;
  }
}
