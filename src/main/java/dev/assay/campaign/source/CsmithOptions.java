package dev.assay.campaign.source;

import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws Csmith's own options, so that its programs differ more than its defaults let them.
 *
 * <p>A third of the programs are made with the defaults. Without the wrappers around arithmetic
 * many programs are undefined, but those that are not reach optimisations which the wrappers hide;
 * the interpreter tells them apart.
 */
final class CsmithOptions {
  private static final List<String> SWITCHES =
      List.of(
          "arrays",
          "bitfields",
          "comma-operators",
          "compound-assignment",
          "consts",
          "divs",
          "embedded-assigns",
          "jumps",
          "longlong",
          "int8",
          "uint8",
          "math64",
          "muls",
          "packed-struct",
          "pointers",
          "structs",
          "unions",
          "volatiles",
          "volatile-pointers",
          "const-pointers",
          "global-variables",
          "argc");

  private CsmithOptions() {}

  static List<String> draw(Rng rng) {
    if (rng.chance(1, 3)) {
      return List.of();
    }
    var options = new ArrayList<String>();
    int off = rng.pick(List.of(0, 1, 2, 4, 8));
    for (String name : rng.shuffled(SWITCHES).subList(0, off)) {
      options.add("--no-" + name);
    }
    if (rng.chance(1, 3)) {
      options.add("--inline-function");
    }
    if (rng.chance(1, 4)) {
      options.add("--no-safe-math");
    }
    if (rng.chance(1, 2)) {
      number(options, "--max-funcs", rng, List.of(1, 2, 4, 6, 15));
      number(options, "--max-block-depth", rng, List.of(2, 3, 4, 5, 6));
      number(options, "--max-block-size", rng, List.of(2, 3, 4, 6));
      number(options, "--max-expr-complexity", rng, List.of(2, 5, 10, 16));
      number(options, "--max-array-dim", rng, List.of(1, 2, 3));
      number(options, "--max-array-len-per-dim", rng, List.of(2, 5, 10, 16));
      number(options, "--max-pointer-depth", rng, List.of(1, 2, 4));
    }
    return List.copyOf(options);
  }

  private static void number(List<String> options, String name, Rng rng, List<Integer> values) {
    if (rng.chance(1, 2)) {
      options.addAll(List.of(name, rng.pick(values).toString()));
    }
  }
}
