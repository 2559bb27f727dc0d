package dev.assay.bugs.known;

import dev.assay.mutate.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * A bug that was known before.
 *
 * @param name its folder's
 * @param program a program that shows it
 * @param compiler the compiler that was seen to have it
 * @param flags its level and other flags
 * @param signature the words of a crash or a refusal, as {@code assay bugs} prints them, or empty
 * @param blame the part of the compiler that is to blame, as {@code assay bisect} names it, or
 *     empty
 * @param releases the names of compilers that have it
 * @param link where it is reported
 */
public record KnownCase(
    String name,
    Optional<SourceFile> program,
    String compiler,
    List<String> flags,
    String signature,
    String blame,
    List<String> releases,
    String link) {
  public KnownCase {
    flags = List.copyOf(flags);
    releases = List.copyOf(releases);
  }

  /** As messages name it. */
  public String title() {
    return link.isEmpty() ? name : name + " (" + link + ")";
  }
}
