package dev.assay.bugs;

import dev.assay.mutate.SourceFile;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;

/** The source files of programs, in one of the tables that hold some. */
record FileRows(Database database, String table) {
  static final String OF = " where bug = ? and campaign = ? and trial = ?";

  List<SourceFile> read(ExampleKey key) throws SQLException {
    return database.query(
        "select name, content from " + table + OF + " order by place",
        row -> new SourceFile(row.getString(1), text(row.getBytes(2))),
        key.bug(),
        key.campaign(),
        key.trial());
  }

  void insert(ExampleKey key, List<SourceFile> files) throws SQLException {
    int place = 0;
    for (SourceFile file : files) {
      database.update(
          "insert into "
              + table
              + " (bug, campaign, trial, place, name, content) values (?, ?, ?, ?, ?, ?)",
          key.bug(),
          key.campaign(),
          key.trial(),
          place++,
          file.name(),
          bytes(file.text()));
    }
  }

  static byte[] bytes(String latin1) {
    return latin1.getBytes(StandardCharsets.ISO_8859_1);
  }

  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
