package dev.assay.harvest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CompileCommandsTest {
  private static final Path FOLDER = Path.of("/project/build");

  @Test
  void whatThePreprocessorNeedsIsKept() {
    CompileCommands commands =
        CompileCommands.read(
            """
            [
              { "directory": "/project/build",
                "command": "cc -O2 -I../inc -DN=\\\\\\"a\\\\\\" '-DX=1 2' -isystem sys -c ../a.c",
                "file": "../a.c" },
              {
                "directory": "sub",
                "arguments": ["cc", "-include", "first.h", "-UY", "-Wall", "b.c", "-D"],
                "file": "b.c"
              }
            ]
            """,
            FOLDER);
    assertEquals(
        Optional.of(
            List.of(
                "-I",
                "/project/build/../inc",
                "-D",
                "N=\"a\"",
                "-D",
                "X=1 2",
                "-isystem",
                "/project/build/sys")),
        commands.of(Path.of("/project/a.c")));
    assertEquals(
        Optional.of(List.of("-include", "/project/build/sub/first.h", "-U", "Y")),
        commands.of(Path.of("/project/build/sub/b.c")));
    assertEquals(Optional.empty(), commands.of(Path.of("/project/c.c")));
  }

  @Test
  void flagsAreSortedByWhatTheyMatterTo() {
    CommandFlags flags =
        CompileCommands.read(
                """
                [{ "directory": "/project", "file": "a.c", "command": "ccache gcc -std=c99 -O2 -Wall\
                 -fwrapv -fPIC -m32 -I inc -DN -L lib -lfoo -l bar -pthread -g -MF a.d -o a.o -c a.c" }]
                """
                    .replace("\\\n", ""),
                FOLDER)
            .flags(Path.of("/project/a.c"))
            .orElseThrow();
    assertEquals(Optional.of("c99"), flags.standard());
    assertEquals(List.of("-I", "/project/inc", "-D", "N"), flags.reading());
    assertEquals(List.of("-fwrapv", "-m32"), flags.meaning());
    assertEquals(List.of("-L/project/lib", "-lfoo", "-lbar", "-pthread"), flags.linking());
    assertEquals(List.of("a.c"), flags.files());
    assertEquals(
        List.of("-O2", "-Wall", "-fPIC", "-g", "-MF a.d", "-o a.o", "-c"), flags.leftOut());
  }

  @Test
  void filesAreToldInTheirOrder() {
    assertEquals(
        List.of(Path.of("/project/b.c"), Path.of("/project/a.c")),
        CompileCommands.read(
                """
                [{ "directory": "/project", "file": "b.c", "arguments": ["cc", "-c", "b.c"] },
                 { "directory": "/project", "file": "a.c", "arguments": ["cc", "-c", "a.c"] }]
                """,
                FOLDER)
            .files());
  }

  @Test
  void whatIsNotUnderstoodSaysNothing() {
    for (String text : List.of("", "[", "{}", "[{\"file\": 3}]", "[1]")) {
      assertEquals(Optional.empty(), CompileCommands.read(text, FOLDER).of(Path.of("/a.c")));
    }
  }

  @Test
  void commandsAreTakenApartAsShellsDo() {
    assertEquals(
        List.of("a", "b c", "", "d\"e", "f\\g", "h i"),
        ShellWords.of("a 'b c'  \"\" d\\\"e 'f\\g' h\\ i"));
  }
}
