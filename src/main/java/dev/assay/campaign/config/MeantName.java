package dev.assay.campaign.config;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Finds the names that a wrong one was most likely meant to be. */
public final class MeantName {
  /** Names that are equally near are all told, unless that says nothing any more. */
  private static final int MOST = 3;

  private MeantName() {}

  /**
   * What a message about an unknown name ends with.
   *
   * @param rest what else there is to say, such as which names there are; may be empty
   */
  public static String hint(String wrong, Collection<String> known, String rest) {
    List<String> names = of(wrong, known);
    if (names.isEmpty()) {
      return rest.isEmpty() ? "" : "; " + rest;
    }
    String meant = names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(" or "));
    return "; did you mean "
        + meant
        + "?"
        + (rest.isEmpty() ? "" : " " + Character.toUpperCase(rest.charAt(0)) + rest.substring(1));
  }

  /** The nearest names, if any is near; the first letters of a long one are near to it. */
  public static List<String> of(String wrong, Collection<String> known) {
    String given = wrong.toLowerCase(Locale.ROOT);
    int nearest =
        known.stream().mapToInt(name -> distance(given, lower(name))).min().orElse(given.length());
    List<String> near =
        nearest > Math.max(1, (given.length() + 1) / 3)
            ? List.of()
            : known.stream().filter(name -> distance(given, lower(name)) == nearest).toList();
    List<String> names =
        near.isEmpty() && given.length() >= 2
            ? known.stream().filter(name -> lower(name).startsWith(given)).toList()
            : near;
    List<String> distinct = names.stream().distinct().toList();
    return distinct.size() > MOST ? List.of() : distinct;
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /**
   * The fewest letters to insert, remove, change or swap with the next to get from one word to the
   * other.
   */
  private static int distance(String one, String other) {
    int[][] rows = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        rows[i][j] = i == 0 || j == 0 ? i + j : cheapest(one, other, rows, i, j);
      }
    }
    return rows[one.length()][other.length()];
  }

  private static int cheapest(String one, String other, int[][] rows, int i, int j) {
    int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
    int cost = Math.min(rows[i - 1][j - 1] + change, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(cost, rows[i - 2][j - 2] + 1) : cost;
  }
}
