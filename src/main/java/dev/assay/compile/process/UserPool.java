package dev.assay.compile.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * User numbers that belong to nobody, one for each scratch folder, so that the processes of one can
 * be counted and cannot touch those of another.
 */
final class UserPool {
  /** A range that the system itself uses only for such purposes. */
  private static final int FIRST = 61184;

  private static final int BLOCKS = 67;
  private static final int SIZE = 64;

  private final int first;
  private final Deque<Integer> free = new ArrayDeque<>();
  private int shared;

  private UserPool(int first) {
    this.first = first;
  }

  /** As an ordinary user we cannot become anybody else. */
  static UserPool none() {
    return new UserPool(0);
  }

  static UserPool forProcess(long pid) {
    UserPool pool = new UserPool(FIRST + (int) (pid % BLOCKS) * SIZE);
    for (int i = 0; i < SIZE; i++) {
      pool.free.add(pool.first + i);
    }
    return pool;
  }

  /** Whether the number is one of those that nobody else has. */
  static boolean contains(int user) {
    return user >= FIRST && user < FIRST + BLOCKS * SIZE;
  }

  synchronized Optional<Integer> take() {
    if (first == 0) {
      return Optional.empty();
    }
    // With more folders than numbers some must share.
    return Optional.of(free.isEmpty() ? first + shared++ % SIZE : free.poll());
  }

  synchronized void giveBack(int user) {
    if (!free.contains(user)) {
      free.add(user);
    }
  }
}
