package dev.assay.bugs;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** The files that tell people, and other programs, what is in the folder. */
final class BugToml {
  private BugToml() {}

  /** {@code bug.toml}. What changes with every sighting is only in the database. */
  static byte[] of(Bug bug) {
    return new Toml()
        .comment("Made from campaign.db: 'assay mark' changes the state, not this file.")
        .put("id", bug.id())
        .put("class", bug.signature().kind().spelling())
        .put("compiler", bug.signature().compiler())
        .put("compilers", bug.compilers())
        .put("version", bug.version())
        .put("target", bug.target())
        .put("signature", bug.signature().toString())
        .put("summary", bug.summary())
        .put("levels", bug.levels())
        .put("configurations", bug.affected().stream().map(Bug.Affected::configuration).toList())
        .put("state", bug.state().spelling())
        .put("link", bug.link())
        .put("confirmed", bug.confirmed())
        .put("vouched", bug.vouched())
        .put("generator", bug.first().origin().generator())
        .put("seed", bug.first().origin().seed().toString())
        .put("detail", bug.first().origin().detail())
        .put("campaign", bug.first().campaign())
        .put("trial", bug.first().trial())
        .put("first-seen", bug.first().time().toString())
        .put("assay", bug.assay())
        .toString()
        .getBytes(StandardCharsets.UTF_8);
  }

  /** {@code campaign.toml}. */
  static byte[] of(List<CampaignTable.Campaign> campaigns) {
    var toml = new Toml().comment("What was asked of each campaign in this folder, for people.");
    for (CampaignTable.Campaign campaign : campaigns) {
      toml.element("campaign")
          .put("number", campaign.number())
          .put("started", campaign.started())
          .put("assay", campaign.assay())
          .table("campaign.settings")
          .putAll(campaign.settings().values());
    }
    return toml.toString().getBytes(StandardCharsets.UTF_8);
  }
}
