package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import java.util.List;

/** The environment of a run, which is empty. */
final class Environment {
  static final List<Entry> ENTRIES =
      List.of(
          entry("getenv", "p", c -> nothing(Bytes.string(c, 0))),
          entry("secure_getenv", "p", c -> nothing(Bytes.string(c, 0))));

  private Environment() {}

  private static Object nothing(String ignored) {
    return 0L;
  }
}
