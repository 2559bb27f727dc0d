package dev.assay.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** The sentence for a file or folder that cannot be used, and for what to do about it. */
final class FileTrouble {
  private FileTrouble() {}

  /** Empty if no file is to blame for the failure. */
  static Optional<String> in(Throwable failure) {
    String doing = "";
    for (Throwable one = failure; one != null; one = one.getCause()) {
      if (one instanceof UncheckedIOException && !isOnlyTheCause(one)) {
        doing = one.getMessage() + ": ";
      }
      if (one instanceof IOException io) {
        return Optional.of(doing + words(io) + remedy(io));
      }
    }
    return Optional.empty();
  }

  /** Java repeats the cause where nothing else was said. */
  private static boolean isOnlyTheCause(Throwable wrapper) {
    return wrapper.getMessage() == null
        || wrapper.getMessage().equals(String.valueOf(wrapper.getCause()));
  }

  private static String words(IOException failure) {
    return switch (failure) {
      case NoSuchFileException e -> e.getFile() + ": no such file or folder";
      case AccessDeniedException e -> e.getFile() + ": permission denied";
      case FileSystemException e -> e.getMessage();
      default -> failure.getMessage() == null ? failure.toString() : failure.getMessage();
    };
  }

  private static String remedy(IOException failure) {
    String message = String.valueOf(failure.getMessage());
    return message.contains("o space left") || message.contains("quota")
        ? "; make room there, or set TMPDIR to a folder with room for temporary files"
        : "";
  }
}
