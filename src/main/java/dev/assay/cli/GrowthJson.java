package dev.assay.cli;

import dev.assay.campaign.growth.GrowthFinding;
import dev.assay.campaign.growth.GrowthHunt;
import dev.assay.campaign.growth.Looked;
import dev.assay.judge.growth.Blame;
import dev.assay.judge.growth.Series;
import dev.assay.judge.growth.Steep;
import java.util.Optional;

/** Times of programs that grow, for other programs. */
final class GrowthJson {
  private GrowthJson() {}

  static JsonLine line(GrowthHunt.Event.Done event) {
    Looked looked = event.looked();
    return new JsonLine()
        .put("number", event.number())
        .put("program", event.program())
        .put("scaling", looked.scalable().scaling().name())
        .put("place", looked.scalable().place().where())
        .put("outcome", GrowthText.spelling(looked.outcome()))
        .put("cpu", looked.cpu())
        .putObjects("series", looked.series().stream().map(GrowthJson::series).toList())
        .putObjects("findings", looked.findings().stream().map(GrowthJson::finding).toList());
  }

  private static JsonLine series(Series series) {
    return new JsonLine()
        .put("compiler", series.configuration().compiler().name())
        .put("level", series.configuration().level())
        .put("flags", series.configuration().flags())
        .put("exponent", series.exponent())
        .putObjects(
            "points",
            series.points().stream()
                .map(p ->
                    new JsonLine()
                        .put("factor", p.factor())
                        .put("seconds", p.seconds())
                        .put("stopped", p.atLeast()))
                .toList());
  }

  private static JsonLine finding(GrowthFinding finding) {
    Steep worst = finding.worst();
    Optional<Blame> blame = finding.blame();
    return new JsonLine()
        .put("signature", finding.signature())
        .put("compiler", worst.configuration().compiler().name())
        .put("level", worst.configuration().level())
        .put("exponent", worst.exponent())
        .put("usual", worst.usual())
        .put("factor", worst.shown())
        .put("pass", blame.map(Blame::pass).orElse(""))
        .put("share", blame.map(Blame::share).orElse(0.0))
        .put("command", finding.command());
  }
}
