package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.machine.LibraryCall;
import java.util.List;

/**
 * rand and random.
 *
 * <p>C leaves the generator open. This is glibc's default: an additive feedback generator of degree
 * 31 whose state is filled from the seed by the minimal standard generator (multiplier 16807,
 * modulus 2^31 - 1), with its first 310 results thrown away. Under another library choice the seed
 * is changed, so that dependent output shows.
 */
final class RandomNumbers {
  private static final int DEGREE = 31;
  private static final int SEPARATION = 3;

  static final List<Entry> ENTRIES =
      List.of(
          entry("rand", "", c -> state(c).next()),
          entry("random", "", c -> state(c).next()),
          entry("srand", "i", c -> reseed(c)),
          entry("srandom", "i", c -> reseed(c)),
          entry("rand_r", "p", RandomNumbers::randR));

  private final int[] state = new int[DEGREE];
  private int front;

  private RandomNumbers() {
    seed(1);
  }

  private static RandomNumbers state(LibraryCall call) {
    return call.machine()
        .libraryState(
            RandomNumbers.class,
            () -> {
              var numbers = new RandomNumbers();
              numbers.seed(1 ^ Choice.seed(call));
              return numbers;
            });
  }

  private static Object reseed(LibraryCall call) {
    state(call).seed((int) call.integer(0) ^ Choice.seed(call));
    return null;
  }

  private void seed(int seed) {
    long word = seed == 0 ? 1 : seed;
    state[0] = (int) word;
    for (int i = 1; i < DEGREE; i++) {
      word = 16807 * word % 2147483647;
      if (word < 0) {
        word += 2147483647;
      }
      state[i] = (int) word;
    }
    front = SEPARATION;
    for (int i = 0; i < 10 * DEGREE; i++) {
      next();
    }
  }

  private long next() {
    int rear = (front - SEPARATION + DEGREE) % DEGREE;
    state[front] += state[rear];
    long result = Integer.toUnsignedLong(state[front]) >>> 1;
    front = (front + 1) % DEGREE;
    return result;
  }

  private static Object randR(LibraryCall call) {
    long seed = Bytes.pointer(call, 0);
    int next = (int) Scalars.load(call, seed, 4);
    int result = 0;
    for (int i = 0; i < 3; i++) {
      next = next * 1103515245 + 12345;
      int bits = (next >>> 16) % (i == 0 ? 2048 : 1024);
      result = i == 0 ? bits : result << 10 ^ bits;
    }
    Scalars.store(call, seed, next, 4);
    int changed = Choice.seed(call) & 0x7fff_ffff;
    return (long) (result ^ changed);
  }
}
