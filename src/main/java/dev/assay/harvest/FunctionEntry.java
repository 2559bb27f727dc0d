package dev.assay.harvest;

import dev.assay.c.IntKind;
import java.math.BigInteger;
import java.util.List;

/**
 * A function of real code that can be put into other programs.
 *
 * @param name what is called; no other entry with other code has it
 * @param code all that must be declared before a call: everything in it is static, and is named so
 *     that it gets in nobody's way
 * @param parameters their types, all of them integers
 * @param pairs what it gives for some arguments
 */
public record FunctionEntry(
    String name,
    Source source,
    String code,
    List<IntKind> parameters,
    IntKind result,
    List<Pair> pairs,
    Traits traits) {
  public FunctionEntry {
    parameters = List.copyOf(parameters);
    pairs = List.copyOf(pairs);
  }

  /**
   * Where it was found.
   *
   * @param function its name there
   */
  public record Source(String project, String file, int line, String function, String licence) {}

  /**
   * A call without undefined behaviour, and its result.
   *
   * @param path calls with the same number execute the same statements, about as often
   */
  public record Pair(List<BigInteger> arguments, BigInteger result, int path) {
    public Pair {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * What it is made of.
   *
   * @param lines of the function alone, without what it needs
   * @param paths how many different ones were seen
   * @param steps how many nodes the interpreter evaluates in the longest of the kept calls
   * @param features such as {@code for}, {@code switch} and {@code pointer}, sorted
   */
  public record Traits(int lines, int branches, int paths, int steps, List<String> features) {
    public Traits {
      features = List.copyOf(features);
    }
  }
}
