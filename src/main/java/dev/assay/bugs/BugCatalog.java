package dev.assay.bugs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The bugs of a folder, to be read, also while a campaign is running there; any thread may use it.
 */
public final class BugCatalog implements AutoCloseable {
  private final Layout layout;
  private final Database database;
  private final List<Bug> bugs;

  /** Whether it was made by a version that knew nothing of reductions; reading changes nothing. */
  private final boolean older;

  private BugCatalog(Layout layout, Database database, List<Bug> bugs, boolean older) {
    this.layout = layout;
    this.database = database;
    this.bugs = bugs;
    this.older = older;
  }

  /** What became of opening a folder. */
  public sealed interface Opening {
    /** The caller closes it. */
    record Open(BugCatalog catalog) implements Opening {}

    /** There is nothing that can be read; the message says what to do. */
    record Impossible(String message) implements Opening {}
  }

  /** What was found by a short form of an id. */
  public sealed interface Lookup {
    record Found(Bug bug) implements Lookup {}

    /** None or several; the message is for the user. */
    record Unclear(String message) implements Lookup {}
  }

  /** Changes nothing in the folder. */
  public static Opening open(Path folder) {
    var layout = new Layout(folder);
    Optional<String> nothing = nothing(layout);
    if (nothing.isPresent()) {
      return new Opening.Impossible(nothing.get());
    }
    try {
      Database database = Database.readable(layout.database(), Files.isWritable(folder));
      Opening opening = new Opening.Impossible("");
      try {
        opening = read(layout, database);
        return opening;
      } finally {
        if (opening instanceof Opening.Impossible) {
          database.close();
        }
      }
    } catch (SQLException e) {
      return new Opening.Impossible(StoreTrouble.of(folder, e).message());
    }
  }

  private static Opening read(Layout layout, Database database) throws SQLException {
    int version = Schema.version(database);
    if (version > Schema.VERSION) {
      return new Opening.Impossible(StoreOpening.newer(layout));
    }
    List<Bug> bugs = version == 0 ? List.of() : new BugTable(database).all();
    return new Opening.Open(new BugCatalog(layout, database, bugs, version < 2));
  }

  static Optional<String> nothing(Layout layout) {
    Path folder = layout.root();
    if (Files.isDirectory(folder) && !Files.isExecutable(folder)) {
      return Optional.of(StoreTrouble.denied(folder, folder.toString()));
    }
    if (!Files.exists(layout.database())) {
      return Optional.of(
          "there is no campaign in "
              + folder
              + "; 'assay fuzz' makes one, and --store says where it is");
    }
    return Files.isReadable(layout.database())
        ? Optional.empty()
        : Optional.of(StoreTrouble.denied(folder, layout.database().toString()));
  }

  /** The folder that all is kept in. */
  public Path root() {
    return layout.root();
  }

  /** All bugs when it was opened, the oldest first. */
  public List<Bug> bugs() {
    return bugs;
  }

  /** The bug whose id starts so. */
  public Lookup find(String id) {
    List<Bug> found = bugs.stream().filter(bug -> bug.id().startsWith(id)).toList();
    if (found.size() == 1) {
      return new Lookup.Found(found.getFirst());
    }
    Optional<Bug> exact = found.stream().filter(bug -> bug.id().equals(id)).findFirst();
    if (exact.isPresent()) {
      return new Lookup.Found(exact.get());
    }
    return new Lookup.Unclear(
        found.isEmpty()
            ? "no bug " + id + " in " + layout.root() + "; 'assay bugs' lists them"
            : id + " is short for " + found.size() + " bugs: " + ids(found));
  }

  private static String ids(List<Bug> bugs) {
    return String.join(", ", bugs.stream().map(Bug::id).toList());
  }

  /** The folder with the bug's files. */
  public Path folder(Bug bug) {
    return layout.bug(bug.id());
  }

  /** How many programs are kept that show the bug. */
  public int exampleCount(Bug bug) {
    return reading(() -> new ExampleTable(database).count(bug.id()));
  }

  /** The program that showed the bug first; empty if somebody tampered with the database. */
  public Optional<Example> example(Bug bug) {
    return reading(() -> {
      var table = new ExampleTable(database);
      List<ExampleKey> keys = table.keys(bug.id());
      return keys.isEmpty() ? Optional.empty() : table.read(keys.getFirst());
    });
  }

  /** The programs that are kept of a bug, the first one first. */
  public List<ExampleKey> examples(Bug bug) {
    return reading(() -> new ExampleTable(database).keys(bug.id()));
  }

  /** Empty if somebody tampered with the database. */
  public Optional<Example> example(ExampleKey key) {
    return reading(() -> new ExampleTable(database).read(key));
  }

  /** What a reducer made of the program that showed the bug first, if it was done. */
  public Optional<Reduced> reduced(Bug bug) {
    return examples(bug).stream().findFirst().flatMap(this::reduced);
  }

  /** What a reducer made of one of a bug's programs, if it was done. */
  public Optional<Reduced> reduced(ExampleKey key) {
    return older ? Optional.empty() : reading(() -> new ReducedTable(database).read(key));
  }

  /** What is known of the cause from the program that showed the bug first. */
  public Optional<Triage> triage(Bug bug) {
    return examples(bug).stream().findFirst().flatMap(this::triage);
  }

  /** What is known of the cause from one of a bug's programs, if it was looked for. */
  public Optional<Triage> triage(ExampleKey key) {
    return older ? Optional.empty() : reading(() -> new TriageTable(database).read(key));
  }

  /** All bugs as they belong together, the bucket of the oldest first. */
  public List<Bucket> buckets() {
    List<Regrouping> decisions =
        older ? List.of() : reading(() -> new RegroupTable(database).all());
    return Buckets.of(bugs.stream().map(this::member).toList(), decisions);
  }

  private Bucket.Member member(Bug bug) {
    List<ExampleKey> keys = examples(bug);
    Optional<ExampleKey> smallest = Optional.empty();
    Optional<Integer> tokens = Optional.empty();
    for (ExampleKey key : keys) {
      Optional<Integer> size = reduced(key).map(Reduced::tokens);
      if (size.isPresent() && (tokens.isEmpty() || size.get() < tokens.get())) {
        smallest = Optional.of(key);
        tokens = size;
      }
    }
    return new Bucket.Member(
        bug, keys.stream().findFirst().flatMap(this::triage), tokens, smallest);
  }

  /** The folder with the files of one of a bug's programs. */
  public Path folder(ExampleKey key) {
    return layout.example(key);
  }

  private synchronized <T> T reading(Database.Work<T> work) {
    try {
      return work.run();
    } catch (SQLException e) {
      // The list of bugs could be read from it a moment ago.
      throw new IllegalStateException(StoreTrouble.of(layout.root(), e).message(), e);
    }
  }

  /** The counters of all campaigns of the folder together. */
  public Map<String, Long> counters() {
    var sums = new TreeMap<String, Long>();
    try {
      database.query(
          "select name, sum(value) from counter group by name",
          row -> Optional.ofNullable(sums.put(row.getString(1), row.getLong(2))));
    } catch (SQLException e) {
      throw new IllegalStateException(StoreTrouble.of(layout.root(), e).message(), e);
    }
    return sums;
  }

  /** How the latest campaign of the folder stands; empty if there was none. */
  public Optional<Standing> standing() {
    return reading(() -> {
      var campaigns = new CampaignTable(database);
      OptionalLong latest =
          Schema.version(database) == 0 ? OptionalLong.empty() : campaigns.latest();
      if (latest.isEmpty()) {
        return Optional.empty();
      }
      long number = latest.getAsLong();
      return Optional.of(
          new Standing(
              campaigns.settings(number), campaigns.done(number), campaigns.totals(number)));
    });
  }

  @Override
  public void close() {
    try {
      database.close();
    } catch (SQLException _) {
      // It was only read.
    }
  }
}
