package dev.assay.cli;

import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.CampaignSettings;
import dev.assay.bugs.Standing;
import java.util.Optional;

/** {@code assay fuzz --explain}: tells where programs would come from, and begins nothing. */
record ExplainJob(Streams streams, FuzzWish wish, CompilerOptions options) {

  int run() {
    Optional<Standing> standing = standing();
    if (wish.resume() && standing.isEmpty()) {
      return fail(ExitCode.WRONG_USE, wish.out() + " holds no campaign to go on with");
    }
    return wish.resume() ? resumed(standing.get()) : explained(standing);
  }

  /** What would go on. */
  private int resumed(Standing standing) {
    CampaignSettings before = standing.settings();
    return new ExplainJob(
            streams, FuzzSettings.completed(wish, before), FuzzSettings.completed(options, before))
        .explained(Optional.of(standing));
  }

  /** Of the folder's campaign, also while it runs. */
  private Optional<Standing> standing() {
    return switch (BugCatalog.open(wish.out())) {
      case BugCatalog.Opening.Impossible _ -> Optional.empty();
      case BugCatalog.Opening.Open(BugCatalog catalog) -> {
        try (catalog) {
          yield catalog.standing();
        }
      }
    };
  }

  private int explained(Optional<Standing> standing) {
    return switch (Workshop.open(options, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> fail(exit, message);
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield explained(FuzzSources.of(workshop, wish), standing);
        }
      }
    };
  }

  private int explained(FuzzSources.Chosen chosen, Optional<Standing> standing) {
    return switch (chosen) {
      case FuzzSources.Chosen.Impossible(int exit, String message) -> fail(exit, message);
      case FuzzSources.Chosen.Ready ready -> {
        var explanation = FuzzExplanation.of(ready, standing, wish.out());
        streams.out().print(wish.json() ? explanation.json() : explanation.text());
        streams.out().flush();
        yield ExitCode.FINE;
      }
    };
  }

  private int fail(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
