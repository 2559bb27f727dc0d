package dev.assay.compile;

import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/** C-Vise or C-Reduce, in a folder of its own that is gone when this is closed. */
public final class OtherReducer implements AutoCloseable {
  private final Path program;
  private final Path folder;

  private OtherReducer(Path program, Path folder) {
    this.program = program;
    this.folder = folder;
  }

  public static OtherReducer in(Path program) throws IOException {
    return new OtherReducer(program, Files.createTempDirectory("assay-reduce"));
  }

  public Path folder() {
    return folder;
  }

  /** Puts all files there; those that must not change are out of its sight. */
  public void prepare(List<SourceFile> files, List<SourceFile> others, String name, String script)
      throws IOException {
    for (List<SourceFile> some : List.of(files, others)) {
      for (SourceFile file : some) {
        Path target = folder.resolve(file.name());
        Files.createDirectories(target.getParent());
        Files.write(target, file.text().getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    Path made = Files.writeString(folder.resolve(name), script);
    Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Whether it came to its end; an interrupted thread ends it and all that it started. */
  public boolean run(List<String> files, String script, int jobs) {
    var command = new ArrayList<>(List.of(program.toString(), "--n", "" + jobs));
    command.add(folder.resolve(script).toString());
    command.addAll(files);
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectInput(Path.of("/dev/null").toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(folder.resolve("tool.log").toFile())
              .start();
      return succeeds(process);
    } catch (IOException _) {
      return false;
    }
  }

  private static boolean succeeds(Process process) {
    try {
      return process.waitFor() == 0;
    } catch (InterruptedException _) {
      // The interruption is over with this: the files as they are now are still to be read.
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      return false;
    }
  }

  /** The files as they are now: the best so far. */
  public List<SourceFile> results(List<SourceFile> files) throws IOException {
    var results = new ArrayList<SourceFile>();
    for (SourceFile file : files) {
      Path changed = folder.resolve(file.name());
      results.add(
          Files.exists(changed)
              ? new SourceFile(file.name(), Files.readString(changed, StandardCharsets.ISO_8859_1))
              : file);
    }
    return List.copyOf(results);
  }

  @Override
  public void close() throws IOException {
    ToolRun.delete(folder);
  }
}
