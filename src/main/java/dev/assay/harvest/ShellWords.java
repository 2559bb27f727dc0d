package dev.assay.harvest;

import java.util.ArrayList;
import java.util.List;

/** Takes a command apart as a shell does, without expanding anything. */
final class ShellWords {
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean isOpen;
  private char quote;

  private ShellWords() {}

  static List<String> of(String command) {
    var split = new ShellWords();
    boolean isEscaped = false;
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (isEscaped) {
        split.add(c);
        isEscaped = false;
      } else if (c == '\\' && split.quote != '\'') {
        isEscaped = true;
      } else {
        split.next(c);
      }
    }
    split.end();
    return List.copyOf(split.words);
  }

  private void next(char c) {
    if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
      isOpen = true;
    } else if (c == quote) {
      quote = 0;
    } else if (quote == 0 && Character.isWhitespace(c)) {
      end();
    } else {
      add(c);
    }
  }

  private void add(char c) {
    word.append(c);
    isOpen = true;
  }

  private void end() {
    if (isOpen) {
      words.add(word.toString());
    }
    word.setLength(0);
    isOpen = false;
  }
}
