package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.List;
import java.util.Set;

/**
 * Finds what a program promises its compiler without anybody who checks it when the program is run.
 *
 * <p>A mutant may break such a promise: its optimised code may then do anything, and no compiler is
 * to blame. So mutants of programs with promises are not judged by what they print.
 */
public final class UncheckedPromises implements Visitor {
  private static final Set<String> ATTRIBUTES =
      Set.of(
          "malloc",
          "alloc_size",
          "alloc_align",
          "assume_aligned",
          "returns_nonnull",
          "access",
          "leaf",
          "optimize");

  private boolean found;

  private UncheckedPromises() {}

  /** Whether there are any in what is the program's own: the library keeps what it promises. */
  public static boolean areIn(Program program) {
    var search = new UncheckedPromises();
    for (Decl decl : program.declarations()) {
      if (!(decl instanceof Decl.Function f) || isOwn(f)) {
        Walk.over(decl, search);
      }
    }
    return search.found;
  }

  private static boolean isOwn(Decl.Function function) {
    return function.body().isPresent() || function.storage() == Decl.Storage.STATIC;
  }

  @Override
  public void decl(Decl decl) {
    found |= decl instanceof Decl.Function f && promises(f.allAttributes());
  }

  private static boolean promises(List<Attribute> attributes) {
    return attributes.stream()
        .anyMatch(attribute ->
            ATTRIBUTES.contains(plain(attribute.name()))
                && (!attribute.name().contains("optimize")
                    || attribute.arguments().contains("fast")));
  }

  private static String plain(String name) {
    return name.startsWith("__") && name.endsWith("__") && name.length() > 4
        ? name.substring(2, name.length() - 2)
        : name;
  }

  @Override
  public void type(CType type) {
    found |= type instanceof CType.Qualified q && q.qualifiers().isRestrict();
  }
}
