package dev.assay.bugs;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether two programs show one bug, by what is known of its cause. */
public final class Cause {
  /** Of sets that are the same to so large a part, what differs is by chance. */
  public static final double ALIKE = 0.5;

  /** {@code tree-ccp1} and {@code tree-ccp3} are the same code run twice. */
  private static final Pattern RUN = Pattern.compile("\\d+$");

  private static final Pattern OPTIONS = Pattern.compile("<.*");

  private Cause() {}

  /** The part of the compiler that is to blame, without which of its executions it was. */
  public static Optional<String> part(Triage triage) {
    return triage.blame().map(Blame::name).map(Cause::withoutNumber);
  }

  /** The part's name without which of its executions it was, and with which options. */
  public static String withoutNumber(String name) {
    return RUN.matcher(OPTIONS.matcher(name).replaceFirst("")).replaceFirst("");
  }

  /** The same part, at much the same levels, in much the same kind of program. */
  static boolean isSame(Triage one, Triage other, String compiler) {
    Optional<String> part = part(one);
    return part.isPresent()
        && part.equals(part(other))
        && areAlike(levels(one, compiler), levels(other, compiler))
        && areAlike(one.features(), other.features());
  }

  private static List<String> levels(Triage triage, String compiler) {
    return triage.affected().stream()
        .filter(affected -> affected.compiler().equals(compiler))
        .flatMap(affected -> affected.levels().stream())
        .toList();
  }

  static boolean areAlike(List<String> one, List<String> other) {
    return likeness(one, other) >= ALIKE;
  }

  /** The common part of two sets, from 0 to 1; two empty ones are the same. */
  public static double likeness(List<String> one, List<String> other) {
    Set<String> all = new HashSet<>(one);
    all.addAll(other);
    Set<String> both = new HashSet<>(one);
    both.retainAll(new HashSet<>(other));
    return all.isEmpty() ? 1 : (double) both.size() / all.size();
  }
}
