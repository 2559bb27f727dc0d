package dev.assay.bugs;

import java.util.List;
import java.util.Optional;

/**
 * Bugs that are taken for one, because they have the same cause or because somebody said so.
 *
 * @param members the oldest first; the bucket goes by its name
 * @param best the smallest program that shows it, in the folder of its bug
 */
public record Bucket(List<Member> members, Optional<ExampleKey> best) {
  public Bucket {
    members = List.copyOf(members);
  }

  /**
   * A bug with what was found out about it.
   *
   * @param triage of its first program
   * @param tokens the size of its smallest reduced program; empty if none was reduced
   * @param smallest that program
   */
  public record Member(
      Bug bug, Optional<Triage> triage, Optional<Integer> tokens, Optional<ExampleKey> smallest) {}

  /** The oldest of its bugs. */
  public Bug leader() {
    return members.getFirst().bug();
  }

  public List<Bug> bugs() {
    return members.stream().map(Member::bug).toList();
  }

  public boolean contains(String id) {
    return bugs().stream().anyMatch(bug -> bug.id().equals(id));
  }

  /** Each of its bugs by itself. */
  public List<Bucket> single() {
    return members.stream().map(one -> new Bucket(List.of(one), one.smallest())).toList();
  }

  /** In how many trials it was seen, as far as the trials were told apart. */
  public long count() {
    return bugs().stream().mapToLong(Bug::count).sum();
  }

  /** What people decided about it: the oldest decision about one of its bugs. */
  public BugState state() {
    return decided().map(Bug::state).orElse(BugState.NEW);
  }

  public String link() {
    return decided().map(Bug::link).orElse("");
  }

  private Optional<Bug> decided() {
    return bugs().stream().filter(bug -> bug.state() != BugState.NEW).findFirst();
  }

  /** What is to blame, if that was found. */
  public Optional<Blame> blame() {
    return members.stream()
        .flatMap(member -> member.triage().flatMap(Triage::blame).stream())
        .findFirst();
  }

  /** The size of the best program. */
  public Optional<Integer> tokens() {
    return members.stream().flatMap(member -> member.tokens().stream()).min(Integer::compare);
  }
}
