package dev.assay.known;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A program that makes an installed compiler misbehave, with what its first lines say of it.
 *
 * @param shows the configurations that were seen to go wrong
 * @param kind the verdict that they deserve
 * @param good configurations that behave
 */
record KnownBug(Path file, List<Setup> shows, String kind, List<Setup> good) {
  KnownBug {
    shows = List.copyOf(shows);
    good = List.copyOf(good);
  }

  /** A compiler, a level and more flags, as in {@code gcc-12 -O2 -fipa-pta}. */
  record Setup(String compiler, String level, String flags) {
    static Setup of(String text) {
      String[] words = text.split(" ", 3);
      return new Setup(words[0], words[1], words.length < 3 ? "" : words[2]);
    }
  }

  static KnownBug read(Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new KnownBug(
        file,
        values(lines, "shows").stream().map(Setup::of).toList(),
        values(lines, "class").getFirst(),
        values(lines, "good").stream().map(Setup::of).toList());
  }

  String name() {
    return file.getFileName().toString();
  }

  /** What check says of each run: the same, but that it names what raised a false alarm. */
  String resultOfRuns() {
    return kind.equals("false-alarm") ? "sanitizer" : kind;
  }

  private static List<String> values(List<String> lines, String key) {
    String start = "// " + key + ": ";
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .toList();
  }
}
