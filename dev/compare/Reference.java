import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code gcc -O0} makes of a program; kept beside the program, since it never changes.
 *
 * <pre>
 * NAME.c
 * NAME.c.expected    first line: ran EXIT | rejected | endless; then the standard output
 * </pre>
 */
record Reference(Kind kind, int exit, String out) {
  enum Kind {
    RAN,
    REJECTED,
    ENDLESS
  }

  /** The recorded behaviour, or that of a build and a run now. */
  static Reference of(String compiler, Path source, List<String> flags, int seconds)
      throws IOException, InterruptedException {
    Path record = Path.of(source + ".expected");
    if (!Files.exists(record)) {
      Files.writeString(
          record, make(compiler, source, flags, seconds).text(), StandardCharsets.ISO_8859_1);
    }
    return parse(Files.readString(record, StandardCharsets.ISO_8859_1));
  }

  private static Reference make(String compiler, Path source, List<String> flags, int seconds)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("compare");
    Path program = folder.resolve("program");
    try {
      List<String> build = new ArrayList<>(List.of(compiler, "-O0", "-w"));
      build.addAll(flags);
      build.addAll(List.of(source.toString(), "-o", program.toString(), "-lm"));
      if (Command.run(folder, 60, build).exit() != 0) {
        return new Reference(Kind.REJECTED, 0, "");
      }
      Command run = Command.run(folder, seconds, List.of(program.toString()));
      return run.exit() == Command.TIMED_OUT
          ? new Reference(Kind.ENDLESS, 0, "")
          : new Reference(Kind.RAN, run.exit(), run.out());
    } finally {
      try (var files = Files.walk(folder)) {
        for (Path file : files.toList().reversed()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  private String text() {
    return kind.name().toLowerCase() + " " + exit + "\n" + out;
  }

  private static Reference parse(String text) {
    int end = text.indexOf('\n');
    String[] first = text.substring(0, end).split(" ");
    return new Reference(
        Kind.valueOf(first[0].toUpperCase()), Integer.parseInt(first[1]), text.substring(end + 1));
  }
}
