package dev.assay.compile.process;

/** Judges how a process ended, from what the kernel says and never from what it wrote itself. */
final class Ending {
  /**
   * The kernel compares limits with time that it samples and accounts for time that it measures; on
   * a loaded virtual machine the first was seen to run ahead by a tenth.
   */
  private static final double ENOUGH = 0.75;

  private static final int CANNOT_EXECUTE = 126;
  private static final int NOT_FOUND = 127;
  private static final String REFUSED = "prlimit: failed to execute ";

  /** Tells nothing of the process. */
  static final ProcessEnd INTERRUPTED =
      new ProcessEnd.Exhausted("patience: the run was interrupted");

  private final MemoryKills memoryKills;

  Ending(MemoryKills memoryKills) {
    this.memoryKills = memoryKills;
  }

  ProcessEnd of(Task task, Waiting.Reason reason, Usage usage, Streams streams) {
    ProcessLimits limits = task.limits();
    boolean allTime = usage.cpu().toMillis() >= ENOUGH * 1000 * LimitWords.seconds(limits.cpu());
    return switch (reason) {
      case DISK -> new ProcessEnd.Exhausted("disk");
      case OUTPUT -> new ProcessEnd.Exhausted("output");
      case INTERRUPTED -> INTERRUPTED;
      case WALL -> allTime ? new ProcessEnd.CpuExceeded() : new ProcessEnd.WallExceeded();
      case ASLEEP -> allTime ? new ProcessEnd.CpuExceeded() : new ProcessEnd.Asleep();
      case ENDED -> byItself(task, usage, allTime, streams);
    };
  }

  private ProcessEnd byItself(Task task, Usage usage, boolean allTime, Streams streams) {
    int signal = usage.signal();
    if (signal == 0 && usage.exitStatus() == 0) {
      return new ProcessEnd.Exited(0);
    }
    // A driver whose child ran out of time ends with an error of its own.
    if (signal == Kernel.SIGXCPU || allTime) {
      return new ProcessEnd.CpuExceeded();
    }
    if (signal == Kernel.SIGXFSZ || streams.longerThan(task.limits().fileBytes() - 1)) {
      return new ProcessEnd.Exhausted("file size");
    }
    FolderSize size = FolderSize.of(task.folder(), task.limits().diskBytes());
    if (size.largest() >= task.limits().fileBytes()) {
      return new ProcessEnd.Exhausted("file size");
    }
    if (size.bytes() > task.limits().diskBytes() || FolderSize.isDiskFull(task.folder())) {
      return new ProcessEnd.Exhausted("disk");
    }
    if (memoryKills.another()) {
      return new ProcessEnd.Exhausted("memory");
    }
    return signal == 0 ? exited(usage.exitStatus(), streams) : new ProcessEnd.Killed(signal);
  }

  private static ProcessEnd exited(int status, Streams streams) {
    if (status == CANNOT_EXECUTE || status == NOT_FOUND) {
      String text = Streams.text(streams.errors(), 4096);
      if (text.startsWith(REFUSED)) {
        return new ProcessEnd.NotStarted(text.substring(REFUSED.length()).strip());
      }
    }
    return new ProcessEnd.Exited(status);
  }
}
