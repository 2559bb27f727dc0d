package dev.assay.cli;

import dev.assay.campaign.source.CompileCommandsFile;
import dev.assay.compile.LooseTree;
import dev.assay.harvest.CompileCommands;
import dev.assay.harvest.Licence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A source tree to harvest.
 *
 * @param root the folder, or the only file
 * @param licence under which its files stand that say nothing of it; empty if it is not known
 */
record HarvestTree(
    Path root, String project, String licence, LooseTree headers, CompileCommands commands) {
  private static final List<String> ENDINGS = List.of(".c", ".i", ".h");
  private static final List<String> LICENCES =
      List.of(
          "LICENSE",
          "LICENSE.txt",
          "LICENSE.md",
          "LICENCE",
          "COPYING",
          "COPYRIGHT",
          "debian/copyright",
          "README");

  /**
   * A file to harvest.
   *
   * @param name its path in the project
   */
  record Item(Path path, HarvestTree tree, String name) {
    String key() {
      return tree.project() + "/" + name;
    }
  }

  static HarvestTree of(Path root, String project) throws IOException {
    Path folder = Files.isDirectory(root) ? root : root.toAbsolutePath().getParent();
    return new HarvestTree(
        root, project, licence(folder), LooseTree.of(folder), CompileCommandsFile.in(folder));
  }

  private static String licence(Path folder) throws IOException {
    for (String name : LICENCES) {
      Path file = folder.resolve(name);
      if (Files.isRegularFile(file)) {
        Optional<String> found = Licence.of(Files.readString(file, StandardCharsets.ISO_8859_1));
        if (found.isPresent()) {
          return found.get();
        }
      }
    }
    return "";
  }

  /** Its C files, headers too, in the order of their names. */
  List<Item> items() throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .filter(f -> ENDINGS.stream().anyMatch(f.toString()::endsWith))
          .filter(f -> !isHidden(root.relativize(f)))
          .sorted()
          .map(f -> new Item(f, this, f.equals(root) ? fileName(f) : "" + root.relativize(f)))
          .toList();
    }
  }

  /** Such as what version control and patch tools keep for themselves. */
  private static boolean isHidden(Path inside) {
    for (Path part : inside) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }

  static String fileName(Path path) {
    return path.toAbsolutePath().normalize().getFileName().toString();
  }
}
