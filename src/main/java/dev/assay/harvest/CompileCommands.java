package dev.assay.harvest;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a {@code compile_commands.json} says of how files are compiled. */
public final class CompileCommands {
  public static final String NAME = "compile_commands.json";

  private final Map<Path, CommandFlags> flags;

  private CompileCommands(Map<Path, CommandFlags> flags) {
    this.flags = Collections.unmodifiableMap(new LinkedHashMap<>(flags));
  }

  /** Nothing is said. */
  public static CompileCommands none() {
    return new CompileCommands(Map.of());
  }

  /**
   * As a file has it; what is not understood says nothing.
   *
   * @param folder where the file is
   */
  public static CompileCommands read(String json, Path folder) {
    Map<Path, CommandFlags> flags = new LinkedHashMap<>();
    for (Map<String, List<String>> entry : FlatJson.readAll(json)) {
      try {
        Path from = folder.resolve(first(entry, "directory"));
        List<String> words =
            entry.getOrDefault("arguments", ShellWords.of(first(entry, "command")));
        Path file = from.resolve(first(entry, "file")).normalize();
        flags.putIfAbsent(file, CommandFlags.ofCommand(words, from));
      } catch (InvalidPathException _) {
        // What names no file says nothing of one.
      }
    }
    return new CompileCommands(flags);
  }

  private static String first(Map<String, List<String>> entry, String key) {
    List<String> values = entry.getOrDefault(key, List.of());
    return values.isEmpty() ? "" : values.getFirst();
  }

  /** The files of which something is said, in this order. */
  public List<Path> files() {
    return List.copyOf(flags.keySet());
  }

  /** What the preprocessor is given for a file; empty if nothing is said of it. */
  public Optional<List<String>> of(Path file) {
    return flags(file).map(CommandFlags::reading);
  }

  /** All that the command for a file says; empty if there is none. */
  public Optional<CommandFlags> flags(Path file) {
    return Optional.ofNullable(flags.get(file.toAbsolutePath().normalize()));
  }
}
