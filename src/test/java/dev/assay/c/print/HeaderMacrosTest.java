package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.Program;
import dev.assay.c.Standard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Printed text has been expanded once; headers and their macros must mean the same again. */
final class HeaderMacrosTest {
  @TempDir private Path folder;

  @BeforeEach
  void needsPreprocessor() {
    assumeTrue(Sources.hasPreprocessor(), "no C compiler to preprocess with");
  }

  private void prints(String source, String expected) throws IOException {
    Path file = Files.writeString(folder.resolve("test.c"), source);
    List<String> flags = List.of("-isystem", folder.resolve("system").toString());
    Program program = Sources.valid(Sources.parse(file, flags, Standard.DEFAULT), source);
    assertEquals(expected, Sources.roundTrip(program, flags));
  }

  @Test
  void macrosThatContainTheirOwnNameAreForgotten() throws IOException {
    Path system = Files.createDirectory(folder.resolve("system"));
    Files.writeString(
        system.resolve("sys.h"),
        """
        struct outer { struct { int name; } u; };
        #define name u.name
        #define same same
        """);
    prints(
        """
        #include <sys.h>
        int get(struct outer *o, int same) { return o->name + same; }
        """,
        """
        #include <sys.h>
        #undef name

        int get(struct outer *o, int same) {
          return o->u.name + same;
        }
        """);
  }

  @Test
  void macrosThatSetHeadersAreKeptWhereverTheyAreDefined() throws IOException {
    Files.writeString(
        folder.resolve("own.h"), "#ifndef _XOPEN_SOURCE\n#define _XOPEN_SOURCE 600\n#endif\n");
    prints(
        """
        #include "own.h"
        #include <limits.h>
        #define NDEBUG 1
        #include <assert.h>
        int f(int x) { assert(x); return x; }
        """,
        """
        #define _XOPEN_SOURCE 600
        #include <limits.h>
        #define NDEBUG 1
        #include <assert.h>

        int f(int x) {
          (void)0;
          return x;
        }
        """);
  }

  @Test
  void macrosOfBuiltinsAreUsedWhereTheirHeaderIs() throws IOException {
    String body =
        """
        struct s { int a, b; };
        unsigned long f(void) { return __builtin_offsetof(struct s, b); }
        """;
    String printed =
        """
        struct s {
          int a;
          int b;
        };

        unsigned long f(void) {
          return %s(struct s, b);
        }
        """;
    prints(body, printed.formatted("__builtin_offsetof"));
    prints(
        "#include <stddef.h>\n" + body, "#include <stddef.h>\n\n" + printed.formatted("offsetof"));
  }
}
