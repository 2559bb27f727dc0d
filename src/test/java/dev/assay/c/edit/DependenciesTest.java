package dev.assay.c.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DependenciesTest {
  /** What the last declaration of a text needs, each on one line. */
  private static Set<String> needed(String text) {
    Program program =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT).program();
    List<Decl> all = program.declarations();
    return Dependencies.of(List.of(all.getLast()), all, program.tags()).stream()
        .map(decl -> Printer.print(decl).replaceAll("\\s+", " "))
        .collect(Collectors.toSet());
  }

  @Test
  void whatIsNeededByWhatIsNeededIsFound() {
    assertEquals(
        Set.of(
            "struct s { int m; };",
            "typedef struct s t;",
            "t v;",
            "static int g(void) { return v.m; }"),
        needed(
            """
            struct s { int m; };
            typedef struct s t;
            t v, w;
            static int g(void) { return v.m; }
            int h(void);
            int f(void) { return g(); }
            """));
  }

  @Test
  void constantsOfAnEnumInsideOfATypeNeedThatType() {
    assertEquals(1, needed("typedef enum { A, B } t; int f(void) { return B; }").size());
  }

  @Test
  void whatStandsAloneNeedsNothing() {
    assertEquals(Set.of(), needed("int g; int f(int x) { return x; }"));
  }
}
