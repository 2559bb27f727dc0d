package dev.assay.judge.signature;

import java.util.Optional;

/** How gcc says that it failed. */
final class GccCrash {
  /** {@code during GIMPLE pass: vrp}. */
  private static final Search PASS = Search.line("^(?:link: )?during (\\w+ pass: [*\\w+-]+)");

  /** {@code test.c:3:1: internal compiler error: in f, at x.cc:12}. */
  private static final Search ERROR =
      Search.line(
          "internal compiler error: "
              + "((?![^\\n]*signal terminated program)(?![^\\n]*\\(program )[^\\n]+)");

  private static final Search PLACE = Search.line("^(.*?)\\bin ([^\\n]+, at \\S+:\\d+)\\s*$");

  /** {@code gcc: internal compiler error: Segmentation fault signal terminated program cc1}. */
  private static final Search DRIVER =
      Search.line("^\\S+: (?:[^\\n]*: )?(\\w[\\w ]*) signal terminated program (\\S+)");

  private static final Search OLD_DRIVER =
      Search.line("^\\S+: internal compiler error: ([\\w ]+) \\(program (\\S+)\\)");

  /** What a verifier found wrong stands above the line that blames the compiler. */
  private static final Search VERIFIED = Search.line("^\\S+: error: ([^\\n]+)");

  private static final Search COMPARE_DEBUG =
      Search.line(": error: .*?-fcompare-debug'? (failure[^\\n]*)");

  private GccCrash() {}

  static Optional<String> internalError(String text, Names names) {
    return ERROR.group(text).map(message -> key(message, text, names) + pass(text));
  }

  private static String key(String message, String text, Names names) {
    var place = PLACE.in(message);
    if (place.isPresent()) {
      String said = Normal.message(place.get().group(1).replaceAll(":? $", ""), names);
      return "ice "
          + (said.isEmpty() ? "" : said + " ")
          + "in "
          + Normal.place(place.get().group(2));
    }
    String said = "ice: " + Normal.message(message, names);
    if (message.contains("verify_") || message.contains("verification failed")) {
      return said + verified(text, names);
    }
    var frames = Frames.top(text);
    return frames.isEmpty() ? said : said + " in " + String.join(" < ", frames);
  }

  private static String verified(String text, Names names) {
    return VERIFIED.group(text).map(wrong -> ": " + Normal.message(wrong, names)).orElse("");
  }

  private static String pass(String text) {
    return PASS.group(text).map(pass -> " during " + pass).orElse("");
  }

  static Optional<String> driver(String text, Names names) {
    return DRIVER
        .in(text)
        .or(() -> OLD_DRIVER.in(text))
        .map(match -> match.group(2) + " died: " + match.group(1).strip());
  }

  static Optional<String> compareDebug(String text, Names names) {
    return COMPARE_DEBUG.group(text).map(how -> "-fcompare-debug " + how.strip());
  }
}
