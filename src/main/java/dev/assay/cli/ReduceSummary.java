package dev.assay.cli;

import dev.assay.bugs.StoredRun;
import dev.assay.campaign.reduction.Shrunk;
import dev.assay.compile.BuildCommands;
import dev.assay.compile.CompilerRun;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.Reduction;
import dev.assay.reduce.Tries;
import java.time.Duration;
import java.util.Locale;

/** What is said of a reduction when it is over. */
final class ReduceSummary {
  private static final int SHOWN = 60;

  private ReduceSummary() {}

  static String text(String name, Shrunk shrunk, Duration time, String place, boolean verbose) {
    Tries tries = shrunk.reduction().tries();
    var text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s: %d tokens, %d lines; was %d tokens, %d lines%s\n",
            name,
            shrunk.after().tokens(),
            Shrunk.lines(shrunk.test()),
            shrunk.before().tokens(),
            Shrunk.lines(shrunk.original()),
            shrunk.complete() ? "" : " (cut short)"));
    text.append(
        String.format(
            Locale.ROOT,
            "  tries     %d, of which %d were valid and asked about, %d taken; %.1f s, CPU %.1f"
                + " s\n",
            tries.candidates(),
            tries.asked(),
            tries.successes(),
            time.toMillis() / 1000.0,
            shrunk.cpu().toMillis() / 1000.0));
    shrunk
        .badRun()
        .ifPresent(run -> text.append("  shows     ").append(line(shrunk, run)).append('\n'));
    shrunk
        .goodRun()
        .ifPresent(run -> text.append("  right     ").append(line(shrunk, run)).append('\n'));
    shrunk.remarks().forEach(remark -> text.append("  remark    ").append(remark).append('\n'));
    if (verbose) {
      shrunk.reduction().passes().forEach(pass -> text.append(line(pass)));
    }
    return text.append("  result    ").append(place).append('\n').toString();
  }

  /** The command, and what came of it. */
  private static String line(Shrunk shrunk, CompilerRun run) {
    var stored = StoredRun.of(shrunk.test(), run);
    String command =
        String.join(" ", BuildCommands.of(shrunk.test(), run.configuration()).compile());
    String said =
        switch (run) {
          case CompilerRun.Ran ran -> "exit " + ran.exit() + ", prints " + quoted(ran.stdout());
          case CompilerRun.Died died ->
              "signal " + died.signal() + ", prints " + quoted(died.stdout());
          case CompilerRun.RanTooLong _, CompilerRun.Compiled _, CompilerRun.CompilerHung _ ->
              stored.outcome();
          case CompilerRun.CompilerCrashed _, CompilerRun.Rejected _ -> stored.outcome();
          case CompilerRun.Analysed _, CompilerRun.OutOfResources _ -> stored.outcome();
        };
    return command + "\n            " + said;
  }

  private static String quoted(String output) {
    String one = output.strip().replace("\n", "\\n");
    return "\"" + (one.length() <= SHOWN ? one : one.substring(0, SHOWN) + "...") + "\"";
  }

  private static String line(Reduction.PassCount pass) {
    return String.format(
        Locale.ROOT,
        "  pass      %-28s %6d asked %5d taken %6d tokens\n",
        pass.pass(),
        pass.asked(),
        pass.successes(),
        pass.tokens());
  }

  /** What another reducer has done. */
  static String handedOver(
      String name, TestCase before, TestCase after, boolean complete, String place, boolean json) {
    if (json) {
      return new JsonLine()
          .put("name", name)
          .put("tokens", Shrunk.size(after).tokens())
          .put("lines", Shrunk.lines(after))
          .put("original-tokens", Shrunk.size(before).tokens())
          .put("original-lines", Shrunk.lines(before))
          .put("complete", complete)
          .put("result", place)
          .toString();
    }
    return String.format(
        Locale.ROOT,
        "%s: %d tokens, %d lines; was %d tokens, %d lines%s\n  result    %s",
        name,
        Shrunk.size(after).tokens(),
        Shrunk.lines(after),
        Shrunk.size(before).tokens(),
        Shrunk.lines(before),
        complete ? "" : " (cut short)",
        place);
  }

  static String json(String name, Shrunk shrunk, Duration time, String place) {
    return new JsonLine()
        .put("name", name)
        .put("tokens", shrunk.after().tokens())
        .put("lines", Shrunk.lines(shrunk.test()))
        .put("original-tokens", shrunk.before().tokens())
        .put("original-lines", Shrunk.lines(shrunk.original()))
        .put("configuration", shrunk.bad().toString())
        .put("tries", shrunk.reduction().tries().candidates())
        .put("asked", shrunk.reduction().tries().asked())
        .put("ms", time.toMillis())
        .put("cpu-ms", shrunk.cpu().toMillis())
        .put("complete", shrunk.complete())
        .put("remarks", shrunk.remarks())
        .put("result", place)
        .toString();
  }
}
