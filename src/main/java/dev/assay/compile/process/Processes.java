package dev.assay.compile.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What {@code /proc} tells of the processes of this machine. */
final class Processes {
  private static final Path PROC = Path.of("/proc");

  private Processes() {}

  /**
   * @param ticks of CPU time that it and the children it waited for have used
   * @param started in ticks since the machine started; with the number it names a process for good
   */
  record Info(int pid, char state, int parent, int group, int session, long ticks, long started) {
    boolean ended() {
      return state == 'Z' || state == 'X';
    }
  }

  static Optional<Info> info(long pid) {
    return bytes(PROC.resolve(pid + "/stat")).flatMap(text -> parse(pid, text));
  }

  /** The name of the program stands in parentheses and may hold anything, parentheses too. */
  private static Optional<Info> parse(long pid, String stat) {
    String[] words = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    return words.length < 20
        ? Optional.empty()
        : Optional.of(
            new Info(
                (int) pid,
                words[0].charAt(0),
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                Integer.parseInt(words[3]),
                Stream.of(words).skip(11).limit(4).mapToLong(Long::parseLong).sum(),
                Long.parseLong(words[19])));
  }

  static List<Integer> all() {
    List<Integer> found = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(PROC, "[1-9]*")) {
      for (Path entry : entries) {
        found.add(Integer.parseInt(entry.getFileName().toString()));
      }
    } catch (IOException | NumberFormatException e) {
      // Then there is nothing to be learnt.
      return List.copyOf(found);
    }
    return found;
  }

  /** The value of a variable in the environment that the process was started with. */
  static Optional<String> variable(int pid, String name) {
    return bytes(PROC.resolve(pid + "/environ")).flatMap(text -> variable(text, name));
  }

  private static Optional<String> variable(String environment, String name) {
    for (String setting : environment.split("\0")) {
      if (setting.startsWith(name + "=")) {
        return Optional.of(setting.substring(name.length() + 1));
      }
    }
    return Optional.empty();
  }

  static Optional<Integer> user(int pid) {
    return owner(PROC.resolve(Integer.toString(pid)));
  }

  /** What the limit on processes counts. */
  static int threadsOfOurUser() {
    Optional<Integer> ours = user((int) ProcessHandle.current().pid());
    return all().stream().filter(pid -> user(pid).equals(ours)).mapToInt(Processes::threads).sum();
  }

  private static int threads(int pid) {
    return bytes(PROC.resolve(pid + "/stat"))
        .map(stat -> stat.substring(stat.lastIndexOf(')') + 1).strip().split(" "))
        .filter(words -> words.length > 17)
        .map(words -> Integer.parseInt(words[17]))
        .orElse(0);
  }

  static Optional<Integer> owner(Path file) {
    try {
      return Optional.of((Integer) Files.getAttribute(file, "unix:uid"));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }

  /** Where a link such as {@code exe} or {@code cwd} of a process leads. */
  static Optional<Path> link(long pid, String name) {
    try {
      return Optional.of(Files.readSymbolicLink(PROC.resolve(pid + "/" + name)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  static Optional<String> bytes(Path file) {
    try {
      return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
