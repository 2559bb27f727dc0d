package dev.assay.judge;

/**
 * What makes a bug this bug: equal signatures are one bug.
 *
 * @param key stable text without paths, addresses and names of the test: {@code ice in
 *     expand_expr_real_2, at expr.cc:9753 during RTL pass: expand}
 * @param compiler the compiler's name; the same message in two compilers is two bugs until somebody
 *     says otherwise
 */
public record Signature(BugClass kind, String compiler, String key) {
  /** As it is stored, and compared across campaigns. */
  @Override
  public String toString() {
    return kind.spelling() + ": " + compiler + ": " + key;
  }
}
