package dev.assay.compile.process;

/** The numbers of the system calls that are used, which differ between processors. */
record SystemCalls(
    boolean known,
    int openat,
    int close,
    int pipe2,
    int memfdCreate,
    int fcntl,
    int lseek,
    int pread64,
    int kill,
    int ppoll,
    int wait4,
    int prctl,
    int unshare,
    int setns,
    int getgroups,
    int setgroups,
    int setresgid,
    int setresuid,
    int getrusage) {
  private static final SystemCalls X86_64 =
      new SystemCalls(
          true, 257, 3, 293, 319, 72, 8, 17, 62, 271, 61, 157, 272, 308, 115, 116, 119, 117, 98);

  /** The table that all newer processors share. */
  private static final SystemCalls GENERIC =
      new SystemCalls(
          true, 56, 57, 59, 279, 25, 62, 67, 129, 73, 260, 167, 97, 268, 158, 159, 149, 147, 165);

  private static final SystemCalls NONE =
      new SystemCalls(false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  static SystemCalls ofThisMachine() {
    if (!System.getProperty("os.name").equals("Linux")) {
      return NONE;
    }
    return switch (System.getProperty("os.arch")) {
      case "amd64", "x86_64" -> X86_64;
      case "aarch64", "riscv64" -> GENERIC;
      default -> NONE;
    };
  }

  /** The same everywhere, as all that came after it. */
  int pidfdOpen() {
    return 434;
  }
}
