package dev.assay.bugs;

import dev.assay.mutate.Origin;
import java.time.Instant;

/** When and from what a bug was seen. */
public record Sighting(long campaign, long trial, Origin origin, Instant time) {}
