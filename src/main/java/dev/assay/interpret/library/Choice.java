package dev.assay.interpret.library;

import dev.assay.interpret.machine.LibraryCall;

/**
 * What C leaves to the library: seed 0 does as glibc does, every other seed something else that C
 * allows as well.
 */
final class Choice {
  private Choice() {}

  static boolean isOther(LibraryCall call) {
    return call.machine().choices().librarySeed() != 0;
  }

  /** The result of a comparison, of which C fixes only the sign. */
  static long difference(LibraryCall call, int difference) {
    return isOther(call) ? Integer.signum(difference) * 3L : difference;
  }
}
