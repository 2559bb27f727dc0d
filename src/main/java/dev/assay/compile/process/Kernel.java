package dev.assay.compile.process;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Optional;

/** System calls by name. Errors are negative, minus the errno. */
final class Kernel {
  static final int SIGKILL = 9;
  static final int SIGXCPU = 24;
  static final int SIGXFSZ = 25;

  private static final int CLOSE_ON_EXEC = 0x80000;
  private static final int APPEND = 0x400;
  private static final int SET_FLAGS = 4;
  private static final int SEEK_END = 2;
  private static final int NO_HANG = 1;
  private static final int NEW_NETWORK = 0x40000000;
  private static final int SET_NO_NEW_PRIVILEGES = 38;
  private static final int SET_CHILD_SUBREAPER = 36;
  private static final long HERE = -100;
  private static final int RUSAGE_LONGS = 18;
  private static final short POLL_IN = 1;

  private static final SystemCalls NUMBERS = SystemCalls.ofThisMachine();

  private Kernel() {}

  /** Why nothing here works, if so. */
  static Optional<String> unsupported() {
    return NUMBERS.known()
        ? Optional.empty()
        : Optional.of(
            "processes can be run on Linux on x86-64, aarch64 and riscv64 only, not on "
                + System.getProperty("os.name")
                + " "
                + System.getProperty("os.arch"));
  }

  static int open(String path, int flags) {
    try (Arena arena = Arena.ofConfined()) {
      long name = arena.allocateFrom(path).address();
      return (int) Libc.call(NUMBERS.openat(), HERE, name, flags | CLOSE_ON_EXEC, 0);
    }
  }

  static void close(int descriptor) {
    Libc.call(NUMBERS.close(), descriptor, 0, 0, 0);
  }

  /** The reading and the writing end, both closed in children. */
  static Optional<Pipe> pipe() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment both = arena.allocate(JAVA_INT, 2);
      long result = Libc.call(NUMBERS.pipe2(), both.address(), CLOSE_ON_EXEC, 0, 0);
      return result < 0
          ? Optional.empty()
          : Optional.of(new Pipe(both.getAtIndex(JAVA_INT, 0), both.getAtIndex(JAVA_INT, 1)));
    }
  }

  /** A file without a name that is only ever appended to. */
  static int memoryFile() {
    try (Arena arena = Arena.ofConfined()) {
      long name = arena.allocateFrom("assay").address();
      int file = (int) Libc.call(NUMBERS.memfdCreate(), name, 1, 0, 0);
      if (file >= 0) {
        Libc.call(NUMBERS.fcntl(), file, SET_FLAGS, APPEND, 0);
      }
      return file;
    }
  }

  static long size(int file) {
    return Libc.call(NUMBERS.lseek(), file, 0, SEEK_END, 0);
  }

  static byte[] read(int file, int most) {
    int length = (int) Math.max(0, Math.min(size(file), most));
    byte[] bytes = new byte[length];
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment buffer = arena.allocate(Math.max(1, length));
      int done = 0;
      while (done < length) {
        long count =
            Libc.call(NUMBERS.pread64(), file, buffer.address() + done, length - done, done);
        if (count <= 0) {
          break;
        }
        done += (int) count;
      }
      MemorySegment.copy(buffer, 0, MemorySegment.ofArray(bytes), 0, length);
    }
    return bytes;
  }

  static int kill(int pid, int signal) {
    return (int) Libc.call(NUMBERS.kill(), pid, signal, 0, 0);
  }

  static int processDescriptor(int pid) {
    return (int) Libc.call(NUMBERS.pidfdOpen(), pid, 0, 0, 0);
  }

  /** Whether the descriptor has something to read or its other end is closed. */
  static boolean ready(int descriptor, Duration patience) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment wanted = arena.allocate(8, 4);
      wanted.set(JAVA_INT, 0, descriptor);
      wanted.set(JAVA_SHORT, 4, POLL_IN);
      MemorySegment time = arena.allocate(JAVA_LONG, 2);
      time.setAtIndex(JAVA_LONG, 0, patience.toSeconds());
      time.setAtIndex(JAVA_LONG, 1, patience.toNanosPart());
      return Libc.call(NUMBERS.ppoll(), wanted.address(), 1, time.address(), 0) > 0;
    }
  }

  /** What an ended child used, if it has ended; it is gone then. */
  static Optional<Usage> reap(int pid) {
    return reap(pid, NO_HANG);
  }

  /** Waits for the child. */
  static Optional<Usage> await(int pid) {
    return reap(pid, 0);
  }

  private static Optional<Usage> reap(int pid, int options) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment status = arena.allocate(JAVA_INT);
      MemorySegment usage = arena.allocate(JAVA_LONG, RUSAGE_LONGS);
      long result;
      do {
        result = Libc.call(NUMBERS.wait4(), pid, status.address(), options, usage.address());
      } while (result == -Libc.EINTR);
      return result == pid
          ? Optional.of(Usage.of(status.get(JAVA_INT, 0), usage))
          : Optional.empty();
    }
  }

  /** The most memory that we ourselves ever had. */
  static long ownPeakBytes() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment usage = arena.allocate(JAVA_LONG, RUSAGE_LONGS);
      Libc.call(NUMBERS.getrusage(), 0, usage.address(), 0, 0);
      return Usage.of(0, usage).peakBytes();
    }
  }

  /** Orphans of our children become our children, so that none can hide. */
  static boolean adoptOrphans() {
    return Libc.call(NUMBERS.prctl(), SET_CHILD_SUBREAPER, 1, 0, 0) == 0;
  }

  /** Concerns the calling thread and what it starts. */
  static long giveUpNewPrivileges(MemorySegment capture) {
    return Libc.call(capture, NUMBERS.prctl(), SET_NO_NEW_PRIVILEGES, 1, 0, 0);
  }

  static long leaveNetwork() {
    return Libc.call(NUMBERS.unshare(), NEW_NETWORK, 0, 0, 0);
  }

  static long enterNetwork(MemorySegment capture, int descriptor) {
    return Libc.call(capture, NUMBERS.setns(), descriptor, NEW_NETWORK, 0, 0);
  }

  static long setGroups(MemorySegment capture, long count, MemorySegment groups) {
    return Libc.call(capture, NUMBERS.setgroups(), count, groups.address(), 0, 0);
  }

  static long groups(long count, MemorySegment groups) {
    return Libc.call(NUMBERS.getgroups(), count, groups.address(), 0, 0);
  }

  /** Of the calling thread alone: the C library's own function would change all threads. */
  static long setGroup(MemorySegment capture, long group) {
    return Libc.call(capture, NUMBERS.setresgid(), group, group, group, 0);
  }

  /** Of the calling thread alone; the way back to {@code saved} stays open until an exec. */
  static long setUser(MemorySegment capture, long user, long saved) {
    return Libc.call(capture, NUMBERS.setresuid(), user, user, saved, 0);
  }

  /** Two descriptors. */
  record Pipe(int reading, int writing) {}
}
