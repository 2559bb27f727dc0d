package dev.assay.bugs;

import java.util.List;
import java.util.Optional;

/**
 * What is known of the cause of a bug, from one program that shows it.
 *
 * @param blames what bisections found, the most exact first; empty if nothing can be switched off
 * @param cures options of the command line that make the bug go away, each alone
 * @param affected the installed releases of the compiler's family, the oldest first
 * @param features what the program is made of: {@code loop}, {@code bit-field}...
 * @param mutations the changes to the program without which the bug is not there
 * @param remarks what people should know of how the bisection went, one sentence each
 * @param builds how many times a compiler was run for it
 */
public record Triage(
    List<Blame> blames,
    List<String> cures,
    List<AffectedVersion> affected,
    List<String> features,
    List<String> mutations,
    List<String> remarks,
    int builds) {
  public static final Triage NOTHING =
      new Triage(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), 0);

  public Triage {
    blames = List.copyOf(blames);
    cures = List.copyOf(cures);
    affected = List.copyOf(affected);
    features = List.copyOf(features);
    mutations = List.copyOf(mutations);
    remarks = List.copyOf(remarks);
  }

  /** The same of a program that needs these changes. */
  public Triage needing(List<String> changes) {
    return new Triage(blames, cures, affected, features, changes, remarks, builds);
  }

  /** The same where these releases are known. */
  public Triage affecting(List<AffectedVersion> releases) {
    return new Triage(blames, cures, releases, features, mutations, remarks, builds);
  }

  /** The most exact of the blames. */
  public Optional<Blame> blame() {
    return blames.stream().findFirst();
  }
}
