package dev.assay.campaign.source;

import dev.assay.campaign.source.Fetched.Result;
import dev.assay.compile.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Fetches the sources of Debian's packages with apt.
 *
 * <p>Where they are comes from the system's own lists of packages; lists and files are kept in a
 * folder of our own, so that nothing of the system changes and no right is needed.
 */
public final class DebianPackages {
  private final Path folder;
  private final Path system;

  /**
   * Packages for this system.
   *
   * @param folder where lists are kept
   */
  public DebianPackages(Path folder) {
    this(folder, Path.of("/etc"));
  }

  DebianPackages(Path folder, Path system) {
    this.folder = folder;
    this.system = system;
  }

  /** Brings the lists up to date; what went wrong, if anything did. */
  public Optional<String> update() {
    try {
      for (String part : List.of("lists/partial", "cache/archives/partial")) {
        Files.createDirectories(folder.resolve(part));
      }
      String codename = codename(Files.readString(system.resolve("os-release")));
      String sources = AptSources.of(lists(), codename);
      if (sources.isEmpty()) {
        return Optional.of("apt knows no list of " + codename + "'s packages");
      }
      Files.writeString(folder.resolve("source.sources"), sources);
      ToolRun run = Fetched.run(apt("update"), folder);
      return run.exit() == 0
          ? Optional.empty()
          : Optional.of("apt-get update: " + Fetched.last(run));
    } catch (IOException e) {
      return Optional.of("apt's lists cannot be read, is this Debian? " + e.getMessage());
    }
  }

  private static String codename(String release) {
    return release
        .lines()
        .filter(line -> line.startsWith("VERSION_CODENAME="))
        .map(line -> line.substring(line.indexOf('=') + 1).replace("\"", ""))
        .findFirst()
        .orElse("stable");
  }

  private List<AptSources.File> lists() throws IOException {
    var files = new ArrayList<Path>();
    files.add(system.resolve("apt/sources.list"));
    Path parts = system.resolve("apt/sources.list.d");
    if (Files.isDirectory(parts)) {
      try (Stream<Path> all = Files.list(parts)) {
        all.sorted().forEach(files::add);
      }
    }
    var lists = new ArrayList<AptSources.File>();
    for (Path file : files) {
      if (Files.isRegularFile(file)) {
        lists.add(new AptSources.File(file.getFileName().toString(), Files.readString(file)));
      }
    }
    return lists;
  }

  private List<String> apt(String... words) {
    var command =
        new ArrayList<>(
            List.of(
                "apt-get",
                "--quiet=2",
                "-o",
                "Dir::Etc::SourceList=" + folder.resolve("source.sources").toAbsolutePath(),
                "-o",
                "Dir::Etc::SourceParts=/dev/null",
                "-o",
                "Dir::State::Lists=" + folder.resolve("lists").toAbsolutePath(),
                "-o",
                "Dir::Cache=" + folder.resolve("cache").toAbsolutePath(),
                "-o",
                "APT::Sandbox::User=root"));
    command.addAll(List.of(words));
    return command;
  }

  /** The source of a package, with Debian's changes to it. */
  public Result fetch(String name) {
    try {
      Path into = Files.createTempDirectory("assay-source");
      var tree = new Fetched(into, into.resolve("tree"), name);
      Optional<String> problem = fetched(name, into);
      if (problem.isEmpty()) {
        return new Result.Ready(tree);
      }
      tree.close();
      return new Result.Failed(name + ": " + problem.get());
    } catch (IOException e) {
      return new Result.Failed(name + ": " + e.getMessage());
    }
  }

  private static String first(ToolRun run) {
    return run.err().lines().filter(l -> l.startsWith("E: ")).findFirst().orElse(Fetched.last(run));
  }

  private Optional<String> fetched(String name, Path into) throws IOException {
    ToolRun got = Fetched.run(apt("source", "--download-only", name), into);
    if (got.exit() != 0) {
      // Mirrors often lack the newest version, which is of another suite than the release's own.
      String release = codename(Files.readString(system.resolve("os-release")));
      got = Fetched.run(apt("source", "--download-only", name + "/" + release), into);
    }
    if (got.exit() != 0) {
      return Optional.of("apt-get source: " + first(got));
    }
    List<Path> files;
    try (Stream<Path> all = Files.list(into)) {
      files = all.sorted().toList();
    }
    Optional<Path> description =
        files.stream().filter(f -> f.toString().endsWith(".dsc")).findFirst();
    if (description.isEmpty()) {
      return Optional.of("apt-get source gave no .dsc file");
    }
    ToolRun unpacked =
        Fetched.run(
            List.of("dpkg-source", "--no-check", "--extract", description.get().toString(), "tree"),
            into);
    for (Path file : files) {
      Files.delete(file);
    }
    return unpacked.exit() == 0
        ? Optional.empty()
        : Optional.of("dpkg-source (apt-get install dpkg-dev): " + Fetched.last(unpacked));
  }
}
