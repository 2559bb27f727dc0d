package dev.assay.interpret.library;

/** Characters that are read one after the other; one or more can be put back. */
final class InputStream {
  private final StringBuilder text;
  private int at;
  private boolean ended;

  InputStream(String text) {
    this.text = new StringBuilder(text);
  }

  /** The next character, or -1 at the end. */
  int read() {
    if (at == text.length()) {
      ended = true;
      return -1;
    }
    return text.charAt(at++);
  }

  int peek() {
    return at == text.length() ? -1 : text.charAt(at);
  }

  /** Puts a character back in front. */
  void unread(int c) {
    ended = false;
    if (at > 0) {
      text.setCharAt(--at, (char) c);
    } else {
      text.insert(0, (char) c);
    }
  }

  /** Whether a read has met the end. */
  boolean hasEnded() {
    return ended;
  }

  void clearEnd() {
    ended = false;
  }

  int position() {
    return at;
  }
}
