package dev.assay.compile.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A folder to work in, in memory where possible, gone with all its contents when closed. What is in
 * it may come from a program that means harm, so it is read and written only through here.
 */
public final class Scratch implements AutoCloseable {
  // Whatever the mask says: those who work here are others, and nobody else comes in.
  private static final Set<PosixFilePermission> READABLE =
      Set.copyOf(PosixFilePermissions.fromString("rw-r--r--"));
  private static final Set<PosixFilePermission> PASSABLE =
      Set.copyOf(PosixFilePermissions.fromString("rwxr-xr-x"));

  private static final int DEEPEST = 64;

  private final ScratchRoot root;
  private final UserPool users;
  private final Optional<Integer> user;
  private final Path folder;

  Scratch(ScratchRoot root, UserPool users) {
    this.root = root;
    this.users = users;
    this.user = users.take();
    this.folder = root.newFolder();
    make();
  }

  public Path folder() {
    return folder;
  }

  /** Writes a file; what the name meant before, a link for one, is replaced. */
  public Path write(String name, byte[] content) {
    Path target = file(name);
    Path made = root.newPrivateFile();
    try {
      Files.setPosixFilePermissions(Files.write(made, content), READABLE);
      if (Files.isDirectory(target, LinkOption.NOFOLLOW_LINKS)) {
        Removal.removeTree(target);
      }
      return Files.move(
          made, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + target, e);
    }
  }

  /**
   * Writes files of folders below, by their paths. The folders are made out of everybody's reach
   * and replace what has their names, so that no link leads a file elsewhere.
   */
  public void writeBelow(Map<String, byte[]> files) {
    Path made = root.newPrivateFile();
    try {
      Files.createDirectory(made);
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        Path target = made.resolve(file.getKey()).normalize();
        if (!target.startsWith(made) || made.equals(target.getParent())) {
          throw new IllegalArgumentException("not a file below a folder: " + file.getKey());
        }
        makeFolders(made, target.getParent());
        Files.setPosixFilePermissions(Files.write(target, file.getValue()), READABLE);
      }
      moveIn(made);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write files below " + folder, e);
    }
  }

  private static void makeFolders(Path top, Path below) throws IOException {
    Files.createDirectories(below);
    for (Path folder = below; !folder.equals(top); folder = folder.getParent()) {
      Files.setPosixFilePermissions(folder, PASSABLE);
    }
  }

  private void moveIn(Path made) throws IOException {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(made)) {
      for (Path one : all) {
        Path target = folder.resolve(one.getFileName());
        Removal.removeTree(target);
        Files.move(one, target, StandardCopyOption.ATOMIC_MOVE);
      }
    }
    Files.delete(made);
  }

  public Path write(String name, String text) {
    return write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A file below may be reached through a link to anywhere. */
  private Path file(String name) {
    Path file = folder.resolve(name).normalize();
    if (!folder.equals(file.getParent())) {
      throw new IllegalArgumentException("not a file directly in a scratch folder: " + name);
    }
    return file;
  }

  /** The content of an ordinary file; empty if there is none or it is larger than allowed. */
  public Optional<byte[]> read(String name, long most) {
    Path file = file(name);
    try {
      return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.size(file) <= most
          ? Optional.of(Files.readAllBytes(file))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * The contents of all ordinary files, folders below included, by their paths from here. No link
   * is followed, and whatever works here must have ended.
   *
   * @param wanted by its path
   * @param most how much is read at all
   */
  public SortedMap<String, byte[]> readAll(Predicate<String> wanted, long most) {
    var found = new TreeMap<String, byte[]>();
    try {
      Files.walkFileTree(
          folder,
          Set.of(),
          DEEPEST,
          new SimpleFileVisitor<>() {
            private long left = most;

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              String path = folder.relativize(file).toString();
              if (attributes.isRegularFile() && attributes.size() <= left && wanted.test(path)) {
                left -= attributes.size();
                found.put(path, Files.readAllBytes(file));
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException why) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      // What could be read until then is as good as it would be with the rest.
      return found;
    }
    return found;
  }

  /** Removes all contents, so that the folder is as if new. */
  public void clear() {
    try {
      if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
        Removal.removeContents(folder);
      } else {
        Files.deleteIfExists(folder);
        make();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot clear " + folder, e);
    }
  }

  private void make() {
    try {
      Files.createDirectory(folder);
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      if (user.isPresent()) {
        Files.setAttribute(folder, "unix:uid", user.get());
        Files.setAttribute(folder, "unix:gid", user.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot make " + folder, e);
    }
  }

  /** What cannot be removed now goes with the root. */
  @Override
  public void close() {
    try {
      Removal.removeTree(folder);
    } catch (IOException e) {
      return;
    } finally {
      user.ifPresent(users::giveBack);
    }
  }
}
