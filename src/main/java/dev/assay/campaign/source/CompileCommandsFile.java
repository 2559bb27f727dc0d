package dev.assay.campaign.source;

import dev.assay.harvest.CompileCommands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds and reads the {@code compile_commands.json} of a folder. */
public final class CompileCommandsFile {
  private CompileCommandsFile() {}

  /** Where that of a folder is: in it, or in a folder {@code build} of it. */
  public static Optional<Path> find(Path folder) {
    return Stream.of(folder, folder.resolve("build"))
        .map(place -> place.resolve(CompileCommands.NAME))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  public static CompileCommands read(Path file) throws IOException {
    return CompileCommands.read(
        Files.readString(file), file.toAbsolutePath().normalize().getParent());
  }

  /** That of a folder; says nothing if there is none. */
  public static CompileCommands in(Path folder) throws IOException {
    Optional<Path> file = find(folder);
    return file.isPresent() ? read(file.get()) : CompileCommands.none();
  }
}
