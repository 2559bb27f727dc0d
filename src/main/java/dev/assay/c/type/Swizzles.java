package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The lanes that the names of components stand for, as in {@code v.xy}, {@code v.s3} or {@code
 * v.lo}.
 */
public final class Swizzles {
  private static final List<String> LETTERS = List.of("xyzw", "rgba");
  private static final int MOST_LETTERS = 16;

  private Swizzles() {}

  /** The lanes, in order; none where the text names no components of a vector of so many. */
  public static Optional<List<Integer>> lanes(String components, int count) {
    // A vector of three has the halves of one of four.
    int half = (count + 1) / 2;
    return switch (components) {
      case "lo" -> halves(count, half, i -> i);
      case "hi" -> halves(count, half, i -> half + i);
      case "even" -> halves(count, half, i -> 2 * i);
      case "odd" -> halves(count, half, i -> 2 * i + 1);
      default -> named(components, count);
    };
  }

  /** The lanes of an access whose names were accepted. */
  public static List<Integer> lanes(Expr.Swizzle swizzle) {
    CType base = swizzle.base().type();
    CType vector = Types.unqualified(swizzle.arrow() ? Types.target(base) : base);
    return lanes(swizzle.components(), ((CType.Vector) vector).count()).orElseThrow();
  }

  /** Whether each lane is named once, so that something can be stored. */
  static boolean areDistinct(List<Integer> lanes) {
    return new HashSet<>(lanes).size() == lanes.size();
  }

  private static Optional<List<Integer>> halves(
      int count, int half, java.util.function.IntUnaryOperator lane) {
    return count < 2
        ? Optional.empty()
        : Optional.of(IntStream.range(0, half).map(lane).boxed().toList());
  }

  private static Optional<List<Integer>> named(String text, int count) {
    boolean numbered = text.length() > 1 && (text.startsWith("s") || text.startsWith("S"));
    String names = numbered ? text.substring(1) : text;
    if (names.isEmpty() || names.length() > MOST_LETTERS) {
      return Optional.empty();
    }
    String alphabet =
        numbered
            ? "0123456789abcdef"
            : LETTERS.stream().filter(l -> l.indexOf(names.charAt(0)) >= 0).findFirst().orElse("");
    List<Integer> lanes =
        names
            .chars()
            .map(c -> alphabet.indexOf(numbered ? Character.toLowerCase(c) : c))
            .boxed()
            .toList();
    boolean valid = lanes.stream().allMatch(lane -> lane >= 0 && lane < count);
    return valid ? Optional.of(lanes) : Optional.empty();
  }
}
