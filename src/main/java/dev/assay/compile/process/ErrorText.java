package dev.assay.compile.process;

/** Words for the errors of system calls that a user may meet. */
final class ErrorText {
  private ErrorText() {}

  static String of(int number) {
    return switch (number) {
      case 1 -> "operation not permitted";
      case 2 -> "no such file or folder";
      case 7 -> "argument list too long";
      case 8 -> "not an executable of this machine";
      case 11 -> "too many processes";
      case 12 -> "out of memory";
      case 13 -> "permission denied";
      case 20 -> "not a folder";
      case 23, 24 -> "too many open files";
      case 26 -> "the file is being written to";
      case 28 -> "no space left";
      case 38 -> "not in this kernel";
      default -> "error " + number;
    };
  }
}
