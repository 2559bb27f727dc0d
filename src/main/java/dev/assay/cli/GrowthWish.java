package dev.assay.cli;

import dev.assay.mutate.scaling.Scaling;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What the user of {@code assay growth} asked for. */
record GrowthWish(
    List<Path> files,
    List<String> generators,
    List<Scaling> scalings,
    Optional<Seed> seed,
    Optional<Long> count,
    Optional<Duration> time,
    int jobs,
    GrowthWish.Telling telling) {
  GrowthWish {
    files = List.copyOf(files);
    generators = List.copyOf(generators);
    scalings = List.copyOf(scalings);
  }

  /** Where and how results are told. */
  record Telling(Optional<Path> out, boolean all, boolean json) {}
}
