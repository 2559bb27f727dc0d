package dev.assay.judge;

/**
 * What makes a bug this bug: equal signatures are one bug.
 *
 * @param key stable text without paths, addresses and names of the test: {@code ice in
 *     expand_expr_real_2, at expr.cc:9753 during RTL pass: expand}
 * @param compiler the compiler's name, the newest's where one program shows it in several releases;
 *     the same message in gcc and clang is two bugs until somebody says otherwise
 */
public record Signature(BugClass kind, String compiler, String key) {
  /** The key without places in the compiler's own files, which move from release to release. */
  public String words() {
    return key.replaceAll(", at \\S+|\\.cc?:\\d+", "");
  }

  /** As it is stored, and compared across campaigns. */
  @Override
  public String toString() {
    return kind.spelling() + ": " + compiler + ": " + key;
  }
}
