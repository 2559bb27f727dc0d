package dev.assay.campaign;

import dev.assay.bugs.Bug;

/** Something that those who watch a campaign may want to know. */
public sealed interface CampaignEvent {
  /** A trial is done and stored. */
  record TrialDone(TrialResult result) implements CampaignEvent {}

  /** A bug that this campaign had not seen. */
  record NewBug(Bug bug, long trial) implements CampaignEvent {}

  /** A bug that it had seen before. */
  record BugAgain(Bug bug, long trial) implements CampaignEvent {}

  /** The program of a bug is made small from now on. */
  record ReductionBegun(Bug bug) implements CampaignEvent {}

  /** The program of a bug is small now, and stored; sizes are in tokens. */
  record BugReduced(Bug bug, int before, int after) implements CampaignEvent {}

  /** The program of a bug could not be made small. */
  record NotReduced(Bug bug, String reason) implements CampaignEvent {}

  /** A trial broke Assay itself; it is not counted and does not stop the others. */
  record TrialBroken(long trial, Throwable failure) implements CampaignEvent {}
}
