package dev.assay.bugs.known;

import dev.assay.bugs.Cause;
import dev.assay.bugs.Triage;
import dev.assay.judge.BugClass;
import dev.assay.judge.Signature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why a bug is likely to be one that is known.
 *
 * @param because what the two have in common, the weightiest first
 */
public record Likeness(KnownCase known, List<String> because) {
  private static final String BEGINNING = "likely the same as ";

  public Likeness {
    because = List.copyOf(because);
  }

  /** For people: {@code likely the same as pr111331 (https://...), because ...}. */
  public String sentence() {
    return BEGINNING + known.title() + ", because " + String.join(" and ", because);
  }

  /** The sentence among the remarks of a triage, if somebody compared. */
  public static Optional<String> told(Triage triage) {
    return triage.remarks().stream().filter(remark -> remark.startsWith(BEGINNING)).findFirst();
  }

  /**
   * The case that a bug has most in common with, if that is enough: its words, or the part that is
   * to blame together with the releases or the kind of program.
   *
   * @param shapes what the programs of the cases are made of, by the cases' names
   */
  public static Optional<Likeness> of(
      Signature bug, Triage triage, List<KnownCase> cases, Map<String, List<String>> shapes) {
    return cases.stream()
        .flatMap(
            known -> of(bug, triage, known, shapes.getOrDefault(known.name(), List.of())).stream())
        .max(Comparator.comparingInt(like -> like.because().size()));
  }

  /** By its words alone, before anything else is known of it. */
  public static Optional<Likeness> of(Signature bug, List<KnownCase> cases) {
    return of(bug, Triage.NOTHING, cases, Map.of());
  }

  private static Optional<Likeness> of(
      Signature bug, Triage triage, KnownCase known, List<String> shape) {
    if (!family(bug.compiler()).equals(family(known.compiler()))) {
      return Optional.empty();
    }
    var because = new ArrayList<String>();
    boolean words =
        bug.kind() != BugClass.WRONG_OUTPUT
            && bug.kind().isBug()
            && !known.signature().isEmpty()
            && known.signature().equals(bug.key());
    if (words) {
      because.add("its words are the same");
    }
    boolean blamed =
        !known.blame().isEmpty()
            && Cause.part(triage).equals(Optional.of(Cause.withoutNumber(known.blame())));
    if (blamed) {
      because.add(known.blame() + " is to blame");
    }
    boolean releases = areSame(releases(triage), known.releases());
    if (releases) {
      because.add("the same releases have it (" + String.join(", ", known.releases()) + ")");
    }
    boolean alike = !shape.isEmpty() && Cause.likeness(shape, triage.features()) >= Cause.ALIKE;
    if (alike) {
      because.add("the programs are of one kind (" + String.join(", ", shape) + ")");
    }
    return words || (blamed && (releases || alike))
        ? Optional.of(new Likeness(known, because))
        : Optional.empty();
  }

  private static List<String> releases(Triage triage) {
    return triage.affected().stream()
        .filter(version -> version.affected())
        .map(version -> version.compiler())
        .toList();
  }

  /** Of the releases that are installed here, as far as the case knows them. */
  private static boolean areSame(List<String> here, List<String> known) {
    return !here.isEmpty() && !known.isEmpty() && Cause.likeness(here, known) >= Cause.ALIKE;
  }

  /** {@code gcc} of {@code gcc-12}. */
  private static String family(String compiler) {
    return compiler.replaceFirst("-?[\\d.]+$", "");
  }
}
