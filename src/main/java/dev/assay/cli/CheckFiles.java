package dev.assay.cli;

import dev.assay.campaign.source.CompileCommandsFile;
import dev.assay.harvest.CommandFlags;
import dev.assay.harvest.CompileCommands;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what {@code assay check} is asked to look at: files, those of a folder that has a {@code
 * compile_commands.json}, and those of an argument file, each with its flags.
 */
final class CheckFiles {
  /**
   * The files of one program.
   *
   * @param name how it is called in what is told
   * @param part whether it may be a part of a larger program
   */
  record Asked(String name, List<Path> files, CommandFlags flags, boolean part) {}

  private final List<Asked> items = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private final Set<String> sources = new LinkedHashSet<>();
  private final Map<Path, CompileCommands> known = new HashMap<>();
  private CommandFlags common = CommandFlags.NONE;

  private CheckFiles() {}

  static CheckFiles of(List<String> arguments) {
    var files = new CheckFiles();
    for (String argument : arguments) {
      try {
        files.add(argument);
      } catch (IOException e) {
        files.problems.add(argument + ": cannot be read: " + e.getMessage());
      }
    }
    return files;
  }

  private void add(String argument) throws IOException {
    Path path = Path.of(argument);
    if (argument.startsWith("@")) {
      arguments(Path.of(argument.substring(1)));
    } else if (Files.isDirectory(path)) {
      folder(path);
    } else {
      items.add(asked(path, commands(path), false));
    }
  }

  /** As compilers read them: flags for all files, and files. */
  private void arguments(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      problems.add(file + ": no such file of arguments");
      return;
    }
    CommandFlags flags =
        CommandFlags.ofText(
            Files.readString(file, StandardCharsets.ISO_8859_1), Path.of("").toAbsolutePath());
    sources.add(file.toString());
    common = common.and(flags);
    for (String name : flags.files()) {
      items.add(asked(Path.of(name), CommandFlags.NONE, false));
    }
  }

  private void folder(Path folder) throws IOException {
    Optional<Path> found = CompileCommandsFile.find(folder);
    if (found.isEmpty()) {
      problems.add(
          folder + ": is a folder without a " + CompileCommands.NAME + "; name files of it");
      return;
    }
    CompileCommands commands = CompileCommandsFile.read(found.get());
    List<Path> files =
        commands.files().stream()
            .filter(file -> file.toString().endsWith(".c") || TestCase.isCxx(file.toString()))
            .toList();
    if (files.isEmpty()) {
      problems.add(found.get() + ": names no C or C++ file");
    }
    sources.add(found.get().toString());
    Path here = Path.of("").toAbsolutePath();
    for (Path file : files) {
      Path shown = file.startsWith(here) ? here.relativize(file) : file;
      items.add(asked(shown, commands.flags(file).orElseThrow(), true));
    }
  }

  /** Those of the next folder above that has commands, if it has one for the file. */
  private CommandFlags commands(Path file) throws IOException {
    Path place = file.toAbsolutePath().normalize().getParent();
    while (place != null && CompileCommandsFile.find(place).isEmpty()) {
      place = place.getParent();
    }
    if (place == null) {
      return CommandFlags.NONE;
    }
    Path found = CompileCommandsFile.find(place).orElseThrow();
    CompileCommands commands = known.get(found);
    if (commands == null) {
      commands = CompileCommandsFile.read(found);
      known.put(found, commands);
    }
    Optional<CommandFlags> flags = commands.flags(file);
    flags.ifPresent(_ -> sources.add(found.toString()));
    return flags.orElse(CommandFlags.NONE);
  }

  private static Asked asked(Path file, CommandFlags flags, boolean part) {
    return new Asked(file.toString(), List.of(file), flags, part);
  }

  /** What could not be understood. */
  List<String> problems() {
    return List.copyOf(problems);
  }

  /** The programs; one if the files are to be taken together. */
  List<Asked> programs(boolean together) {
    List<Asked> all =
        items.stream()
            .map(one -> new Asked(one.name(), one.files(), common.and(one.flags()), one.part()))
            .toList();
    if (!together || all.isEmpty()) {
      return all;
    }
    return List.of(
        new Asked(
            String.join(" ", all.stream().map(Asked::name).toList()),
            all.stream().flatMap(one -> one.files().stream()).toList(),
            all.stream().map(Asked::flags).reduce(CommandFlags.NONE, CommandFlags::and),
            false));
  }

  /** Where flags come from, and which of them are not used; empty if there are none. */
  Optional<String> origin() {
    Set<String> left = new LinkedHashSet<>();
    items.forEach(one -> left.addAll(one.flags().leftOut()));
    left.addAll(common.leftOut());
    List<String> words =
        left.stream().map(flag -> flag.replaceFirst(" .*", "")).distinct().toList();
    return sources.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "flags from "
                + String.join(", ", sources)
                + (words.isEmpty() ? "" : "; left out: " + String.join(" ", words)));
  }
}
