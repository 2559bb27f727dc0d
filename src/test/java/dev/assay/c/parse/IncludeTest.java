package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IncludeTest {
  private static final String PREPROCESSED =
      """
      # 0 "t.c"
      # 0 "<built-in>"
      # 0 "<command-line>"
      # 1 "/usr/include/stdc-predef.h" 1 3 4
      # 0 "<command-line>" 2
      # 1 "t.c"

      # 1 "/usr/include/stdio.h" 1 3 4
      # 27 "/usr/include/stdio.h" 3 4
      # 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h" 1 3 4
      typedef unsigned long size_t;
      # 28 "/usr/include/stdio.h" 2 3 4
      int puts(const char *);
      # 3 "t.c" 2
      # 1 "own.h" 1
      int own;
      # 1 "/usr/include/x86_64-linux-gnu/sys/types.h" 1 3 4
      typedef int pid_t;
      # 3 "own.h" 2
      # 4 "t.c" 2
      # 1 "/usr/include/limits.h" 1 3 4
      # 5 "t.c" 2

      void *p =
      # 6 "t.c" 3 4
               ((void *)0)
      # 6 "t.c"
                   ;
      """;

  private static final String ORIGINAL =
      """
      #define _GNU_SOURCE 1
      # include <stdio.h> // output
      #include "own.h"
      #include "limits.h"

      void *p = NULL;
      """;

  private static Program program(Optional<String> original) {
    ParseResult result =
        Parser.parse(new SourceText("t.c", PREPROCESSED, original), DataModel.LP64, Sources.C17);
    assertEquals(List.of(), result.diagnostics());
    return result.program();
  }

  /** As that of Csmith, which lies among those of the system. */
  @Test
  void aHeaderThatIsNotCalledTheSystemsIsPartOfTheProgram() {
    String text =
        """
        # 0 "<command-line>"
        # 1 "/usr/include/stdc-predef.h" 1 3 4
        # 0 "<command-line>" 2
        # 1 "t.c"
        # 1 "/usr/include/csmith/csmith.h" 1
        int own;
        # 2 "t.c" 2
        """;
    assertInstanceOf(Decl.Variable.class, only(text));
  }

  private static Decl only(String text) {
    var source = new SourceText("t.c", text, Optional.of("#include \"h\"\n"));
    List<Decl> declarations =
        Parser.parse(source, DataModel.LP64, Sources.C17).program().declarations();
    assertEquals(1, declarations.size());
    return declarations.getFirst();
  }

  @Test
  void systemHeadersBecomeIncludeLines() {
    List<Decl> declarations = program(Optional.of(ORIGINAL)).declarations();
    assertEquals("#define _GNU_SOURCE 1", ((Decl.Directive) declarations.get(0)).text());
    var stdio = assertInstanceOf(Decl.Include.class, declarations.get(1));
    assertEquals("<stdio.h>", stdio.header());
    assertEquals(2, stdio.declarations().size());
    assertEquals("t.c:2:1", stdio.span().toString());
    assertEquals("own", ((Decl.Variable) declarations.get(2)).name());
    assertEquals("<sys/types.h>", ((Decl.Include) declarations.get(3)).header());
    assertEquals("\"limits.h\"", ((Decl.Include) declarations.get(4)).header());
    assertEquals("t.c:6:1", declarations.get(5).span().toString());
    assertEquals(6, declarations.size());
  }

  @Test
  void headersMayDefineTypesThatWeHave() {
    String typedef = "typedef float _Float32;\n";
    String header = "# 1 \"t.c\"\n# 1 \"/usr/include/floatn.h\" 1 3 4\n" + typedef;
    assertEquals(
        List.of(), Sources.parse(header + "# 2 \"t.c\" 2\n_Float32 x = 1;\n").diagnostics());
    assertEquals(1, Sources.parse(typedef).errors().size(), "programs may not");
  }

  @Test
  void withoutTheOriginalTheNameComesFromThePath() {
    var includes =
        program(Optional.empty()).declarations().stream()
            .filter(d -> d instanceof Decl.Include)
            .map(d -> ((Decl.Include) d).header())
            .toList();
    assertEquals(List.of("<stdio.h>", "<sys/types.h>", "<limits.h>"), includes);
  }

  @Test
  void aHeaderInsideADeclarationIsPartOfIt() {
    String text =
        """
        # 1 "t.c"
        int a[] = {
        # 1 "/usr/include/numbers.h" 1 3
        1, 2,
        # 3 "t.c" 2
        };
        int b;
        """;
    Program program =
        Parser.parse(new SourceText("t.c", text, Optional.empty()), DataModel.LP64, Sources.C17)
            .program();
    assertEquals(2, program.declarations().size());
  }
}
