package dev.assay.compile.find;

import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes what was learnt of a compiler as lines of text, and reads it back. */
final class ProbedText {
  private ProbedText() {}

  static String write(Probed probed) {
    DataModel model = probed.model();
    Capabilities able = probed.capabilities();
    return String.join(
        "\n",
        probed.family().name(),
        probed.version(),
        probed.target(),
        model.name(),
        numbers(
            model.longSize(),
            model.pointerSize(),
            model.wideAlign(),
            model.longDoubleSize(),
            model.longDoubleAlign()),
        flags(
            model.charIsSigned(),
            model.bigEndian(),
            probed.knownLongDouble(),
            model.alignsUnnamedBitFields()),
        model.wcharKind().name(),
        String.join("\t", probed.levels()),
        String.join("\t", probed.otherLevels()),
        String.join("\t", probed.runner()),
        able.sanitizers().stream().map(Enum::name).sorted().collect(Collectors.joining("\t")),
        flags(able.bisection(), able.feedback(), able.multilib32(), able.lto(), able.cxx()));
  }

  /** Empty if the text is not one that was written here. */
  static Optional<Probed> read(String text) {
    String[] line = text.split("\n", -1);
    if (line.length != 12) {
      return Optional.empty();
    }
    try {
      int[] size = Arrays.stream(line[4].split(" ")).mapToInt(Integer::parseInt).toArray();
      String choices = line[5];
      var model =
          new DataModel(
              line[3],
              size[0],
              size[1],
              size[2],
              size[3],
              size[4],
              is(choices, 0),
              is(choices, 1),
              IntKind.valueOf(line[6]),
              is(choices, 3),
              false);
      var sanitizers = words(line[10]).stream().map(Sanitizer::valueOf).collect(Collectors.toSet());
      String able = line[11];
      return Optional.of(
          new Probed(
              Family.valueOf(line[0]),
              line[1],
              line[2],
              model,
              is(choices, 2),
              List.of(line[7].split("\t", -1)),
              words(line[8]),
              words(line[9]),
              new Capabilities(
                  sanitizers, is(able, 0), is(able, 1), is(able, 2), is(able, 3), is(able, 4))));
    } catch (IllegalArgumentException | IndexOutOfBoundsException _) {
      return Optional.empty();
    }
  }

  private static List<String> words(String line) {
    return line.isEmpty() ? List.of() : List.of(line.split("\t"));
  }

  private static boolean is(String flags, int index) {
    return flags.charAt(index) == '1';
  }

  private static String flags(boolean... values) {
    var text = new StringBuilder();
    for (boolean value : values) {
      text.append(value ? '1' : '0');
    }
    return text.toString();
  }

  private static String numbers(int... values) {
    return Arrays.stream(values).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }
}
