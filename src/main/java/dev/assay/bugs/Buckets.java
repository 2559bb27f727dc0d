package dev.assay.bugs;

import dev.assay.bugs.Bucket.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Puts bugs into buckets: those that somebody put together first, then wrong code and hangs by
 * their cause, and crashes of different releases by their words. A pure function of what is stored.
 */
public final class Buckets {
  private Buckets() {}

  /**
   * The buckets of all bugs, the one with the oldest bug first.
   *
   * @param bugs the oldest first
   * @param decisions those of people, which count more than any likeness
   */
  public static List<Bucket> of(List<Member> bugs, List<Regrouping> decisions) {
    var buckets = new ArrayList<List<Member>>();
    for (Member bug : bugs) {
      place(bug, buckets, decisions)
          .ifPresentOrElse(
              bucket -> bucket.add(bug), () -> buckets.add(new ArrayList<>(List.of(bug))));
    }
    return buckets.stream().map(Buckets::bucket).toList();
  }

  private static Optional<List<Member>> place(
      Member bug, List<List<Member>> buckets, List<Regrouping> decisions) {
    Optional<List<Member>> chosen =
        buckets.stream().filter(bucket -> isDecided(bug, bucket, decisions, true)).findFirst();
    return chosen.isPresent()
        ? chosen
        : buckets.stream()
            .filter(bucket -> !isDecided(bug, bucket, decisions, false))
            .filter(bucket -> isSame(bucket.getFirst(), bug))
            .findFirst();
  }

  private static boolean isDecided(
      Member bug, List<Member> bucket, List<Regrouping> decisions, boolean together) {
    return bucket.stream()
        .anyMatch(member ->
            decisions.stream()
                .filter(decision -> decision.together() == together)
                .anyMatch(decision -> decision.isOf(member.bug().id(), bug.bug().id())));
  }

  private static boolean isSame(Member one, Member other) {
    if (one.bug().signature().kind() != other.bug().signature().kind()) {
      return false;
    }
    return switch (one.bug().signature().kind()) {
      case WRONG_OUTPUT, HANG, DISAGREEMENT -> hasSameCause(one, other);
      case CRASH -> isSameCrash(one, other);
      case REJECTED, SANITIZER, UNSTABLE -> false;
    };
  }

  private static boolean hasSameCause(Member one, Member other) {
    return one.triage().isPresent()
        && other.triage().isPresent()
        && areRelated(one, other)
        && Cause.isSame(one.triage().get(), other.triage().get(), one.bug().signature().compiler());
  }

  /** One compiler's crashes are told apart by their words; another release says them elsewhere. */
  private static boolean isSameCrash(Member one, Member other) {
    return !one.bug().signature().compiler().equals(other.bug().signature().compiler())
        && areRelated(one, other)
        && one.bug().signature().words().equals(other.bug().signature().words());
  }

  /** Whether they are of one compiler, or the program of one shows it in the other's too. */
  private static boolean areRelated(Member one, Member other) {
    String compiler = one.bug().signature().compiler();
    String another = other.bug().signature().compiler();
    return compiler.equals(another) || isAffected(one, another) || isAffected(other, compiler);
  }

  private static boolean isAffected(Member member, String compiler) {
    return member.bug().compilers().contains(compiler)
        || member.triage().stream()
            .flatMap(triage -> triage.affected().stream())
            .anyMatch(version -> version.affected() && version.compiler().equals(compiler));
  }

  private static Bucket bucket(List<Member> members) {
    Optional<ExampleKey> best =
        members.stream()
            .filter(member -> member.tokens().isPresent())
            .min(Comparator.comparing(member -> member.tokens().orElseThrow()))
            .flatMap(Member::smallest);
    return new Bucket(members, best);
  }
}
