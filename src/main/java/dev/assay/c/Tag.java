package dev.assay.c;

/**
 * The identity of a struct, union or enum type.
 *
 * <p>The ordinal tells apart types of one name in different scopes, in order of appearance from 0;
 * types without a name have the empty name and are numbered the same way.
 */
public record Tag(Kind kind, String name, int ordinal) {
  /** The three kinds of tagged types. */
  public enum Kind {
    STRUCT("struct"),
    UNION("union"),
    ENUM("enum");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }

    public String keyword() {
      return keyword;
    }
  }

  public boolean isAnonymous() {
    return name.isEmpty();
  }

  @Override
  public String toString() {
    return kind.keyword() + " " + (isAnonymous() ? "(anonymous " + ordinal + ")" : name);
  }
}
