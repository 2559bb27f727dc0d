package dev.assay.cli;

import dev.assay.bugs.report.ReportFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

/** Writes the files of reports. */
final class ReportWriter {
  private ReportWriter() {}

  static void write(Path folder, Map<String, byte[]> files) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey()).normalize();
      if (!path.startsWith(folder.normalize())) {
        throw new IOException(path + ": it is outside of the folder");
      }
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
      if (ReportFiles.EXECUTABLE.contains(path.getFileName().toString())) {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
      }
    }
  }
}
