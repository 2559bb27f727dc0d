package dev.assay.campaign.source;

import dev.assay.random.Seed;

/** The right to one program: the trial's number, and the seed that all its choices follow from. */
public record Ticket(long number, Seed seed) {}
