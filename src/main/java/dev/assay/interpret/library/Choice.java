package dev.assay.interpret.library;

import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.machine.LibraryCall;

/**
 * What C leaves to the library: seed 0 does as glibc does, every other seed something else that C
 * allows as well.
 */
final class Choice {
  private Choice() {}

  static boolean isOther(LibraryCall call) {
    return seed(call) != 0;
  }

  /** What varies the numbers that a library makes up. */
  static int seed(LibraryCall call) {
    call.machine().open(UnspecifiedKind.LIBRARY_RESULT, call.span());
    return (int) call.machine().choices().librarySeed();
  }

  /** The result of a comparison, of which C fixes only the sign. */
  static long difference(LibraryCall call, int difference) {
    if (!isOther(call)) {
      return difference;
    }
    // Another one in any case: a difference of 3 by chance would hide that it is open.
    return Integer.signum(difference) * (Math.abs(difference) == 3 ? 2L : 3L);
  }
}
