package dev.assay.bugs;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

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
  private final TriageWriter triage;
  private final String assay;
  private long campaign;

  BugStore(Layout layout, FolderLock lock, Database database, String assay) throws SQLException {
    this.layout = layout;
    this.lock = lock;
    this.database = database;
    this.assay = assay;
    this.campaigns = new CampaignTable(database);
    this.writer = new TrialWriter(layout, database, assay);
    this.triage = new TriageWriter(layout, database);
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

  /** Keeps a setting of the campaign that was not known when it began. */
  public void settle(String name, String value) {
    writing.lock();
    try {
      database.transaction(() -> {
        campaigns.settle(campaign, name, value);
        return null;
      });
      DurableFiles.replace(layout.campaignFile(), BugToml.of(campaigns.all()));
    } catch (SQLException | IOException _) {
      // The next trial that cannot be stored either will tell.
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

  /** Keeps what a reducer made of the program that showed the bug first. */
  public Kept keepReduced(String bug, Reduced reduced) {
    return ofFirst(bug, key -> keepReduced(key, reduced));
  }

  /** Keeps what a reducer made of one of a bug's programs. */
  public Kept keepReduced(ExampleKey example, Reduced reduced) {
    return reading(() -> triage.keep(example, reduced));
  }

  /** Keeps what is known of a bug's cause, from the program that showed it first. */
  public Kept keepTriage(String bug, Triage found) {
    return ofFirst(bug, key -> keepTriage(key, found));
  }

  /** Keeps what is known of a bug's cause, from one of its programs. */
  public Kept keepTriage(ExampleKey example, Triage found) {
    return reading(() -> triage.keep(example, found));
  }

  private Kept ofFirst(String bug, Function<ExampleKey, Kept> work) {
    return reading(() -> triage.first(bug)).map(work).orElseGet(() -> triage.unknown(bug));
  }

  /** The programs that show a bug, the first one first. */
  public List<ExampleKey> examples(String bug) {
    return reading(() -> new ExampleTable(database).keys(bug));
  }

  /** Empty if somebody tampered with the database. */
  public Optional<Example> example(ExampleKey key) {
    return reading(() -> new ExampleTable(database).read(key));
  }

  /** What a reducer made of one of a bug's programs, if it was done. */
  public Optional<Reduced> reduced(ExampleKey key) {
    return reading(() -> new ReducedTable(database).read(key));
  }

  /** What is known of the cause from one of a bug's programs, if it was looked for. */
  public Optional<Triage> triage(ExampleKey key) {
    return reading(() -> new TriageTable(database).read(key));
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
