package dev.assay.bugs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

/** Opens folders: checks all that can be wrong with one and mends what can be mended. */
final class StoreOpening {
  private StoreOpening() {}

  static Opened open(Path folder, String assay) {
    var layout = new Layout(folder);
    try {
      Optional<String> obstacle = obstacle(layout);
      if (obstacle.isPresent()) {
        return new Opened.Failed(obstacle.get());
      }
      Files.createDirectories(layout.bugs());
      Optional<FolderLock> lock = FolderLock.take(layout.lock());
      return lock.isPresent()
          ? locked(layout, lock.get(), assay)
          : new Opened.Failed(
              "a campaign is running in "
                  + folder
                  + " ("
                  + FolderLock.holder(layout.lock())
                  + "); stop it, or choose another folder with --store");
    } catch (IOException e) {
      return new Opened.Failed(StoreTrouble.of(folder, e));
    }
  }

  private static Optional<String> obstacle(Layout layout) throws IOException {
    Path folder = layout.root();
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      return Optional.of(folder + " is a file; choose another folder with --store");
    }
    if (Files.exists(folder) && !(Files.isReadable(folder) && Files.isWritable(folder))) {
      return Optional.of(StoreTrouble.denied(folder, folder.toString()));
    }
    // With a new database these would all be taken for left-overs.
    if (!Files.exists(layout.database()) && hasBugs(layout)) {
      return Optional.of(
          folder
              + " has bugs but no campaign.db; restore it, or choose another folder with --store");
    }
    return Optional.empty();
  }

  private static boolean hasBugs(Layout layout) throws IOException {
    if (!Files.isDirectory(layout.bugs())) {
      return false;
    }
    try (var list = Files.list(layout.bugs())) {
      return list.anyMatch(Layout::isBug);
    }
  }

  private static Opened locked(Layout layout, FolderLock lock, String assay) throws IOException {
    Opened opened = connected(layout, lock, assay);
    if (opened instanceof Opened.Failed) {
      lock.close();
    }
    return opened;
  }

  private static Opened connected(Layout layout, FolderLock lock, String assay) {
    Path folder = layout.root();
    try {
      Database database = Database.writable(layout.database());
      Optional<String> fault = Optional.of("not looked at");
      try {
        fault = fault(layout, database);
        if (fault.isEmpty()) {
          mend(layout, database);
          return new Opened.Ready(new BugStore(layout, lock, database, assay));
        }
        return new Opened.Failed(fault.get());
      } finally {
        if (fault.isPresent()) {
          database.close();
        }
      }
    } catch (SQLException | IOException e) {
      return new Opened.Failed(StoreTrouble.of(folder, e));
    }
  }

  /** Makes the tables that a new or an older database lacks; tells what is wrong with one. */
  private static Optional<String> fault(Layout layout, Database database) throws SQLException {
    Optional<String> damage = database.damage();
    if (damage.isPresent()) {
      return Optional.of(StoreTrouble.damaged(layout.root(), damage.get()));
    }
    Schema.upgrade(database);
    return Schema.version(database) > Schema.VERSION
        ? Optional.of(newer(layout))
        : Optional.empty();
  }

  static String newer(Layout layout) {
    return layout.root()
        + " was made by a newer version of Assay; use that one, or choose another folder with"
        + " --store";
  }

  private static void mend(Layout layout, Database database) throws SQLException, IOException {
    new BugFolders(layout)
        .mend(new BugTable(database), new ExampleTable(database), new ReducedTable(database));
    var campaigns = new CampaignTable(database);
    if (campaigns.latest().isPresent() && !Files.exists(layout.campaignFile())) {
      DurableFiles.replace(layout.campaignFile(), BugToml.of(campaigns.all()));
    }
  }
}
