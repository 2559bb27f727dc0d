package dev.assay.bugs;

import dev.assay.judge.Signature;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * A bug of a compiler, with all its sightings.
 *
 * @param id a digest of the signature: the same in every campaign folder
 * @param version the compiler's full version text
 * @param target the compiler's target triple, or empty
 * @param summary one sentence for people
 * @param affected the configurations that showed it, in the order in which they did
 * @param count in how many trials it was seen
 * @param link where it is reported, or empty
 * @param confirmed whether a program that shows it is known to be defined
 * @param vouched who says so: {@code interpreter}, {@code sanitizers}, or empty
 * @param assay the version of Assay that found it
 */
public record Bug(
    String id,
    Signature signature,
    String version,
    String target,
    String summary,
    List<Affected> affected,
    long count,
    Sighting first,
    Instant lastSeen,
    BugState state,
    String link,
    boolean confirmed,
    String vouched,
    String assay) {
  public Bug {
    affected = List.copyOf(affected);
  }

  /** A configuration, as {@code Configuration} prints itself, and its level alone. */
  public record Affected(String configuration, String level) {
    /** The compiler's name, with which the configuration begins. */
    public String compiler() {
      return configuration.split(" ", 2)[0];
    }
  }

  /** The compilers that showed it, that of its signature first. */
  public List<String> compilers() {
    return Stream.concat(Stream.of(signature.compiler()), affected.stream().map(Affected::compiler))
        .distinct()
        .toList();
  }

  /** The optimisation levels that showed it, sorted, each once. */
  public List<String> levels() {
    return affected.stream().map(Affected::level).distinct().sorted().toList();
  }

  /** Whether its sightings are worth telling of. */
  public boolean isOpen() {
    return state == BugState.NEW;
  }

  Bug affecting(List<Affected> configurations) {
    return new Bug(
        id,
        signature,
        version,
        target,
        summary,
        configurations,
        count,
        first,
        lastSeen,
        state,
        link,
        confirmed,
        vouched,
        assay);
  }
}
