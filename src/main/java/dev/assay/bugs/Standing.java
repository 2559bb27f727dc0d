package dev.assay.bugs;

/** How the latest campaign of a folder stands. */
public record Standing(CampaignSettings settings, DoneTrials done, Totals totals) {}
