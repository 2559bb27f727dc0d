package dev.assay.judge.signature;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks for the first match of a pattern whose {@code ^} and {@code $} are those of lines. */
record Search(Pattern pattern) {
  static Search line(String pattern) {
    return new Search(Pattern.compile(pattern, Pattern.MULTILINE));
  }

  Optional<MatchResult> in(String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
  }

  /** The first group of the first match. */
  Optional<String> group(String text) {
    return in(text).map(match -> match.group(1));
  }
}
