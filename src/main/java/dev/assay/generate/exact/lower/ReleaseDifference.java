package dev.assay.generate.exact.lower;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.walk.Names;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What some compilers or releases lack, a row each: the name that programs use, the preprocessor's
 * condition for compilers without it, and the lines that stand in for it there.
 */
public enum ReleaseDifference {
  /** Before gcc 12 another builtin takes the numbers of the elements in a vector. */
  SHUFFLE_VECTOR(
      "__builtin_shufflevector",
      "!defined(__clang__) && __GNUC__ < 12",
      """
      #define __builtin_shufflevector(a, b, ...) \\
        __builtin_shuffle(a, b, (__typeof__(a)){__VA_ARGS__})
      """);

  private final String name;
  private final String lacking;
  private final String standIn;

  ReleaseDifference(String name, String lacking, String standIn) {
    this.name = name;
    this.lacking = lacking;
    this.standIn = standIn;
  }

  /** The lines that the program needs at its head. */
  static List<Decl> linesFor(Program program) {
    Set<String> used = Names.taken(program);
    return Arrays.stream(values())
        .filter(row -> used.contains(row.name))
        .flatMap(row -> row.lines().lines())
        .<Decl>map(line -> new Decl.Directive(line, Span.NONE))
        .toList();
  }

  /** The text with the lines that it needs at its head. */
  public static String withLines(String text) {
    return Arrays.stream(values())
            .filter(row -> text.contains(row.name + "("))
            .map(ReleaseDifference::lines)
            .collect(Collectors.joining())
        + text;
  }

  private String lines() {
    return "#if " + lacking + "\n" + standIn + "#endif\n";
  }
}
