package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Standard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What of a preprocessed text is the program's own. */
final class UserTokensTest {
  @Test
  void systemHeadersAreLeftOutAndOwnHeadersAreNot() {
    assertEquals(
        List.of("int", "a", ";", "int", "b", ";", "int", "c", ";", ""),
        own(
            """
            # 1 "test.c"
            int a;
            # 1 "/usr/include/x.h" 1 3 4
            int hidden;
            # 1 "/usr/include/y.h" 1 3 4
            int hidden2;
            # 4 "/usr/include/x.h" 2 3 4
            int hidden3;
            # 3 "test.c" 2
            # 1 "own.h" 1
            int b;
            # 4 "test.c" 2
            int c;
            """));
  }

  @Test
  void aHeaderThatTheUserNamedIsTheProgramsOwnWhereverItIs() {
    assertEquals(
        List.of("int", "a", ";", "int", "b", ";", ""),
        own("# 1 \"/usr/include/own/x.h\" 1\nint a;\n# 2 \"test.c\" 2\nint b;\n"));
  }

  @Test
  void whatAMacroOfASystemHeaderBecameIsTheProgramsOwn() {
    assertEquals(
        List.of("_Bool", "x", "=", "0", ";", ""),
        own(
            """
            # 5 "test.c"

            # 5 "test.c" 3 4
            _Bool
            # 5 "test.c"
                 x = 0;
            """));
  }

  @Test
  void spaceCommentsAndDefinitionsDoNotCountButPragmasDo() {
    assertEquals(own("int x;\n"), own("#define A 1\nint/* */ x  ;\n\n"));
    assertEquals(
        List.of("#pragma GCC ivdep", "int", "x", ";", ""), own("#pragma GCC ivdep\nint x;\n"));
  }

  private static List<String> own(String text) {
    return UserTokens.of(SourceText.of("test.c", text), Standard.DEFAULT);
  }
}
