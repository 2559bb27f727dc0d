package dev.assay.cli;

import dev.assay.bugs.Bug;
import java.util.List;

/**
 * What became of running a bug again.
 *
 * @param notes what is different from when it was found, each in one line
 */
record Replayed(Bug bug, Result result, List<String> notes) {
  Replayed {
    notes = List.copyOf(notes);
  }

  /** Whether the verdict is the same. */
  enum Result {
    SAME("same", "same verdict", ExitCode.FINE),
    CHANGED("changed", "fails differently", ExitCode.FOUND),
    GONE("gone", "no longer fails", ExitCode.FOUND),
    IMPOSSIBLE("impossible", "cannot be run here", ExitCode.MACHINE_LACKS);

    private final String spelling;
    private final String words;
    private final int exit;

    Result(String spelling, String words, int exit) {
      this.spelling = spelling;
      this.words = words;
      this.exit = exit;
    }

    String spelling() {
      return spelling;
    }

    int exit() {
      return exit;
    }
  }

  String text() {
    var text = new StringBuilder();
    text.append(bug.id()).append(": ").append(result.words);
    text.append(" (").append(bug.signature()).append(")\n");
    notes.forEach(note -> text.append("    ").append(note).append('\n'));
    return text.toString();
  }

  String json() {
    return new JsonLine()
        .put("id", bug.id())
        .put("result", result.spelling)
        .put("class", bug.signature().kind().spelling())
        .put("compiler", bug.signature().compiler())
        .put("signature", bug.signature().key())
        .put("notes", notes)
        .toString();
  }
}
