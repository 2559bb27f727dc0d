package dev.assay.compile.find;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.Family;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class VersionTextTest {
  @Test
  void thePackagesNumberIsNotTheCompilers() {
    assertEquals("12.2.0", VersionText.number("gcc-12 (Debian 12.2.0-14+deb12u1) 12.2.0"));
    assertEquals("13.3.1", VersionText.number("gcc (GCC) 13.3.1 20240522 (Red Hat 13.3.1-1)"));
    assertEquals("19.1.7", VersionText.number("Debian clang version 19.1.7 (3~deb12u1)"));
    assertEquals("0.9.27", VersionText.number("tcc version 0.9.27 (x86_64 Linux)"));
    assertEquals("", VersionText.number("my compiler"));
  }

  @Test
  void familiesAreKnownByTheirWords() {
    assertEquals(Optional.of(Family.CLANG), VersionText.family("Apple clang version 15.0.0"));
    assertEquals(
        Optional.of(Family.GCC),
        VersionText.family("cc (X) 9.1.0\nCopyright (C) 2019 Free Software Foundation, Inc."));
    assertEquals(Optional.of(Family.TCC), VersionText.family("tcc version 0.9.27 (x86_64 Linux)"));
    assertEquals(
        Optional.of(Family.PCC), VersionText.family("Portable C Compiler 1.2.0.DEVEL 20180604"));
    assertEquals(Optional.empty(), VersionText.family("chibi 1"));
  }
}
