package dev.assay.bugs;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteException;

/**
 * Why a folder cannot be used, and what to do about it.
 *
 * @param full whether the disk has no room
 */
record StoreTrouble(boolean full, String message) {
  /** With less than this even the database's journal cannot grow. */
  private static final long NOTHING = 1 << 16;

  static StoreTrouble of(Path folder, Exception failure) {
    if (isFull(folder, failure)) {
      return new StoreTrouble(
          true,
          "no room is left on the disk of "
              + folder
              + "; free some and start again, nothing is lost");
    }
    return new StoreTrouble(
        false,
        switch (failure) {
          case SQLiteException e -> database(folder, e);
          case AccessDeniedException e -> denied(folder, e.getFile());
          case NoSuchFileException e ->
              e.getFile() + " has disappeared; was " + folder + " deleted while it was in use?";
          default -> folder + " cannot be used: " + failure.getMessage();
        });
  }

  static String damaged(Path folder, String detail) {
    return new Layout(folder).database()
        + " is damaged ("
        + detail
        + "); restore it from a copy, or move "
        + folder
        + " away and start anew (its bugs/ folder can still be read)";
  }

  static String denied(Path folder, String file) {
    return "no permission for "
        + file
        + "; change it, or choose another folder than "
        + folder
        + " with --store";
  }

  private static String database(Path folder, SQLiteException failure) {
    String text = failure.getMessage();
    return switch (primary(failure)) {
      case CORRUPT, NOT_A_DATABASE -> damaged(folder, text);
      case BUSY ->
          new Layout(folder).database() + " is locked by another program for too long: " + text;
      case READ_ONLY, CANNOT_OPEN, NO_PERMISSION ->
          denied(folder, new Layout(folder).database().toString());
      default -> new Layout(folder).database() + " cannot be used: " + text;
    };
  }

  private static boolean isFull(Path folder, Exception failure) {
    if (failure instanceof SQLiteException e && primary(e) == FULL) {
      return true;
    }
    if (!(failure instanceof IOException || failure instanceof SQLException)) {
      return false;
    }
    String text = String.valueOf(failure.getMessage());
    return text.contains("No space left") || text.contains("quota exceeded") || isFull(folder);
  }

  /** Some of SQLite's messages only speak of input and output when there is no room. */
  private static boolean isFull(Path folder) {
    try {
      return Files.getFileStore(folder).getUsableSpace() < NOTHING;
    } catch (IOException _) {
      return false;
    }
  }

  private static final int NO_PERMISSION = 3;
  private static final int BUSY = 5;
  private static final int READ_ONLY = 8;
  private static final int CORRUPT = 11;
  private static final int FULL = 13;
  private static final int CANNOT_OPEN = 14;
  private static final int NOT_A_DATABASE = 26;

  /** SQLite's code without the detail in its upper bits. */
  private static int primary(SQLiteException failure) {
    return failure.getResultCode().code & 0xff;
  }
}
