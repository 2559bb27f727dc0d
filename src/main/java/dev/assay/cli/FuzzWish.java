package dev.assay.cli;

import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** What the command line asks of a campaign; what it leaves open is empty. */
record FuzzWish(
    Optional<Duration> time,
    Optional<Long> count,
    Optional<Seed> seed,
    Optional<Integer> jobs,
    GeneratorWish generators,
    FeedbackWish feedback,
    Optional<Double> swarm,
    Optional<Double> reduce,
    Path out,
    boolean resume,
    boolean json) {}
