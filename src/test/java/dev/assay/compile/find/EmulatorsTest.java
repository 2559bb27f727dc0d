package dev.assay.compile.find;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EmulatorsTest {
  @TempDir private Path bin;
  @TempDir private Path root;

  @Test
  void ownProgramsRunByThemselves() {
    var here = new Emulators(new SearchPath(List.of()), "amd64");
    for (String target : List.of("x86_64-linux-gnu", "x86_64-pc-linux-gnu", "i686-linux-gnu", "")) {
      assertEquals(new Emulators.Choice.Runner(List.of()), here.choose(target, ""), target);
    }
    var arm = new Emulators(new SearchPath(List.of()), "aarch64");
    assertEquals(new Emulators.Choice.Runner(List.of()), arm.choose("aarch64-linux-gnu", ""));
    assertInstanceOf(Emulators.Choice.Missing.class, arm.choose("i686-linux-gnu", ""));
  }

  @Test
  void othersGetQemuAndTheirOwnRoot() throws IOException {
    Path qemu = FakeCompiler.executable(bin.resolve("qemu-ppc64le"), "");
    var here = new Emulators(new SearchPath(List.of(bin)), "amd64");
    assertEquals(
        new Emulators.Choice.Runner(List.of(qemu.toString(), "-L", root.toString())),
        here.choose("powerpc64le-nowhere-gnu", root.toString()));
    assertEquals(
        new Emulators.Choice.Runner(List.of(qemu.toString())),
        here.choose("powerpc64le-nowhere-gnu", "/"));
  }
}
