package dev.assay.campaign;

/** Why a campaign ended. */
public sealed interface CampaignEnd {
  /** All trials that were asked for are done. */
  record CountReached() implements CampaignEnd {}

  /** Its time is over. */
  record TimeOver() implements CampaignEnd {}

  /** Somebody stopped it. */
  record Stopped() implements CampaignEnd {}

  /** What was found could not be stored any more; the message says why and what to do. */
  record StoreUnusable(String message) implements CampaignEnd {}

  /** Trial after trial broke Assay itself. */
  record Broken(Throwable failure) implements CampaignEnd {}
}
