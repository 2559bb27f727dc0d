package dev.assay.harvest;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A compiler's command line, sorted by what its flags matter to; paths are right from anywhere.
 *
 * @param standard the value of {@code -std}
 * @param reading what the preprocessor needs
 * @param meaning what changes what a program means or how it is translated
 * @param linking libraries and where they are
 * @param files what is no flag
 * @param leftOut what is for people, for other files, or for a level: warnings, outputs, {@code
 *     -O2}
 */
public record CommandFlags(
    Optional<String> standard,
    List<String> reading,
    List<String> meaning,
    List<String> linking,
    List<String> files,
    List<String> leftOut) {
  public static final CommandFlags NONE =
      new CommandFlags(Optional.empty(), List.of(), List.of(), List.of(), List.of(), List.of());

  private static final Set<String> OF_FILES =
      Set.of("-I", "-include", "-isystem", "-iquote", "-idirafter", "-imacros");
  private static final Set<String> OF_MACROS = Set.of("-D", "-U");

  /** Those that the interpreter knows, or that do not matter to it. */
  private static final Pattern MEANING =
      Pattern.compile(
          "-f(no-)?(wrapv|strict-overflow|strict-aliasing|signed-char|unsigned-char|common"
              + "|exceptions|rtti|delete-null-pointer-checks|builtin(-\\w+)?)"
              + "|-ffreestanding|-fgnu89-inline|-fms-extensions|-fplan9-extensions"
              + "|-m(32|64|arch=.*|tune=.*|(no-)?(sse.*|ssse3|avx.*|fma|bmi2?|popcnt|f16c))");

  /** These are followed by a word of their own. */
  private static final Set<String> WITH_ANOTHER =
      Set.of(
          "-o",
          "-x",
          "-MF",
          "-MT",
          "-MQ",
          "-T",
          "-u",
          "-z",
          "-arch",
          "-target",
          "--param",
          "-Xlinker",
          "-Xclang",
          "-Xpreprocessor",
          "-Xassembler",
          "-aux-info");

  public CommandFlags {
    reading = List.copyOf(reading);
    meaning = List.copyOf(meaning);
    linking = List.copyOf(linking);
    files = List.copyOf(files);
    leftOut = List.copyOf(leftOut);
  }

  /** Of a whole command, which starts with the compiler, and perhaps what starts that. */
  static CommandFlags ofCommand(List<String> command, Path from) {
    List<String> words = command.stream().dropWhile(word -> !word.startsWith("-")).toList();
    return of(words, from);
  }

  /** Of what an argument file holds, as compilers read it. */
  public static CommandFlags ofText(String text, Path from) {
    return of(ShellWords.of(text), from);
  }

  private static CommandFlags of(List<String> words, Path from) {
    var sorter = new Sorter(from, new ArrayDeque<>(words));
    while (!sorter.words.isEmpty()) {
      sorter.next();
    }
    return new CommandFlags(
        sorter.standard,
        sorter.reading,
        sorter.meaning,
        sorter.linking,
        sorter.files,
        List.copyOf(sorter.leftOut));
  }

  /** Both, these first. */
  public CommandFlags and(CommandFlags other) {
    return new CommandFlags(
        other.standard.or(() -> standard),
        joined(reading, other.reading),
        joined(meaning, other.meaning),
        joined(linking, other.linking),
        joined(files, other.files),
        joined(leftOut, other.leftOut));
  }

  private static List<String> joined(List<String> one, List<String> other) {
    var all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  /** Takes one flag after another. */
  private static final class Sorter {
    private final Path from;
    private final Deque<String> words;
    private Optional<String> standard = Optional.empty();
    private final List<String> reading = new ArrayList<>();
    private final List<String> meaning = new ArrayList<>();
    private final List<String> linking = new ArrayList<>();
    private final List<String> files = new ArrayList<>();
    private final Set<String> leftOut = new LinkedHashSet<>();

    Sorter(Path from, Deque<String> words) {
      this.from = from;
      this.words = words;
    }

    void next() {
      String word = words.remove();
      Optional<String> option = ofReading(word);
      if (option.isPresent()) {
        value(word, option.get())
            .ifPresent(value -> {
              reading.add(option.get());
              reading.add(OF_FILES.contains(option.get()) ? path(value) : value);
            });
      } else if (word.startsWith("-std=")) {
        standard = Optional.of(word.substring("-std=".length()));
      } else if (word.equals("-ansi")) {
        standard = Optional.of("c90");
      } else if (word.startsWith("-l")) {
        value(word, "-l").ifPresent(value -> linking.add("-l" + value));
      } else if (word.startsWith("-L")) {
        value(word, "-L").ifPresent(value -> linking.add("-L" + path(value)));
      } else if (word.equals("-pthread")) {
        linking.add(word);
      } else if (MEANING.matcher(word).matches()) {
        meaning.add(word);
      } else if (!word.startsWith("-")) {
        files.add(word);
      } else {
        boolean more = WITH_ANOTHER.contains(word) && !words.isEmpty();
        leftOut.add(more ? word + " " + words.remove() : word);
      }
    }

    private static Optional<String> ofReading(String word) {
      if (OF_MACROS.stream().anyMatch(word::startsWith)) {
        return Optional.of(word.substring(0, 2));
      }
      return OF_FILES.stream()
          .filter(word::startsWith)
          .max(Comparator.comparingInt(String::length));
    }

    /** It stands in the same word or in the next; empty if there is none. */
    private Optional<String> value(String word, String option) {
      return word.equals(option)
          ? Optional.ofNullable(words.poll())
          : Optional.of(word.substring(option.length()));
    }

    private String path(String value) {
      return from.resolve(value).toString();
    }
  }
}
