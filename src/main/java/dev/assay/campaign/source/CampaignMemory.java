package dev.assay.campaign.source;

import java.nio.file.Path;
import java.util.function.LongPredicate;

/**
 * What a campaign that begins or goes on gives to sources that learn.
 *
 * @param folder the campaign's
 * @param campaign its number in the folder
 * @param ended the trials of earlier starts that need not run again
 */
public record CampaignMemory(
    Experience experience, Path folder, long campaign, LongPredicate ended) {}
