package dev.assay.harvest;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a {@code compile_commands.json} says of how files are preprocessed. */
public final class CompileCommands {
  public static final String NAME = "compile_commands.json";

  private static final Set<String> OF_FILES =
      Set.of("-I", "-include", "-isystem", "-iquote", "-idirafter", "-imacros");
  private static final Set<String> OF_MACROS = Set.of("-D", "-U");

  private final Map<Path, List<String>> flags;

  private CompileCommands(Map<Path, List<String>> flags) {
    this.flags = Map.copyOf(flags);
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
    Map<Path, List<String>> flags = new HashMap<>();
    for (Map<String, List<String>> entry : FlatJson.readAll(json)) {
      try {
        Path from = folder.resolve(first(entry, "directory"));
        List<String> words =
            entry.getOrDefault("arguments", ShellWords.of(first(entry, "command")));
        flags.putIfAbsent(from.resolve(first(entry, "file")).normalize(), kept(words, from));
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

  /** What the preprocessor is given for a file; empty if nothing is said of it. */
  public Optional<List<String>> of(Path file) {
    return Optional.ofNullable(flags.get(file.toAbsolutePath().normalize()));
  }

  /** What matters to the preprocessor, with paths that are right from anywhere. */
  private static List<String> kept(List<String> words, Path from) {
    var kept = new ArrayList<String>();
    for (int i = 0; i < words.size(); i++) {
      Optional<String> option = option(words.get(i));
      if (option.isEmpty()) {
        continue;
      }
      boolean isApart = words.get(i).equals(option.get());
      if (isApart && i + 1 == words.size()) {
        break;
      }
      String value = isApart ? words.get(++i) : words.get(i).substring(option.get().length());
      kept.add(option.get());
      kept.add(OF_FILES.contains(option.get()) ? from.resolve(value).toString() : value);
    }
    return List.copyOf(kept);
  }

  private static Optional<String> option(String word) {
    if (OF_MACROS.stream().anyMatch(word::startsWith)) {
      return Optional.of(word.substring(0, 2));
    }
    return OF_FILES.stream().filter(word::startsWith).max(Comparator.comparingInt(String::length));
  }
}
