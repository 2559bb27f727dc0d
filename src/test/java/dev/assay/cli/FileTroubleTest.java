package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sentences for files that cannot be used. */
final class FileTroubleTest {
  private static String of(Throwable failure) {
    return FileTrouble.in(failure).orElse("");
  }

  @Test
  void theFileAndWhatWasDoneAreNamed() {
    var denied = new AccessDeniedException("/root/x");
    assertEquals("/root/x: permission denied", of(denied));
    assertEquals("/root/x: permission denied", of(new UncheckedIOException(denied)));
    assertEquals(
        "cannot make it: /y: no such file or folder",
        of(new UncheckedIOException("cannot make it", new NoSuchFileException("/y"))));
    assertEquals("closed", of(new IllegalStateException(new IOException("closed"))));
  }

  @Test
  void whatToDoAboutAFullDiskIsTold() {
    var full = new FileSystemException("/tmp/x", null, "No space left on device");
    assertEquals(
        "/tmp/x: No space left on device; make room there, or set TMPDIR to a folder with room"
            + " for temporary files",
        of(full));
  }

  @Test
  void otherFailuresAreNoTroubleWithFiles() {
    assertEquals(Optional.empty(), FileTrouble.in(new IllegalStateException("a defect")));
  }
}
