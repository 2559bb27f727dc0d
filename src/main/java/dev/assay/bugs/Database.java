package dev.assay.bugs;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteOpenMode;

/** A connection to the database file; one thread at a time. */
final class Database implements AutoCloseable {
  /** Other processes write for milliseconds only. */
  private static final int BUSY_MILLIS = 20_000;

  private final Connection connection;

  private Database(SQLiteConfig config, String url) throws SQLException {
    NativeLibrary.prepare();
    this.connection = config.createConnection(url);
  }

  /** What to do with a row of a result. */
  interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** What is done in a transaction. */
  interface Work<T> {
    T run() throws SQLException;
  }

  static Database writable(Path file) throws SQLException {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    // Survives kill -9; after a power cut the last trials may be missing, and run again.
    config.setSynchronous(SynchronousMode.NORMAL);
    config.setBusyTimeout(BUSY_MILLIS);
    return new Database(config, "jdbc:sqlite:" + file);
  }

  /** Does not make the file, and works while another process writes. */
  static Database readable(Path file, boolean folderIsWritable) throws SQLException {
    var config = new SQLiteConfig();
    config.setReadOnly(true);
    config.resetOpenMode(SQLiteOpenMode.READWRITE);
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    config.setOpenMode(SQLiteOpenMode.READONLY);
    config.setBusyTimeout(BUSY_MILLIS);
    // Readers share memory with the writer through a file beside; where none can be made and there
    // is no journal, nobody is writing.
    boolean still = !folderIsWritable && !hasJournal(file);
    String url = still ? "jdbc:sqlite:file:" + file + "?immutable=1" : "jdbc:sqlite:" + file;
    return new Database(config, url);
  }

  private static boolean hasJournal(Path file) {
    return file.resolveSibling(file.getFileName() + "-wal").toFile().length() > 0;
  }

  <T> List<T> query(String sql, Reader<T> reader, Object... arguments) throws SQLException {
    try (PreparedStatement statement = prepare(sql, arguments);
        ResultSet rows = statement.executeQuery()) {
      var found = new ArrayList<T>();
      while (rows.next()) {
        found.add(reader.read(rows));
      }
      return found;
    }
  }

  <T> Optional<T> first(String sql, Reader<T> reader, Object... arguments) throws SQLException {
    return query(sql, reader, arguments).stream().findFirst();
  }

  int update(String sql, Object... arguments) throws SQLException {
    try (PreparedStatement statement = prepare(sql, arguments)) {
      return statement.executeUpdate();
    }
  }

  /** Does all of the work or nothing of it. */
  <T> T transaction(Work<T> work) throws SQLException {
    // Not by setAutoCommit: the driver's commit begins the next transaction at once, and its lock
    // would shut out other processes.
    execute("begin immediate");
    try {
      T result = work.run();
      execute("commit");
      return result;
    } catch (SQLException | RuntimeException e) {
      rollBack(e);
      throw e;
    }
  }

  private void rollBack(Exception cause) {
    try {
      execute("rollback");
    } catch (SQLException e) {
      // SQLite has rolled back by itself, as it may when the disk is full.
      cause.addSuppressed(e);
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /**
   * Whether the next transactions are on the disk itself when they end, and not only on their way.
   */
  void setDurable(boolean durable) throws SQLException {
    execute("pragma synchronous=" + (durable ? "full" : "normal"));
  }

  List<String> tables() throws SQLException {
    try (ResultSet rows =
        connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
      var names = new ArrayList<String>();
      while (rows.next()) {
        names.add(rows.getString("TABLE_NAME"));
      }
      return names;
    }
  }

  /** Empty if the file is sound, or else what is wrong. */
  Optional<String> damage() throws SQLException {
    return first("pragma quick_check(1)", row -> row.getString(1))
        .filter(text -> !text.equals("ok"));
  }

  private PreparedStatement prepare(String sql, Object... arguments) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < arguments.length; i++) {
      statement.setObject(i + 1, arguments[i]);
    }
    return statement;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
