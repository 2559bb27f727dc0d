package dev.assay.campaign.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Turns apt's lists of where packages are into one of where their sources are. */
final class AptSources {
  private AptSources() {}

  /** A list with its name, by which its format is told. */
  record File(String name, String text) {}

  /** Those of a release, in the newer format; others seldom have sources. */
  static String of(List<File> lists, String codename) {
    var found = new ArrayList<String>();
    for (File list : lists) {
      if (list.name().endsWith(".sources")) {
        Arrays.stream(list.text().split("\\n\\s*\\n"))
            .map(stanza -> ofStanza(stanza, codename))
            .forEach(text -> text.ifPresent(found::add));
      } else if (list.name().endsWith(".list")) {
        list.text()
            .lines()
            .map(line -> ofLine(line, codename))
            .forEach(text -> text.ifPresent(found::add));
      }
    }
    return String.join("\n", found.stream().distinct().toList());
  }

  private static Optional<String> ofStanza(String stanza, String codename) {
    List<String> lines =
        stanza.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).toList();
    Predicate<String> isOfRelease =
        line ->
            line.startsWith("Suites:")
                && Arrays.stream(line.substring(7).strip().split("\\s+"))
                    .anyMatch(suite -> isOf(suite, codename));
    if (lines.stream().noneMatch(isOfRelease)) {
      return Optional.empty();
    }
    return Optional.of(
        String.join(
                "\n",
                lines.stream()
                    .map(line -> line.startsWith("Types:") ? "Types: deb-src" : line)
                    .toList())
            + "\n");
  }

  /** Such as {@code deb [signed-by=/key] http://host/debian bookworm main}. */
  private static Optional<String> ofLine(String line, String codename) {
    String rest = line.strip();
    if (!rest.startsWith("deb ")) {
      return Optional.empty();
    }
    rest = rest.substring(4).strip();
    String options = "";
    if (rest.startsWith("[") && rest.contains("]")) {
      options = rest.substring(1, rest.indexOf(']'));
      rest = rest.substring(rest.indexOf(']') + 1).strip();
    }
    String[] words = rest.split("\\s+");
    if (words.length < 3 || !isOf(words[1], codename)) {
      return Optional.empty();
    }
    var text = new StringBuilder("Types: deb-src\nURIs: ").append(words[0]);
    text.append("\nSuites: ").append(words[1]).append("\nComponents:");
    for (int i = 2; i < words.length; i++) {
      text.append(' ').append(words[i]);
    }
    Arrays.stream(options.split("\\s+"))
        .filter(option -> option.startsWith("signed-by="))
        .forEach(option -> text.append("\nSigned-By: ").append(option.substring(10)));
    return Optional.of(text.append('\n').toString());
  }

  private static boolean isOf(String suite, String codename) {
    return suite.equals(codename) || suite.startsWith(codename + "-");
  }
}
