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
