package dev.assay.campaign.source;

import dev.assay.c.Standard;
import dev.assay.compile.process.Scratch;
import dev.assay.harvest.CommandFlags;
import dev.assay.harvest.CompileCommands;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * The C files of a folder, one after another; each round meets them with other flags.
 *
 * @param commands what the folder's own {@code compile_commands.json} says of macros, headers,
 *     standards and libraries
 * @param files in the order of their names, so that a ticket means the same file everywhere
 */
public record FolderSource(Path folder, List<Path> files, CompileCommands commands)
    implements ProgramSource {
  public FolderSource {
    files = List.copyOf(files);
  }

  /** All files below the folder whose names end in {@code .c}. */
  public static FolderSource of(Path folder) throws IOException {
    try (var walk = Files.walk(folder)) {
      return new FolderSource(
          folder,
          walk.filter(file -> file.toString().endsWith(".c") && Files.isRegularFile(file))
              .sorted()
              .toList(),
          CompileCommandsFile.in(folder));
    }
  }

  @Override
  public String name() {
    return folder.toString();
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    Path file = files.get((int) (ticket.number() % files.size()));
    CommandFlags flags = commands.flags(file).orElse(CommandFlags.NONE);
    try {
      return new Sourced.Made(
          TestCase.of(
              new Origin(name(), ticket.seed(), folder.relativize(file).toString()),
              flags.standard().flatMap(Standard::parse).orElse(Standard.DEFAULT),
              LocalIncludes.of(file),
              Stream.concat(flags.reading().stream(), flags.linking().stream()).toList()),
          Duration.ZERO);
    } catch (IOException e) {
      return new Sourced.Failed(file + ": " + e.getMessage(), Duration.ZERO);
    }
  }
}
