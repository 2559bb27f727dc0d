package dev.assay.compile.process;

/** How a process ended. */
public sealed interface ProcessEnd {
  record Exited(int status) implements ProcessEnd {}

  /** Ended by a signal that was not ours. */
  record Killed(int signal) implements ProcessEnd {}

  /** The process, or a child that it waited for, used all its CPU time. */
  record CpuExceeded() implements ProcessEnd {}

  /** It was still there when its time on the clock was over, without having used its CPU time. */
  record WallExceeded() implements ProcessEnd {}

  /** The same, and it did nothing for a long time, which no load of the machine explains. */
  record Asleep() implements ProcessEnd {}

  /** A limit other than time was met: {@code resource} names it (disk, file size, memory...). */
  record Exhausted(String resource) implements ProcessEnd {}

  /** It could not be started; the message says why. */
  record NotStarted(String message) implements ProcessEnd {}
}
