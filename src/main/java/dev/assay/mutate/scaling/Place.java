package dev.assay.mutate.scaling;

import dev.assay.c.edit.Replacement;
import dev.assay.mutate.FreshNames;
import java.util.List;

/**
 * Where a program can be made larger in one way.
 *
 * @param where for people: a function and the number of a statement in it, or what is declared
 * @param most the largest factor that makes sense
 */
public record Place(String where, int most, Growth growth) {
  /** More than this is in no program, written or generated. */
  static final int MANY = 1 << 16;

  /** Deeper nests of statements or parentheses meet limits of parsers' stacks. */
  static final int DEEP = 1 << 10;

  /** What is put in for a factor. */
  @FunctionalInterface
  public interface Growth {
    List<Replacement> by(int factor, FreshNames names);
  }
}
