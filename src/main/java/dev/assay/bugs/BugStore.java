package dev.assay.bugs;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The bugs and the campaigns of one folder, for the campaign that runs; any thread may use it.
 *
 * <p>A folder may see several campaigns, one after the other; they share its bugs. A trial goes in
 * like this, so that a process killed at any moment loses no bug and counts no trial twice:
 *
 * <ol>
 *   <li>the files of new examples are written into a folder beside, down to the disk;
 *   <li>that folder is renamed to its place;
 *   <li>one transaction records the trial, its counters, its bugs and their examples.
 * </ol>
 *
 * <p>What the first two leave behind without the third is removed when the folder is opened again,
 * and the trial, which is not counted, runs again.
 */
public final class BugStore implements AutoCloseable {
  private final ReentrantLock writing = new ReentrantLock();
  private final Layout layout;
  private final FolderLock lock;
  private final Database database;
  private final CampaignTable campaigns;
  private final TrialWriter writer;
  private final String assay;
  private long campaign;

  BugStore(Layout layout, FolderLock lock, Database database, String assay) throws SQLException {
    this.layout = layout;
    this.lock = lock;
    this.database = database;
    this.assay = assay;
    this.campaigns = new CampaignTable(database);
    this.writer = new TrialWriter(layout, database, assay);
    this.campaign = campaigns.latest().orElse(0);
  }

  /**
   * Opens a folder for a campaign, and makes it where there is none.
   *
   * @param assay the version of Assay, kept with each bug
   */
  public static Opened open(Path folder, String assay) {
    return StoreOpening.open(folder, assay);
  }

  public Path folder() {
    return layout.root();
  }

  /** What was asked of the latest campaign in this folder; empty if there was none. */
  public Optional<CampaignSettings> settings() {
    return reading(
        () -> campaign == 0 ? Optional.empty() : Optional.of(campaigns.settings(campaign)));
  }

  /** Begins a campaign; bugs of earlier ones stay, and are not new when they are seen again. */
  public Begun begin(CampaignSettings settings, Instant time) {
    writing.lock();
    try {
      campaign = campaigns.begin(settings, time, assay);
      DurableFiles.replace(layout.campaignFile(), BugToml.of(campaigns.all()));
      return new Begun.Started(campaign, DoneTrials.NONE, Totals.NONE);
    } catch (SQLException | IOException e) {
      return new Begun.Failed(StoreTrouble.of(folder(), e));
    } finally {
      writing.unlock();
    }
  }

  /** Goes on with the latest campaign, if the same is asked for. */
  public Begun resume(CampaignSettings settings) {
    writing.lock();
    try {
      if (campaign == 0) {
        return new Begun.Failed(
            folder() + " holds no campaign to go on with; leave out --resume to begin one");
      }
      List<CampaignSettings.Difference> differences =
          campaigns.settings(campaign).differences(settings);
      return differences.isEmpty()
          ? new Begun.Started(campaign, campaigns.done(campaign), campaigns.totals(campaign))
          : new Begun.Differs(differences);
    } catch (SQLException e) {
      return new Begun.Failed(StoreTrouble.of(folder(), e));
    } finally {
      writing.unlock();
    }
  }

  /** Stores a trial of the campaign that was begun or resumed; what is stored stays so. */
  public Recorded record(TrialRecord trial) {
    writing.lock();
    try {
      return campaigns.isDone(campaign, trial.number())
          ? new Recorded.Before()
          : writer.write(campaign, trial);
    } catch (SQLException | IOException e) {
      StoreTrouble trouble = StoreTrouble.of(folder(), e);
      return trouble.full()
          ? new Recorded.StoreFull(trouble.message())
          : new Recorded.StoreFailed(trouble.message());
    } finally {
      writing.unlock();
    }
  }

  /** All bugs of the folder, the oldest first. */
  public List<Bug> bugs() {
    return reading(() -> new BugTable(database).all());
  }

  private <T> T reading(Database.Work<T> work) {
    writing.lock();
    try {
      return work.run();
    } catch (SQLException e) {
      // It could be read when it was opened.
      throw new IllegalStateException(StoreTrouble.of(folder(), e).message(), e);
    } finally {
      writing.unlock();
    }
  }

  @Override
  public void close() {
    writing.lock();
    try (lock;
        database) {
      // Closing the last connection moves the journal into the database.
    } catch (SQLException | IOException _) {
      // All that was recorded is in the journal already.
    } finally {
      writing.unlock();
    }
  }
}
