package dev.assay.judge.signature;

/** The names of signals, by their numbers on Linux. */
public final class SignalNames {
  private SignalNames() {}

  public static String of(int signal) {
    return switch (signal) {
      case 4 -> "SIGILL";
      case 5 -> "SIGTRAP";
      case 6 -> "SIGABRT";
      case 7 -> "SIGBUS";
      case 8 -> "SIGFPE";
      case 9 -> "SIGKILL";
      case 11 -> "SIGSEGV";
      case 24 -> "SIGXCPU";
      case 25 -> "SIGXFSZ";
      default -> "signal " + signal;
    };
  }
}
