package dev.assay.compile.process;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The three streams of a process. What it writes goes into files without a name: it never waits for
 * us, and nothing else can find them.
 */
record Streams(int input, int output, int errors) implements AutoCloseable {
  private static final int READ_ONLY = 0;

  static Streams open(Optional<Path> input) {
    return new Streams(
        Kernel.open(input.map(Path::toString).orElse("/dev/null"), READ_ONLY),
        Kernel.memoryFile(),
        Kernel.memoryFile());
  }

  /** Why they cannot be used, if so. */
  Optional<String> problem() {
    if (input < 0) {
      return Optional.of("the input cannot be opened: " + ErrorText.of(-input));
    }
    int worst = Math.min(output, errors);
    return worst < 0
        ? Optional.of("no file for the output: " + ErrorText.of(-worst))
        : Optional.empty();
  }

  boolean longerThan(long bytes) {
    return Kernel.size(output) > bytes || Kernel.size(errors) > bytes;
  }

  static String text(int file, int most) {
    return new String(Kernel.read(file, most), StandardCharsets.ISO_8859_1);
  }

  @Override
  public void close() {
    closeIfOpen(input);
    closeIfOpen(output);
    closeIfOpen(errors);
  }

  private static void closeIfOpen(int descriptor) {
    if (descriptor >= 0) {
      Kernel.close(descriptor);
    }
  }
}
