package dev.assay.cli;

import dev.assay.campaign.Examined;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.interpret.Execution;
import dev.assay.judge.Finding;
import java.util.Optional;

/** What {@code assay check} says of a file, as one JSON object on one line. */
final class CheckJson {
  private CheckJson() {}

  static String line(String file, Examined examined) {
    Optional<Execution> execution = CheckWords.interpretation(examined);
    var json =
        new JsonLine()
            .put("file", file)
            .put("verdict", examined.verdict().spelling())
            .put("interpreter", CheckWords.status(examined));
    putExpected(json, execution);
    json.put("reason", CheckWords.reason(examined));
    json.putObjects(
        "refused",
        examined.refused().refused().stream()
            .map(one -> RefusalWords.json(one.reason()).putObjects("by", RefusalWords.by(one)))
            .toList());
    json.putObjects(
        "readings", CheckReading.of(examined).stream().map(CheckJson::reading).toList());
    return json.putObjects("runs", examined.runs().stream().map(run -> run(run, examined)).toList())
        .toString();
  }

  private static void putExpected(JsonLine json, Optional<Execution> execution) {
    if (execution.isPresent() && execution.get() instanceof Execution.Finished finished) {
      json.putBytes("expected", finished.stdout()).put("expected-exit", finished.exit());
    } else {
      json.putNull("expected").putNull("expected-exit");
    }
  }

  private static JsonLine reading(CheckReading reading) {
    var json =
        new JsonLine()
            .put("builds", reading.builds().stream().map(Configuration::toString).toList())
            .put("interpreter", reading.execution().map(CheckWords::status).orElse("invalid"));
    putExpected(json, reading.execution());
    return json.put("opinion", reading.opinion().orElse(""));
  }

  private static JsonLine run(CompilerRun run, Examined examined) {
    var json =
        new JsonLine()
            .put("compiler", run.configuration().compiler().name())
            .put("level", run.configuration().level())
            .put("flags", run.configuration().flags())
            .put("result", CheckWords.result(run, examined));
    Optional<Finding> finding = CheckWords.finding(run, examined);
    return finding.isEmpty()
        ? json.putNull("signature")
        : json.put("signature", finding.get().signature().key());
  }
}
