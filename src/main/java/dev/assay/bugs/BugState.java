package dev.assay.bugs;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What people have decided about a bug. */
public enum BugState {
  /** Nobody has looked at it. */
  NEW,
  /** Sent to the compiler's maintainers. */
  REPORTED,
  /** Known to them before; counted, and not announced again. */
  KNOWN,
  FIXED,
  /** Not a bug after all. */
  INVALID;

  /** As tables, files and JSON spell it. */
  public String spelling() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<BugState> parse(String text) {
    return Stream.of(values()).filter(state -> state.spelling().equals(text)).findFirst();
  }
}
