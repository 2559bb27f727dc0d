package dev.assay.mutate.profile;

import dev.assay.mutate.profile.Candidates.Candidate;
import dev.assay.mutate.profile.Candidates.Rank;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Places by their sorts. */
final class Ranked {
  private static final int MOST = 48;

  /** So many are left to what is inside of variables, where there is any. */
  private static final int KEPT_FOR_PARTS = 16;

  private final Map<Rank, List<Place>> places = new EnumMap<>(Rank.class);
  private int size;

  Ranked() {
    for (Rank rank : Rank.values()) {
      places.put(rank, new ArrayList<>());
    }
  }

  /** {@code free} where they may be changed. */
  void add(List<Candidate> candidates, boolean free) {
    for (Candidate candidate : candidates) {
      Place place = candidate.place();
      places
          .get(candidate.rank())
          .add(free ? place : new Place(place.lvalue(), place.type(), false));
      size++;
    }
  }

  void forget(Rank rank) {
    size -= places.get(rank).size();
    places.get(rank).clear();
  }

  /** At most 48 of these and others, in the order of their sorts. */
  List<Place> drawn(Ranked others, Rng rng) {
    boolean all = size + others.size <= MOST;
    int variables = count(Rank.VARIABLE, others);
    int parts = Math.min(KEPT_FOR_PARTS, size + others.size - variables);
    List<Place> kept = new ArrayList<>(MOST);
    for (Rank rank : Rank.values()) {
      int room = MOST - kept.size() - (all || rank != Rank.VARIABLE ? 0 : parts);
      draw(places.get(rank), others.places.get(rank), room, rng, kept);
    }
    return kept;
  }

  private int count(Rank rank, Ranked others) {
    return places.get(rank).size() + others.places.get(rank).size();
  }

  /** Takes so many of both lists, each as likely; all if they are no more. */
  private static void draw(
      List<Place> first, List<Place> second, int room, Rng rng, List<Place> kept) {
    int count = first.size() + second.size();
    if (count <= room) {
      kept.addAll(first);
      kept.addAll(second);
      return;
    }
    // Robert Floyd's way to draw without putting all in another order.
    Set<Integer> drawn = new HashSet<>();
    for (int last = count - room; last < count; last++) {
      int number = rng.nextInt(last + 1);
      int taken = drawn.add(number) ? number : last;
      drawn.add(taken);
      kept.add(taken < first.size() ? first.get(taken) : second.get(taken - first.size()));
    }
  }
}
