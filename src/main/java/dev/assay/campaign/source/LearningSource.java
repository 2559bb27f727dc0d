package dev.assay.campaign.source;

/** A source whose programs depend on what earlier programs of the campaign have shown. */
public interface LearningSource extends ProgramSource {
  /** The same, learning from a campaign. */
  ProgramSource with(CampaignMemory memory);
}
