package dev.assay.campaign.greybox;

import dev.assay.campaign.greybox.Roots.Loaded;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How a grey-box campaign goes about it.
 *
 * @param sources where its first programs come from
 * @param meter what shows what programs do to compilers; empty to go on blindly
 * @param cache where it is kept what the first programs show
 * @param batch so many trials start from the same corpus
 */
public record GreyboxWays(
    Roots sources, Breeder breeder, Optional<FeatureMeter> meter, FeatureCache cache, int batch) {
  /** More than most machines have processors, and still few. */
  public static final int USUAL_BATCH = 60;

  public static final String NAME = "greybox";
  public static final String BLIND = "greybox-blind";
  public static final String CONSERVATIVE = "greybox-conservative";

  /** As on the command line. */
  String name() {
    String plain = meter.isEmpty() ? BLIND : breeder.conservative() ? CONSERVATIVE : NAME;
    return plain + sources.folder().map(folder -> "@" + folder).orElse("");
  }

  String settings() {
    return meter.map(FeatureMeter::settings).orElse("without feedback");
  }

  /** The first programs; it takes a while the first time. */
  public Loaded roots() {
    return meter.map(known -> sources.measured(known, cache)).orElseGet(() -> sources.unmeasured());
  }

  /** The folder of the user's programs. */
  public Optional<Path> folder() {
    return sources.folder();
  }
}
