package dev.assay.campaign.greybox;

import dev.assay.mutate.changing.Step;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How a program came to be: one that nobody mutated, and what was done to it since.
 *
 * @param root the name of the first one
 */
public record Lineage(String root, List<Link> links) {
  /**
   * One step.
   *
   * @param donor the name of the root that code was taken from, if any was
   */
  public record Link(Step step, Optional<String> donor) {
    @Override
    public String toString() {
      return step + donor.map(name -> "@" + encoded(name)).orElse("");
    }

    static Optional<Link> parse(String text) {
      int at = text.indexOf('@');
      Optional<String> donor =
          at < 0 ? Optional.empty() : Optional.of(decoded(text.substring(at + 1)));
      return Step.parse(at < 0 ? text : text.substring(0, at)).map(step -> new Link(step, donor));
    }
  }

  public Lineage {
    links = List.copyOf(links);
  }

  public static Lineage of(String root) {
    return new Lineage(root, List.of());
  }

  public Lineage then(Link link) {
    var longer = new ArrayList<>(links);
    longer.add(link);
    return new Lineage(root, longer);
  }

  /** The mutators of all steps, in their order. */
  public List<String> mutators() {
    return links.stream().map(link -> link.step().mutator()).toList();
  }

  /** On one line: {@code starter/duff.c flip-bit:12 combine-functions:7@starter/crc.c}. */
  @Override
  public String toString() {
    String all = links.stream().map(link -> " " + link).collect(Collectors.joining());
    return encoded(root) + all;
  }

  /** As {@link #toString} writes it. */
  public static Optional<Lineage> parse(String text) {
    String[] words = text.strip().split(" ");
    if (words[0].isEmpty()) {
      return Optional.empty();
    }
    var links = new ArrayList<Link>();
    for (String word : List.of(words).subList(1, words.length)) {
      Optional<Link> link = Link.parse(word);
      if (link.isEmpty()) {
        return Optional.empty();
      }
      links.add(link.get());
    }
    return Optional.of(new Lineage(decoded(words[0]), links));
  }

  /** Names of files may have spaces; slashes stay readable. */
  private static String encoded(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("%2F", "/");
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) {
      return text;
    }
  }
}
