package dev.assay.campaign;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** When a campaign ends by itself, and how many trials are under way at once. */
public record CampaignLimits(OptionalLong count, Optional<Duration> time, int jobs) {}
