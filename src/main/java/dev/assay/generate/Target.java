package dev.assay.generate;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import java.util.Optional;

/** What a program is generated for: a language in one of its versions, and a data model. */
public record Target(Language language, DataModel model) {
  public static final Target DEFAULT = new Target(new Language.C(Standard.DEFAULT), DataModel.LP64);

  /** A version of C or of C++. */
  public sealed interface Language {
    /** The value of {@code -std=}. */
    String spelling();

    record C(Standard standard) implements Language {
      @Override
      public String spelling() {
        return standard.spelling();
      }
    }

    /** C++ of a year; {@code gnu} as in {@code -std=gnu++17}. */
    record Cxx(int year, boolean gnu) implements Language {
      @Override
      public String spelling() {
        return (gnu ? "gnu++" : "c++") + (year == 98 ? "98" : String.valueOf(year));
      }

      public boolean atLeast(int other) {
        return rank(year) >= rank(other);
      }

      private static int rank(int year) {
        return year == 98 ? 0 : year;
      }
    }

    /** Reads the value of {@code -std=}, of C or of C++. */
    static Optional<Language> parse(String text) {
      Optional<Language> cxx =
          text.matches("(c|gnu)\\+\\+(98|11|14|17|20)")
              ? Optional.of(
                  new Cxx(
                      Integer.parseInt(text.substring(text.indexOf('+') + 2)),
                      text.startsWith("gnu")))
              : Optional.empty();
      return cxx.or(() -> Standard.parse(text).map(C::new));
    }
  }

  public boolean isCxx() {
    return language instanceof Language.Cxx;
  }

  /** The rules that the tree follows; C++ programs are C trees until they are printed. */
  public Standard treeStandard() {
    return switch (language) {
      case Language.C(Standard standard) -> standard;
      case Language.Cxx _ -> Standard.DEFAULT;
    };
  }
}
