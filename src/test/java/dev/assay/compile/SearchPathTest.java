package dev.assay.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SearchPathTest {
  @TempDir private Path first;
  @TempDir private Path second;

  @Test
  void earlierFoldersWin() throws IOException {
    Path early = program(first, "tool");
    program(second, "tool");
    Path late = program(second, "other");
    var path = new SearchPath(List.of(first, second));
    assertEquals(Optional.of(early), path.find("tool"));
    assertEquals(Optional.of(late), path.find("other"));
    assertEquals(Optional.empty(), path.find("third"));
  }

  @Test
  void filesThatCannotBeRunAreNoPrograms() throws IOException {
    Files.writeString(first.resolve("text"), "");
    Files.createDirectory(first.resolve("folder"));
    var path = new SearchPath(List.of(first));
    assertEquals(Optional.empty(), path.find("text"));
    assertEquals(Optional.empty(), path.find("folder"));
  }

  @Test
  void aNameWithAFolderIsAPlace() throws IOException {
    Path tool = program(second, "tool");
    assertEquals(Optional.of(tool), new SearchPath(List.of(first)).find(tool.toString()));
  }

  @Test
  void anyCompilerWillDo() throws IOException {
    Path clang = program(first, "clang-16");
    assertEquals(Optional.of(clang), new SearchPath(List.of(first)).findCompiler());
    Path cc = program(second, "cc");
    assertEquals(Optional.of(cc), new SearchPath(List.of(first, second)).findCompiler());
  }

  @Test
  void theNewestReleaseIsTakenWhereTheSystemHasNoneOfItsOwn() throws IOException {
    program(first, "clang-99");
    program(first, "gcc-9");
    Path newest = program(second, "gcc-21");
    program(first, "gcc-ar-22");
    assertEquals(Optional.of(newest), new SearchPath(List.of(first, second)).findCompiler());
  }

  private static Path program(Path folder, String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "");
    assertTrue(file.toFile().setExecutable(true));
    return file;
  }
}
